'use client'

import { Check, Hourglass, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ErrorBanner } from '@/components/form/error-banner'
import { Field } from '@/components/form/field'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import { useTabCopy } from '@/components/form/use-tab-copy'
import { useWrongFieldFocus } from '@/components/form/use-wrong-field-focus'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { MemberMessage } from '@/components/admin/review/member-message'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { longestDecisionReason } from '@/lib/decisions/limits'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'
import { decideTaskAction } from '@/components/admin/tasks/actions'

const loadSchema = () => import('@/lib/decisions/schema').then((module) => module.decideTaskSchema)

type DecisionFormProps = {
  viewerId: string
  taskId: string
  /** The hash of the displayed response, from `responseHash`. */
  read: string
  status: TaskStatus
  /** The confirmed text needs a review. */
  isWaiting: boolean
  /** The submission that the decision is about, as shown; null when nothing was submitted. */
  submissionId: string | null
  /** The task is in the review queue, so that its verdict can also be kept. */
  isReviewed: boolean
  /** What the member wrote when asking for a person. */
  message: string | null
  points: number
  /** The points that a rejection takes back, including a bonus that depends on the same day. */
  atStake: number
  username: string
}

const empty = { reason: '', isAccepted: false }

/** Overrides the verdict; each button shows its effect on the points. This tab keeps the reason until it is sent. */
export function DecisionForm(props: DecisionFormProps) {
  const t = useTranslations('manageTasks')
  const { viewerId, taskId, read, status, isWaiting, submissionId, isReviewed, message, points, atStake, username } =
    props
  const action = useAction()
  const { busy, error } = action
  const { register, resetSent, set, values, errorOf, submit, attempt } = useActionForm({
    schema: loadSchema,
    defaultValues: empty,
    toInput: (decision: typeof empty) => ({
      taskId,
      read,
      ...(isReviewed ? { reviewed: submissionId ?? undefined } : { shown: submissionId }),
      ...decision,
    }),
    action,
    failed: t('decisionFailed'),
  })
  const { reason } = values
  const name = `decision:${taskId}:${read}:${submissionId}`
  const forget = useTabCopy(viewerId, name, { reason }, (kept) => set('reason', kept.reason ?? ''))
  const chosen = values.isAccepted
  const isAccepted = isEarning(status)

  const form = useRef<HTMLFormElement>(null)
  useWrongFieldFocus(form, error, attempt)

  function decide(toAccept: boolean) {
    set('isAccepted', toAccept)
    submit(decideTaskAction, (_, sent) => {
      resetSent(sent, empty)
      forget()
      notify.success({ title: t('decisionSaved'), description: t('decisionSavedHint', { username }) })
    })
  }

  return (
    <Card>
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()} className="space-y-4">
        <div className="space-y-1">
          <CardTitle>{t('decide')}</CardTitle>
          <p className="text-muted wrap-anywhere">{t('decideHint', { username })}</p>
        </div>
        {isWaiting && (
          <Banner tone="sky" icon={<Hourglass aria-hidden />} title={t('waiting', { username })}>
            <p>{t('waitingHint')}</p>
          </Banner>
        )}
        {message && <MemberMessage username={username} message={message} />}
        <Field label={t('decisionReason')} hint={t('decisionReasonHint')} error={errorOf('reason')}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              {...register('reason')}
              maxLength={longestDecisionReason}
              placeholder={t('decisionPlaceholder')}
              className="max-h-60"
            />
          )}
        </Field>
        {error && !error.fields?.reason && <ErrorBanner error={error} />}
        <div className="grid gap-3">
          {(!isAccepted || isReviewed) && (
            <Button
              busy={busy && chosen}
              disabled={busy && !chosen}
              onClick={() => decide(true)}
              className="py-2.5 text-left whitespace-normal"
            >
              {!(busy && chosen) && <Check aria-hidden />}
              {isAccepted ? t('acceptAgain') : t('acceptFor', { points })}
            </Button>
          )}
          {(status !== 'rejected' || isWaiting || isReviewed) && (
            <Button
              variant={isAccepted ? 'destructive' : 'secondary'}
              busy={busy && !chosen}
              disabled={busy && chosen}
              onClick={() => decide(false)}
              className="py-2.5 text-left whitespace-normal"
            >
              {!(busy && !chosen) && <RotateCcw aria-hidden />}
              {isAccepted ? t('rejectFor', { points: atStake }) : status === 'rejected' ? t('keep') : t('reject')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
