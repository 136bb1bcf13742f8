import { Lock } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { DueDate } from '@/components/task/due-date'
import { StatusBadge } from '@/components/task/status-badge'
import { taskPath } from '@/components/paths/task-path'
import { cn } from '@/components/ui/cn'
import type { Day } from '@/lib/calendar'
import { formatInstant } from '@/lib/i18n/format'
import type { TaskView } from '@/lib/tasks/json'
import { closingTime, isLocked } from '@/lib/tasks/status'

const heading = 'px-3 py-2 text-left font-medium text-muted'
const cell = 'block @xl:table-cell @xl:px-3 @xl:py-4 @xl:align-top'

type TasksTableProps = { label: string; tasks: TaskView[]; today: Day; now: string; timeZone: string }

/**
 * Tasks as a table, or as cards where a table would not fit, from the same markup. The roles are explicit because a
 * table displayed as blocks loses its semantics for screen readers.
 */
export function TasksTable({ label, tasks, today, now, timeZone }: TasksTableProps) {
  const t = useTranslations('tasks')
  return (
    <div className="@container">
      <table role="table" aria-label={label} className="block w-full @xl:table">
        <thead role="rowgroup" className="hidden border-b @xl:table-header-group">
          <tr role="row">
            <th role="columnheader" className={cn(heading, 'w-full')}>
              {t('task')}
            </th>
            <th role="columnheader" className={heading}>
              {t('status')}
            </th>
            <th role="columnheader" className={heading}>
              {t('dueDate')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block space-y-3 @xl:table-row-group">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} today={today} now={new Date(now)} timeZone={timeZone} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TaskRowProps = { task: TaskView; today: Day; now: Date; timeZone: string }

// The title's link covers the whole row, so that the row is clickable but is a single tab stop.
function TaskRow({ task, today, now, timeZone }: TaskRowProps) {
  const t = useTranslations('tasks')
  const locale = useLocale()
  const tTask = useTranslations('task')
  const isShut = isLocked(task, now)
  const closing = closingTime(task)
  return (
    <tr
      role="row"
      title={t('rowHint')}
      className={cn(
        'relative block space-y-3 rounded-control border p-4 transition-colors hover:bg-shade/70 has-focus-visible:outline-2',
        'outline-leaf @xl:table-row @xl:rounded-none @xl:border-0 @xl:border-b @xl:last:border-0',
        isShut && 'bg-shade/45',
      )}
    >
      <td role="cell" className={cell}>
        <Link
          href={taskPath(task.id)}
          className={cn(
            'inline-flex items-start gap-2 font-semibold outline-none wrap-anywhere after:absolute after:inset-0',
            isShut && 'text-muted',
          )}
        >
          {isShut && <Lock aria-label={t('locked')} role="img" className="mt-1 size-4 shrink-0" />}
          {task.title}
        </Link>
        <p className="mt-1 line-clamp-2 max-w-prose text-muted wrap-anywhere">{task.description}</p>
      </td>
      <td role="cell" className={cell}>
        <StatusBadge status={task.status} needsPerson={task.needsPerson} />
      </td>
      <td role="cell" className={cn(cell, '@xl:whitespace-nowrap')}>
        <DueDate task={task} today={today} />
        {closing && (
          <p className="mt-1 text-muted @xl:text-sm">
            {tTask('expires')} {formatInstant(closing, timeZone, locale)}
          </p>
        )}
      </td>
    </tr>
  )
}
