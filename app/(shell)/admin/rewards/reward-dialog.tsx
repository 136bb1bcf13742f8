'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import type { Kept } from '@/components/form/use-kept'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { emptyRewardForm, rewardFormOf, rewardInput, type RewardForm, type RewardMember } from '@/lib/rewards/form'
import type { ManagedRewardJson } from '@/lib/rewards/json'
import { rewardLimits } from '@/lib/rewards/limits'
import { createRewardSchema } from '@/lib/rewards/schema'
import { createRewardAction, updateRewardAction } from './actions'
import { MembersField } from './members-field'

type RewardDialogProps = {
  reward?: ManagedRewardJson
  members: RewardMember[]
  /** What was typed and not saved. */
  kept: Kept<RewardForm>
  onClose: () => void
}

/** Adds a reward, or changes the given one. Escape keeps what was typed, Cancel discards it. */
export function RewardDialog({ reward, members, kept, onClose }: RewardDialogProps) {
  const t = useTranslations('manageRewards')
  const action = useAction()
  const { submit, attempt, register, values, set, errorOf } = useActionForm({
    schema: createRewardSchema,
    defaultValues: reward ? rewardFormOf(reward, members) : emptyRewardForm,
    kept,
    toInput: rewardInput,
    action,
    failed: reward ? t('changeFailed') : t('addFailed'),
  })

  function save() {
    const call = reward
      ? (input: ReturnType<typeof rewardInput>) => updateRewardAction({ ...input, rewardId: reward.id })
      : createRewardAction
    submit(call, ({ name }) => {
      onClose()
      notify.success({ title: reward ? t('changed') : t('added'), description: name })
    })
  }

  const number = (max: number) => ({ type: 'number', inputMode: 'numeric', min: 1, max, step: 1 }) as const
  return (
    <FormDialog
      title={reward ? t('editTitle') : t('add')}
      description={t('formHint')}
      action={reward ? t('save') : t('addAction')}
      busy={action.busy}
      error={action.error}
      attempt={attempt}
      onClose={onClose}
      kept={kept}
      onSubmit={save}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Field label={t('name')} error={errorOf('name')} className="col-span-2">
          {(control) => (
            <Input
              {...control}
              {...register('name')}
              maxLength={rewardLimits.name}
              placeholder={t('namePlaceholder')}
            />
          )}
        </Field>
        <Field label={t('cost')} error={errorOf('cost')} className="col-span-2">
          {(control) => <Input {...control} {...register('cost')} {...number(rewardLimits.cost)} />}
        </Field>
        <Field label={t('stock')} hint={t('blank')} error={errorOf('stock')} className="aligned-field">
          {(control) => <Input {...control} {...register('stock')} {...number(rewardLimits.stock)} />}
        </Field>
        <Field label={t('perWeek')} hint={t('blank')} error={errorOf('perWeek')} className="aligned-field">
          {(control) => <Input {...control} {...register('perWeek')} {...number(rewardLimits.perWeek)} />}
        </Field>
        <Field label={t('until')} hint={t('blank')} error={errorOf('until')} className="col-span-2">
          {(control) => <Input {...control} type="date" {...register('until')} />}
        </Field>
        <MembersField
          isForEveryone={values.isForEveryone}
          members={values.members}
          error={errorOf('memberIds')}
          onEveryone={(isForEveryone) => set('isForEveryone', isForEveryone)}
          onMembers={(chosen) => set('members', chosen)}
        />
      </div>
    </FormDialog>
  )
}
