'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { longestDecisionReason } from '@/lib/tasks/limits'

type ReasonFormProps = {
  username: string
  busy: boolean
  error: string | undefined
  onCancel: () => void
  onSend: (reason: string) => void
}

/** Asks for the reason why the verdict stays; the member reads it. */
export function ReasonForm({ username, busy, error, onCancel, onSend }: ReasonFormProps) {
  const t = useTranslations('review')
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(reason.trim())
      }}
    >
      <Field label={t('reason', { username })} error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={2}
            value={reason}
            maxLength={longestDecisionReason}
            placeholder={t('reasonPlaceholder')}
            onChange={(event) => setReason(event.target.value)}
            className="max-h-60"
          />
        )}
      </Field>
      <div className="grid gap-3 sm:flex">
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
