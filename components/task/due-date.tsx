import { useLocale, useTranslations } from 'next-intl'
import { CalendarDays } from 'lucide-react'
import type { Day } from '@/lib/calendar'
import { formatDay } from '@/lib/i18n/format'
import { isDueSoon, isOverdue, type TaskStatus } from '@/lib/tasks/status'

type DueDateProps = { task: { date: Day; status: TaskStatus }; today: Day }

/** The due date, with a note when it is near or past. */
export function DueDate({ task, today }: DueDateProps) {
  const t = useTranslations('task')
  const locale = useLocale()
  const urgency = isOverdue(task, today)
    ? t('overdue')
    : isDueSoon(task, today)
      ? t(task.date === today ? 'dueToday' : 'dueSoon')
      : null
  return (
    <span className="inline-flex items-center gap-1.5">
      <CalendarDays aria-hidden className="size-4 shrink-0" />
      <span>
        <span className="whitespace-nowrap">
          {formatDay(task.date, locale)}
          {urgency && ' ·'}
        </span>{' '}
        {urgency && <span className="font-medium whitespace-nowrap text-ember-ink">{urgency}</span>}
      </span>
    </span>
  )
}
