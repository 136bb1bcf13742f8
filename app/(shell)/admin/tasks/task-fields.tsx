'use client'

import { useTranslations } from 'next-intl'
import { ExpectationsField } from '@/components/admin/expectations/expectations-field'
import { UserPicker } from '@/components/admin/user-picker'
import { Field } from '@/components/form/field'
import type { Failed } from '@/components/form/failure-banner'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import type { TaskForm } from '@/lib/tasks/form'
import { statusLabel, taskStatuses, type TaskStatus } from '@/lib/tasks/status'
import { searchUsers } from './calls'

type TaskFieldsProps = {
  form: TaskForm
  failure: Failed | null
  onChange: (change: Partial<TaskForm>) => void
  /** The text in the user picker, which may not name a user. */
  onTypeAssignee?: (text: string) => void
}

/** The fields of a task, the same for a new one and one that is there already. */
export function TaskFields({ form, failure, onChange, onTypeAssignee }: TaskFieldsProps) {
  const t = useTranslations('manageTasks')
  const errorOf = (field: string) => failure?.fields?.[field]?.[0]
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <Field label={t('titleLabel')} error={errorOf('title')} className="col-span-2">
        {(control) => (
          <Input
            {...control}
            value={form.title}
            maxLength={200}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('description')} error={errorOf('description')} className="col-span-2">
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={form.description}
            maxLength={20_000}
            onChange={(event) => onChange({ description: event.target.value })}
            className="max-h-72 min-h-28"
          />
        )}
      </Field>
      <ExpectationsField
        lines={form.expectations}
        description={form.description}
        errorOf={errorOf}
        onChange={(expectations) => onChange({ expectations })}
        className="col-span-2"
      />
      <Field label={t('assignedTo')} error={errorOf('assignedTo')} className="col-span-2 sm:col-span-1">
        {(control) => (
          <UserPicker
            {...control}
            value={form.assignee}
            search={searchUsers}
            onType={onTypeAssignee}
            onChange={(assignee) => onChange({ assignee })}
          />
        )}
      </Field>
      <Field label={t('status')} error={errorOf('status')} className="col-span-2 sm:col-span-1">
        {(control) => (
          <Select
            {...control}
            value={form.status}
            onChange={(event) => onChange({ status: event.target.value as TaskStatus })}
          >
            {taskStatuses.map((status) => (
              <option key={status} value={status}>
                {statusLabel(status)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('dueDate')} error={errorOf('date')} className="max-[26rem]:col-span-2">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={form.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('expiresAt')}
        hint={t('expiresHint')}
        error={errorOf('expiresAt')}
        className="max-[26rem]:col-span-2"
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={form.expiresOn}
            onChange={(event) => onChange({ expiresOn: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
