'use client'

import { Clock, Pencil, Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { useKeptByKey } from '@/components/form/use-kept'
import { userInDirectoryPath } from '@/components/paths/user-path'
import { DueDate } from '@/components/task/due-date'
import { LongText } from '@/components/task/long-text'
import { PointsBadge } from '@/components/task/points-badge'
import { StatusBadge } from '@/components/task/status-badge'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import type { Beginning } from '@/lib/beginning'
import { dayOf } from '@/lib/calendar'
import { formatInstant } from '@/lib/i18n/format'
import type { EditableTask, TaskForm } from '@/lib/tasks/form'
import type { TaskView } from '@/lib/tasks/json'
import type { Assignee } from '@/lib/tasks/managed/view'
import { closingTime } from '@/lib/tasks/status'
import { fetchTask } from '@/components/admin/tasks/calls'
import { DeleteTasksDialog } from '@/components/admin/tasks/delete-tasks-dialog'

const EditTaskDialog = whenNeeded(() =>
  import('@/components/admin/tasks/edit-task-dialog').then((module) => module.EditTaskDialog),
)

type ManagedTaskHeaderProps = {
  /** The task without its texts, which may be long. */
  task: TaskView
  description: Beginning
  assignee: Assignee
  /** The time of the server's rendering, ISO 8601. */
  now: string
  timeZone: string
}

/** The task and its assignee, with the actions on it. */
export function ManagedTaskHeader({ task, description, assignee, now, timeZone }: ManagedTaskHeaderProps) {
  const t = useTranslations('manageTasks')
  const locale = useLocale()
  const tTask = useTranslations('task')
  const tExpectations = useTranslations('expectations')
  const router = useRouter()
  const [isDeleting, setDeleting] = useState(false)
  const [edited, setEdited] = useState<EditableTask | null>(null)
  const keptOf = useKeptByKey<TaskForm>()
  const [isFetching, startFetching] = useTransition()
  const today = dayOf(new Date(now), timeZone)
  const closing = closingTime(task)

  function edit() {
    startFetching(async () => {
      try {
        setEdited(await fetchTask(task.id, t('fetchFailed')))
      } catch (error) {
        const description = error instanceof Error ? error.message : undefined
        notify.destructive({ title: t('updateFailed'), description })
      }
    })
  }

  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 flex-1 basis-72 text-2xl wrap-anywhere md:text-3xl">{task.title}</h1>
        <div className="flex gap-2">
          <Button variant="secondary" busy={isFetching} onClick={edit}>
            {!isFetching && <Pencil aria-hidden />}
            {t('edit')}
          </Button>
          <Button variant="secondary" className="text-berry-ink" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden />
            {t('remove', { count: 1 })}
          </Button>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">
        <Link
          href={userInDirectoryPath(assignee.id)}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-ink hover:underline"
        >
          <Avatar username={assignee.username} src={assignee.avatar} className="size-8 text-base" />
          <span className="wrap-anywhere">{assignee.username}</span>
        </Link>
        <StatusBadge status={task.status} needsPerson={task.needsPerson} />
        <PointsBadge points={task.points} />
        <DueDate task={task} today={today} />
        {closing && (
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4" />
            {tTask('expires')} {formatInstant(closing, timeZone, locale)}
          </span>
        )}
      </div>
      {description.text && (
        <LongText
          key={description.text}
          beginning={description}
          source={{ kind: 'description', taskId: task.id }}
          className="mt-4 max-w-prose text-lg leading-7"
        />
      )}
      {task.expectations.length > 0 && (
        <section aria-labelledby="expectations" className="mt-4 max-w-prose">
          <h2 id="expectations" className="text-lg">
            {tExpectations('tells')}
          </h2>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {task.expectations.map(({ text, isHidden }, index) => (
              <li key={index} className="wrap-anywhere">
                {text}
                {isHidden && <span className="text-muted"> · {tExpectations('hiddenMark')}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {edited && (
        <EditTaskDialog
          task={edited}
          assignee={assignee}
          today={today}
          timeZone={timeZone}
          kept={keptOf(JSON.stringify(edited))}
          onClose={() => setEdited(null)}
        />
      )}
      {isDeleting && (
        <DeleteTasksDialog
          tasks={[{ ...task, assignee }]}
          onClose={() => setDeleting(false)}
          onDone={(failed) => {
            if (failed.length === 0) router.push('/admin/tasks')
          }}
        />
      )}
    </header>
  )
}
