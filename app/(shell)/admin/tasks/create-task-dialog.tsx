'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { newFormId } from '@/components/form/form-id'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import type { Kept } from '@/components/form/use-kept'
import { notify } from '@/components/ui/notify'
import type { Day } from '@/lib/calendar'
import { alreadyOverError, expiryError, newTaskForm, newTasks, type TaskForm } from '@/lib/tasks/form'
import { createTasksSchema } from '@/lib/tasks/schema'
import { TaskFields } from '@/components/admin/tasks/task-fields'
import { createTasksAction } from './actions'

type CreateTaskDialogProps = {
  today: Day
  /** The values to begin with, of a copied task. */
  copied?: TaskForm
  /** What was typed and not created. */
  kept: Kept<TaskForm>
  onClose: () => void
}

/**
 * Creates a task for one or more members. On an error the dialog stays open and keeps the input; Escape keeps it too,
 * Cancel discards it.
 */
export function CreateTaskDialog({ today, copied, kept, onClose }: CreateTaskDialogProps) {
  const t = useTranslations('manageTasks')
  const tTasks = useTranslations('tasks')
  const [blank] = useState(() => ({ ...(copied ?? newTaskForm(today)), formId: newFormId() }))
  const [typedName, setTypedName] = useState('')
  const action = useAction()
  const { busy, error } = action
  const { submit, attempt, ...form } = useActionForm({
    schema: createTasksSchema,
    defaultValues: blank,
    kept,
    toInput: newTasks,
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
    submit(createTasksAction, (tasks) => {
      onClose()
      const title = tasks[0]?.title ?? ''
      const description =
        tasks.length > 1 ? t('createdHintMany', { title, count: tasks.length }) : t('createdHint', { title, username })
      notify.success({ title: t('created'), description })
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
      kept={kept}
      onSubmit={create}
    >
      <TaskFields before={blank} form={form} isNew onTypeAssignee={setTypedName} />
    </FormDialog>
  )
}
