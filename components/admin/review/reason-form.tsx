'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ErrorBanner } from '@/components/form/error-banner'
import { Field } from '@/components/form/field'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import type { Kept } from '@/components/form/use-kept'
import { useWrongFieldFocus } from '@/components/form/use-wrong-field-focus'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { decideTaskSchema } from '@/lib/decisions/schema'
import { longestDecisionReason } from '@/lib/decisions/limits'
import { decideTaskAction } from '@/components/admin/tasks/actions'

type ReasonFormProps = {
  taskId: string
  /** The submission that was read. */
  reviewed: string
  username: string
  /** What was typed and not sent. */
  kept: Kept<ReasonInput>
  onCancel: () => void
  onDecided: () => void
}

export type ReasonInput = { reason: string }

const empty: ReasonInput = { reason: '' }

/** Keeps or takes back the verdict, for a reason that the member reads. */
export function ReasonForm({ taskId, reviewed, username, kept, onCancel, onDecided }: ReasonFormProps) {
  const t = useTranslations('review')
  const action = useAction()
  const { busy, error } = action
  const { values, set, errorOf, submit, attempt } = useActionForm({
    schema: decideTaskSchema,
    defaultValues: empty,
    kept,
    toInput: ({ reason }: ReasonInput) => ({ taskId, reviewed, reason, isAccepted: false as boolean }),
    action,
    failed: t('failed'),
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus()
  }, [])
  useWrongFieldFocus(form, error, attempt)

  return (
    <form
      ref={form}
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit(decideTaskAction, onDecided)
      }}
    >
      <Field label={t('reason', { username })} error={errorOf('reason')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={values.reason}
            maxLength={longestDecisionReason}
            placeholder={t('reasonPlaceholder')}
            onChange={(event) => set('reason', event.target.value)}
            className="max-h-60"
          />
        )}
      </Field>
      {error && !error.fields?.reason && <ErrorBanner error={error} />}
      <div className="grid gap-3 @xl:flex">
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
