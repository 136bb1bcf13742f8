'use client'

import { Clock, Pencil, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DueDate } from '@/components/task/due-date'
import { PointsBadge } from '@/components/task/points-badge'
import { StatusBadge } from '@/components/task/status-badge'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { dayOf, formatInstant } from '@/lib/calendar'
import { messages } from '@/lib/messages'
import type { TaskView } from '@/lib/tasks/json'
import type { Assignee } from '@/lib/tasks/managed'
import { DeleteTasksDialog } from '../delete-tasks-dialog'
import { EditTaskDialog } from '../edit-task-dialog'

const words = messages.manageTasks

type ManagedTaskHeaderProps = {
  task: TaskView
  assignee: Assignee
  /** The moment the server rendered, ISO 8601. */
  now: string
  timeZone: string
}

/** What the task is and whose, with what can be done to it. */
export function ManagedTaskHeader({ task, assignee, now, timeZone }: ManagedTaskHeaderProps) {
  const router = useRouter()
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const today = dayOf(new Date(now), timeZone)
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 flex-1 basis-72 text-2xl wrap-anywhere md:text-3xl">{task.title}</h1>
        <div className="flex gap-2">
          <Button variant="secondary" onClick={() => setDialog('edit')}>
            <Pencil aria-hidden />
            {words.edit}
          </Button>
          <Button variant="secondary" className="text-berry-ink" onClick={() => setDialog('delete')}>
            <Trash2 aria-hidden />
            {words.remove(1)}
          </Button>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">
        <Link
          href={`/users/${assignee.id}`}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-ink hover:underline"
        >
          <Avatar username={assignee.username} src={assignee.avatar} className="size-8 text-base" />
          <span className="wrap-anywhere">{assignee.username}</span>
        </Link>
        <StatusBadge status={task.status} />
        <PointsBadge points={task.points} />
        <DueDate task={task} today={today} />
        {task.expiresAt && (
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4" />
            {messages.tasks.expires} {formatInstant(task.expiresAt, timeZone)}
          </span>
        )}
      </div>
      {task.description && (
        <p className="mt-4 max-w-prose text-lg leading-7 wrap-anywhere whitespace-pre-line">{task.description}</p>
      )}
      {dialog === 'edit' && (
        <EditTaskDialog task={task} assignee={assignee} today={today} timeZone={timeZone} onClose={close} />
      )}
      {dialog === 'delete' && (
        <DeleteTasksDialog
          tasks={[{ ...task, assignee }]}
          onClose={close}
          onDone={(failed) => {
            if (failed.length === 0) router.push('/admin/tasks')
            router.refresh()
          }}
        />
      )}
    </header>
  )
}
