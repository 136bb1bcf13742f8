'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { notify } from '@/components/ui/notify'
import type { Day } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import {
  alreadyOverError,
  changedForm,
  expiryError,
  pointsMoved,
  taskChange,
  taskFormOf,
  type TaskForm,
} from '@/lib/tasks/form'
import type { TaskView } from '@/lib/tasks/json'
import type { Assignee } from '@/lib/tasks/managed'
import { useAction } from '@/components/form/use-action'
import { updateTaskAction } from './actions'
import { editButtonId } from './selection-bar'
import { TaskFields } from './task-fields'

const words = messages.manageTasks

type EditTaskDialogProps = {
  task: TaskView
  assignee: Assignee
  today: Day
  timeZone: string
  onClose: () => void
}

/** Changes a task, and says beforehand what a change does to its points. */
export function EditTaskDialog({ task, assignee, today, timeZone, onClose }: EditTaskDialogProps) {
  const [before] = useState(() => taskFormOf(task, assignee, timeZone))
  const [form, setForm] = useState(before)
  const { busy, failure, run, refuse, forget } = useAction()

  function update() {
    if (!form.assignee) return refuse(words.updateFailed, 'assignedTo', messages.tasks.userNotFound)
    const isMoved = form.date !== before.date || form.expiresOn !== before.expiresOn
    const expiryWrong = (isMoved ? expiryError(form) : null) ?? alreadyOverError(before, form, today)
    if (expiryWrong) return refuse(words.updateFailed, 'expiresAt', expiryWrong)
    run(() => updateTaskAction({ ...taskChange(before, form), taskId: task.id }), {
      failed: words.updateFailed,
      done: ({ title }) => {
        onClose()
        notify.success({ title: words.updated, description: words.updatedHint(title) })
      },
    })
  }

  return (
    <FormDialog
      title={words.editTitle}
      description={words.editHint}
      action={words.update}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={update}
      // It was busy, and without the focus, when this opened.
      returnFocus={() => document.getElementById(editButtonId)}
      effects={effectsOf(before, form, task.points)}
    >
      <TaskFields
        form={form}
        failure={failure}
        onChange={(change) => {
          forget()
          setForm((now) => changedForm(before, now, change))
        }}
      />
      <p className="text-muted">{words.worth(task.points)}</p>
    </FormDialog>
  )
}

function effectsOf(before: TaskForm, form: TaskForm, points: number): string[] {
  const from = before.assignee?.username ?? ''
  const to = form.assignee?.username ?? from
  const isMoved = form.assignee !== null && form.assignee.id !== before.assignee?.id
  const moved = pointsMoved(before, form)
  return [
    ...(isMoved ? [words.moves(from, to)] : []),
    ...(moved === 'given' ? [words.gives(to, points)] : []),
    ...(moved === 'taken' ? [words.takesBack(from, points)] : []),
  ]
}
