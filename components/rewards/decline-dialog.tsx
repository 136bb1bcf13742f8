'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import type { Kept } from '@/components/form/use-kept'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import type { OpenRequestJson } from '@/lib/rewards/json'
import { rewardLimits } from '@/lib/rewards/limits'
import { rewardDecisionInput } from '@/lib/rewards/schema'
import { decideRequestAction } from './actions'

type DeclineDialogProps = {
  request: OpenRequestJson
  kept: Kept<{ reason: string }>
  onClose: () => void
}

/** Asks why not now; the member reads it, and their points are theirs again. Escape keeps what was typed. */
export function DeclineDialog({ request, kept, onClose }: DeclineDialogProps) {
  const t = useTranslations('manageRewards')
  const { id: requestId, name, username } = request
  const action = useAction()
  const { submit, attempt, register, errorOf } = useActionForm({
    schema: rewardDecisionInput,
    defaultValues: { reason: '' },
    kept,
    toInput: ({ reason }) => ({ requestId, isGiven: false as const, reason }),
    action,
    failed: t('decisionFailed'),
  })

  function decline() {
    submit(decideRequestAction, () => {
      onClose()
      notify.success({ title: t('declined'), description: t('declinedHint', { username }) })
    })
  }

  return (
    <FormDialog
      title={t('declineTitle', { name })}
      description={t('declineQuestion', { username })}
      action={t('decline')}
      busy={action.busy}
      error={action.error}
      attempt={attempt}
      onClose={onClose}
      kept={kept}
      onSubmit={decline}
    >
      <Field label={t('reason')} error={errorOf('reason')}>
        {(control) => <Textarea {...control} {...register('reason')} rows={3} maxLength={rewardLimits.reason} />}
      </Field>
    </FormDialog>
  )
}
