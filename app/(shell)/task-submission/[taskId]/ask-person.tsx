'use client'

import { HandHelping } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { ErrorBanner } from '@/components/form/error-banner'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { longestAppealMessage } from '@/lib/appeals/limits'
import { characterCount } from '@/lib/text'
import { askPersonAction } from './actions'
import type { DraftStore } from './draft-store'

/** The number of remaining characters from which the count is shown. */
const nearEnd = 60

type AskPersonProps = {
  taskId: string
  disabled?: boolean
  /** Runs the call, which may confirm the text. */
  during: DraftStore['during']
  onAsked: () => void
  /** Called when the form opens or closes. */
  onToggle?: (isOpen: boolean) => void
}

/** Appeals an evaluation that did not accept the text, with an optional message. */
export function AskPerson({ taskId, disabled = false, during, onAsked, onToggle }: AskPersonProps) {
  const t = useTranslations('appeals')
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const { busy, error, run } = useAction()
  const field = useRef<HTMLTextAreaElement>(null)

  function toggle(isOpen: boolean) {
    setOpen(isOpen)
    onToggle?.(isOpen)
  }

  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  if (!isOpen) {
    return (
      <Button variant="secondary" disabled={disabled} aria-expanded={false} onClick={() => toggle(true)}>
        <HandHelping aria-hidden />
        {t('ask')}
      </Button>
    )
  }
  const left = longestAppealMessage - characterCount(message)
  return (
    <form
      noValidate
      aria-label={t('ask')}
      className="w-full space-y-3 text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        run(() => during('confirming', () => askPersonAction({ taskId, message })), { done: onAsked })
      }}
    >
      <p>{t('hint')}</p>
      <Field
        label={t('message')}
        hint={left <= nearEnd ? t('left', { count: left }) : undefined}
        error={error?.fields?.message?.[0]}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={2}
            value={message}
            maxLength={longestAppealMessage}
            placeholder={t('placeholder')}
            onChange={(event) => setMessage(event.target.value)}
            className="max-h-40"
          />
        )}
      </Field>
      {error && !error.fields?.message && <ErrorBanner error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={disabled}>
          {t('send')}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => toggle(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
