import { useTranslations } from 'next-intl'
import { ArrowUpRight, Clock } from 'lucide-react'
import Link from 'next/link'
import { DueDate } from '@/components/task/due-date'
import { PointsBadge } from '@/components/task/points-badge'
import { StatusBadge } from '@/components/task/status-badge'
import { taskPath } from '@/components/paths/task-path'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { Day } from '@/lib/calendar'
import { isReadForSafety } from '@/lib/evaluation/thanks'
import type { TaskView } from '@/lib/tasks/json'
import { closingTime, isStillOpen } from '@/lib/tasks/status'
import { Countdown } from './countdown'
import { TaskCardFooter } from './task-card-footer'

type TaskCardProps = {
  task: TaskView
  /** The time of the server's rendering, ISO 8601. */
  now: string
  today: Day
  timeZone: string
}

/** A summary of a task, with its primary action. */
export function TaskCard({ task, now, today, timeZone }: TaskCardProps) {
  const t = useTranslations('tasks')
  const isOpen = isStillOpen(task)
  const closing = closingTime(task)
  return (
    <article className={cn(cardClass, '@container flex flex-col gap-4')}>
      <div className="flex flex-col-reverse justify-between gap-x-3 @md:flex-row">
        <div className="flex min-w-0 items-start gap-1">
          <h4 className="py-2 font-display text-lg font-semibold wrap-anywhere">{task.title}</h4>
          {isOpen && (
            <Link
              href={taskPath(task.id)}
              aria-label={t('open', { title: task.title })}
              className="grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft"
            >
              <ArrowUpRight aria-hidden className="size-5" />
            </Link>
          )}
        </div>
        {!isReadForSafety(task) && (
          <div className="@md:pt-1.5">
            <StatusBadge status={task.status} needsPerson={task.needsPerson} />
          </div>
        )}
      </div>
      {task.description && <p className="line-clamp-3 max-w-prose text-muted wrap-anywhere">{task.description}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <PointsBadge points={task.points} />
        <DueDate task={task} today={today} />
        {closing && !task.isExpired && (
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4" />
            <Countdown closesAt={closing.toISOString()} now={now} />
          </span>
        )}
      </div>
      <TaskCardFooter task={task} timeZone={timeZone} />
    </article>
  )
}
