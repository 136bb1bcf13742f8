'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import type { Kept } from '@/components/form/use-kept'
import { notify } from '@/components/ui/notify'
import type { Day } from '@/lib/calendar'
import type { Translate } from '@/lib/i18n/message'
import {
  alreadyOverError,
  expiryError,
  pointsMoved,
  taskChange,
  taskFormOf,
  type EditableTask,
  type TaskForm,
} from '@/lib/tasks/form'
import type { Assignee } from '@/lib/tasks/managed/view'
import { isEarning } from '@/lib/tasks/status'
import { updateTaskSchema } from '@/lib/tasks/schema'
import { typedNumber } from '@/lib/typed-number'
import { updateTaskAction } from './actions'
import { TaskFields } from './task-fields'

type EditTaskDialogProps = {
  task: EditableTask
  assignee: Assignee
  today: Day
  timeZone: string
  /** What was typed and not saved. */
  kept: Kept<TaskForm>
  onClose: () => void
}

/**
 * Edits a task and shows the effect of a change on its points before saving. Escape keeps what was typed, Cancel
 * discards it.
 */
export function EditTaskDialog({ task, assignee, today, timeZone, kept, onClose }: EditTaskDialogProps) {
  const tTasks = useTranslations('tasks')
  const t = useTranslations('manageTasks')
  const [before] = useState(() => taskFormOf(task, assignee, timeZone))
  const action = useAction()
  const { busy, error } = action
  const { submit, attempt, ...form } = useActionForm({
    schema: updateTaskSchema,
    defaultValues: before,
    kept,
    toInput: (values: TaskForm) => taskChange(before, values),
    alsoWrong: (values: TaskForm) => {
      const isMoved = values.date !== before.date || values.expiresAt !== before.expiresAt
      return {
        ...(!values.assignedTo && { assignedTo: tTasks('userNotFound') }),
        expiresAt: (isMoved ? expiryError(values) : null) ?? alreadyOverError(before, values, today),
      }
    },
    action,
    failed: t('updateFailed'),
  })

  function update() {
    submit(
      (input) => updateTaskAction({ ...input, taskId: task.id }),
      ({ title }) => {
        onClose()
        notify.success({ title: t('updated'), description: t('updatedHint', { title }) })
      },
    )
  }

  return (
    <FormDialog
      title={t('editTitle')}
      description={t('editHint')}
      action={t('update')}
      busy={busy}
      error={error}
      attempt={attempt}
      onClose={onClose}
      onSubmit={update}
      kept={kept}
      effects={effectsOf(before, form.values, t)}
    >
      <TaskFields before={before} form={form} />
    </FormDialog>
  )
}

function effectsOf(before: TaskForm, form: TaskForm, t: Translate<'manageTasks'>): string[] {
  const from = before.assignedTo?.username ?? ''
  const to = form.assignedTo?.username ?? from
  const isMoved = form.assignedTo !== null && form.assignedTo.id !== before.assignedTo?.id
  const moved = pointsMoved(before, form)
  const [earned, points] = [Number(before.points), typedNumber(form.points)]
  const isKept = isEarning(before.status) && isEarning(form.status)
  return [
    ...(isMoved ? [t('moves', { from, to })] : []),
    ...(moved === 'given' ? [t('gives', { username: to, points })] : []),
    ...(moved === 'taken' ? [t('takesBack', { username: from, points: earned })] : []),
    ...(isKept && points !== earned ? [t('worthMoves', { from: earned, to: points })] : []),
  ]
}
