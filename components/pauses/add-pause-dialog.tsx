'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { PickedUser } from '@/components/admin/use-found'
import { UserPicker } from '@/components/admin/user-picker'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { newFormId } from '@/components/form/form-id'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import type { Kept } from '@/components/form/use-kept'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { Select } from '@/components/ui/select'
import { addDays, isDay, type Day } from '@/lib/calendar'
import { longestPauseName, pauseWindow } from '@/lib/pauses/limits'
import { createPauseInput, windowErrors } from '@/lib/pauses/schema'
import { searchUsers } from '@/components/user/search-users'
import { createPauseAction } from './actions'

export type PauseForm = {
  formId: string
  whom: 'family' | 'member'
  memberId: PickedUser | null
  name: string
  from: string
  to: string
}

type AddPauseDialogProps = {
  today: Day
  /** The member who is chosen at first; else the family is. */
  member?: PickedUser
  /** What was typed and not added. */
  kept: Kept<PauseForm>
  onClose: () => void
}

/**
 * Adds a pause of the family or of one member. On an error the dialog stays open and keeps the input; Escape keeps it
 * too, Cancel discards it.
 */
export function AddPauseDialog({ today, member, kept, onClose }: AddPauseDialogProps) {
  const t = useTranslations('pauses')
  const [formId] = useState(newFormId)
  const action = useAction()
  const beginning = { whom: member ? 'member' : 'family' }
  const { busy, error } = action
  const { register, values, set, errorOf, submit, attempt } = useActionForm({
    schema: createPauseInput,
    defaultValues: {
      ...beginning,
      formId,
      memberId: member ?? null,
      name: '',
      from: today,
      to: addDays(today, 6),
    } as PauseForm,
    kept,
    toInput: ({ whom, memberId, ...rest }: PauseForm) => ({
      formId: rest.formId,
      memberId: whom === 'family' ? null : (memberId?.id ?? ''),
      name: rest.name,
      from: rest.from,
      to: rest.to,
    }),
    alsoWrong: ({ whom, memberId, from, to }) => {
      const outside = isDay(from) && isDay(to) ? windowErrors({ from, to }, today) : null
      return {
        memberId: whom === 'member' && !memberId ? 'pauses.memberUnknown' : null,
        from: outside?.from?.[0],
        to: outside?.to?.[0],
      }
    },
    action,
    failed: t('addFailed'),
  })
  const days = {
    min: addDays(today, -pauseWindow.before),
    max: addDays(today, pauseWindow.after),
  }

  function add() {
    submit(createPauseAction, ({ name }) => {
      onClose()
      notify.success({ title: t('addedTitle'), description: name })
    })
  }

  return (
    <FormDialog
      title={t('addTitle')}
      description={t('window', pauseWindow)}
      action={busy ? t('adding') : t('add')}
      busy={busy}
      error={error}
      attempt={attempt}
      onClose={onClose}
      kept={kept}
      onSubmit={add}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Field label={t('name')} error={errorOf('name')} className="col-span-2">
          {(control) => (
            <Input {...control} {...register('name')} maxLength={longestPauseName} placeholder={t('namePlaceholder')} />
          )}
        </Field>
        <Field label={t('whom')} className="col-span-2">
          {(control) => (
            <Select {...control} {...register('whom')}>
              <option value="family">{t('family')}</option>
              <option value="member">{t('oneMember')}</option>
            </Select>
          )}
        </Field>
        {values.whom === 'member' && (
          <Field label={t('member')} error={errorOf('memberId')} className="col-span-2">
            {(control) => (
              <UserPicker
                {...control}
                value={values.memberId}
                search={searchUsers}
                onChange={(member) => set('memberId', member)}
              />
            )}
          </Field>
        )}
        <Field label={t('from')} error={errorOf('from')} className="max-[26rem]:col-span-2">
          {(control) => <Input {...control} {...register('from')} type="date" {...days} />}
        </Field>
        <Field label={t('to')} error={errorOf('to')} className="max-[26rem]:col-span-2">
          {(control) => <Input {...control} {...register('to')} type="date" {...days} />}
        </Field>
      </div>
    </FormDialog>
  )
}
