'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { notify } from '@/components/ui/notify'
import type { Day } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import { alreadyOverError, changedForm, expiryError, newTask, newTaskForm } from '@/lib/tasks/form'
import { defaultTaskPoints } from '@/lib/tasks/schema'
import { useAction } from '@/components/form/use-action'
import { createTaskAction } from './actions'
import { TaskFields } from './task-fields'

const words = messages.manageTasks

/** Adds a task for somebody. It stays open, with what was typed, when that cannot be done. */
export function CreateTaskDialog({ today, onClose }: { today: Day; onClose: () => void }) {
  const [blank] = useState(() => newTaskForm(today))
  const [form, setForm] = useState(blank)
  const [typedName, setTypedName] = useState('')
  const { busy, failure, run, refuse, forget } = useAction()

  function create() {
    const { assignee } = form
    if (!assignee) {
      const message = typedName.trim() === '' ? words.assigneeRequired : messages.tasks.userNotFound
      return refuse(words.createFailed, 'assignedTo', message)
    }
    const expiryWrong = expiryError(form) ?? alreadyOverError(null, form, today)
    if (expiryWrong) return refuse(words.createFailed, 'expiresAt', expiryWrong)
    run(() => createTaskAction(newTask(form, assignee)), {
      failed: words.createFailed,
      done: ({ title }) => {
        onClose()
        notify.success({ title: words.created, description: words.createdHint(title, assignee.username) })
      },
    })
  }

  return (
    <FormDialog
      title={words.addTitle}
      description={words.addHint}
      action={words.create}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={create}
    >
      <TaskFields
        form={form}
        failure={failure}
        onTypeAssignee={setTypedName}
        onChange={(change) => {
          forget()
          setForm((now) => changedForm(blank, now, change))
        }}
      />
      <p className="text-muted">{words.worth(defaultTaskPoints)}</p>
    </FormDialog>
  )
}
