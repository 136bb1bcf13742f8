import { Hourglass } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { DueDate } from '@/components/task/due-date'
import { PointsBadge } from '@/components/task/points-badge'
import { StatusBadge } from '@/components/task/status-badge'
import { dayOf } from '@/lib/calendar'
import { isReadForSafety } from '@/lib/evaluation/thanks'
import { formatInstant } from '@/lib/i18n/format'
import type { TaskView } from '@/lib/tasks/json'
import { remainingTime } from '@/lib/tasks/remaining-time'
import { closingTime, displayedStatus, isExpired } from '@/lib/tasks/status'

type TaskHeaderProps = { task: TaskView; now: Date; timeZone: string }

/** The task's title, points and deadline. */
export function TaskHeader({ task, now, timeZone }: TaskHeaderProps) {
  const t = useTranslations('task')
  const locale = useLocale()
  const closing = closingTime(task)
  return (
    <header>
      {!isReadForSafety(task) && (
        <div className="mb-3">
          <StatusBadge status={displayedStatus(task, now)} needsPerson={task.needsPerson} />
        </div>
      )}
      <h1 className="text-2xl wrap-anywhere md:text-3xl">{task.title}</h1>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">
        <PointsBadge points={task.points} />
        <DueDate task={task} today={dayOf(now, timeZone)} />
        {closing && (
          <span className="inline-flex items-start gap-1.5">
            <Hourglass aria-hidden className="mt-1 size-4 shrink-0" />
            <span>
              {t('expires')} {formatInstant(closing, timeZone, locale)}
              {!isExpired(task, now) && ` · ${remainingTime(t, closing, now)}`}
            </span>
          </span>
        )}
      </div>
    </header>
  )
}
