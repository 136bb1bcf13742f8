'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import { notify } from '@/components/ui/notify'
import type { Day } from '@/lib/calendar'
import { alreadyOverError, expiryError, newTask, newTaskForm, type TaskForm } from '@/lib/tasks/form'
import { defaultTaskPoints } from '@/lib/tasks/limits'
import { createTaskSchema } from '@/lib/tasks/schema'
import { createTaskAction } from './actions'
import { TaskFields } from './task-fields'

/** Creates a task. On an error the dialog stays open and keeps the input. */
export function CreateTaskDialog({ today, onClose }: { today: Day; onClose: () => void }) {
  const t = useTranslations('manageTasks')
  const tTasks = useTranslations('tasks')
  const [blank] = useState(() => newTaskForm(today))
  const [typedName, setTypedName] = useState('')
  const action = useAction()
  const { busy, error } = action
  const { submit, attempt, ...form } = useActionForm({
    schema: createTaskSchema,
    defaultValues: blank,
    toInput: newTask,
    alsoWrong: (values: TaskForm) => ({
      ...(!values.assignedTo && {
        assignedTo: typedName.trim() === '' ? t('assigneeRequired') : tTasks('userNotFound'),
      }),
      expiresAt: expiryError(values) ?? alreadyOverError(null, values, today),
    }),
    action,
    failed: t('createFailed'),
  })

  function create() {
    const username = form.values.assignedTo?.username ?? ''
    submit(createTaskAction, ({ title }) => {
      onClose()
      notify.success({ title: t('created'), description: t('createdHint', { title, username }) })
    })
  }

  return (
    <FormDialog
      title={t('addTitle')}
      description={t('addHint')}
      action={t('create')}
      busy={busy}
      error={error}
      attempt={attempt}
      onClose={onClose}
      onSubmit={create}
    >
      <TaskFields before={blank} form={form} onTypeAssignee={setTypedName} />
      <p className="text-muted">{t('worth', { points: defaultTaskPoints })}</p>
    </FormDialog>
  )
}
