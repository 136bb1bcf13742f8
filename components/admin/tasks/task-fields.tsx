'use client'

import { useTranslations } from 'next-intl'
import { ExpectationsField } from '@/components/admin/expectations/expectations-field'
import { UserPicker } from '@/components/admin/user-picker'
import { Field } from '@/components/form/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { changedForm, type TaskForm } from '@/lib/tasks/form'
import { maxTaskPoints } from '@/lib/tasks/limits'
import { taskStatuses } from '@/lib/tasks/status'
import { searchUsers } from '@/components/user/search-users'
import { AlsoForField } from './also-for-field'
import type { TaskActionForm } from './task-action-form'

type TaskFieldsProps = {
  /** The initial values. */
  before: TaskForm
  form: TaskActionForm
  /** A new task may be for several members. */
  isNew?: boolean
  /** Called with the text in the user picker, which may not be a username. */
  onTypeAssignee?: (text: string) => void
}

/** The fields of a task, for creating and editing. */
export function TaskFields({ before, form, isNew = false, onTypeAssignee }: TaskFieldsProps) {
  const t = useTranslations('manageTasks')
  const tTask = useTranslations('task')
  const { register, values, set, errorOf } = form

  const isWithoutPauses =
    before.expiresAt !== before.plannedExpiresAt && values.date !== before.date && !values.isExpiryChosen

  function moveDate(date: string) {
    const { expiresAt } = changedForm(before, values, { date })
    set('date', date)
    set('expiresAt', expiresAt)
  }

  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <Field label={t('titleLabel')} error={errorOf('title')} className="col-span-2">
        {(control) => <Input {...control} {...register('title')} maxLength={200} />}
      </Field>
      <Field label={t('description')} error={errorOf('description')} className="col-span-2">
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            {...register('description')}
            maxLength={20_000}
            className="max-h-72 min-h-28"
          />
        )}
      </Field>
      <ExpectationsField
        lines={values.expectations}
        description={values.description}
        errorOf={errorOf}
        onChange={(expectations) => set('expectations', expectations)}
        className="col-span-2"
      />
      <Field label={t('assignedTo')} error={errorOf('assignedTo')} className="col-span-2 sm:col-span-1">
        {(control) => (
          <UserPicker
            {...control}
            value={values.assignedTo}
            search={searchUsers}
            onType={onTypeAssignee}
            onChange={(assignee) => set('assignedTo', assignee)}
          />
        )}
      </Field>
      <Field label={t('status')} error={errorOf('status')} className="col-span-2 sm:col-span-1">
        {(control) => (
          <Select {...control} {...register('status')}>
            {taskStatuses.map((status) => (
              <option key={status} value={status}>
                {tTask(`statuses.${status}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('dueDate')} error={errorOf('date')} className="max-[26rem]:col-span-2">
        {(control) => (
          <Input {...control} type="date" value={values.date} onChange={(event) => moveDate(event.target.value)} />
        )}
      </Field>
      <Field
        label={t('expiresAt')}
        hint={t(isWithoutPauses ? 'expiresHintPaused' : 'expiresHint')}
        error={errorOf('expiresAt')}
        className="max-[26rem]:col-span-2"
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={values.expiresAt}
            onChange={(event) => {
              set('isExpiryChosen', true)
              set('expiresAt', event.target.value)
            }}
          />
        )}
      </Field>
      <Field label={t('pointsLabel')} error={errorOf('points')} className="col-span-2 sm:col-span-1">
        {(control) => (
          <Input {...control} type="number" inputMode="numeric" min={0} max={maxTaskPoints} {...register('points')} />
        )}
      </Field>
      {isNew && values.assignedTo && (
        <AlsoForField
          first={values.assignedTo}
          others={values.alsoFor}
          error={errorOf('alsoFor')}
          onChange={(others) => set('alsoFor', others)}
        />
      )}
    </div>
  )
}
