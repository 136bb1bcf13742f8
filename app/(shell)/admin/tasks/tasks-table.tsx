'use client'

import { ScanEye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { managedTaskPath } from '@/components/paths/task-path'
import { DueDate } from '@/components/task/due-date'
import { StatusBadge } from '@/components/task/status-badge'
import { Avatar } from '@/components/ui/avatar'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { IntentLink } from '@/components/ui/intent-link'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { Day } from '@/lib/calendar'
import type { ManagedTask } from '@/lib/tasks/managed/view'
import { MarkAll } from './mark-all'

/** The widths add up to what the longest label of a status and a date need on one line. */
const columns = [
  ['titleLabel', undefined],
  // Where the table is narrow, it is left out.
  ['description', 'w-[22%] @3xl:hidden @4xl:table-cell'],
  ['assignedTo', 'w-[19%]'],
  ['status', 'w-34'],
  ['dueDate', 'w-46'],
] as const

type TasksTableProps = {
  tasks: ManagedTask[]
  marked: ReadonlySet<string>
  today: Day
  onMark: (marked: ReadonlySet<string>) => void
}

/** All tasks, each with a checkbox. */
export function TasksTable({ tasks, marked, today, onMark }: TasksTableProps) {
  const t = useTranslations('manageTasks')
  const allId = useId()
  const count = tasks.filter(({ id }) => marked.has(id)).length
  const isWhole = count === tasks.length

  function mark(id: string, isMarked: boolean) {
    const next = new Set(marked)
    if (isMarked) next.add(id)
    else next.delete(id)
    onMark(next)
  }

  return (
    <Table aria-label={t('title')} className="@3xl:table-fixed">
      <TableHeader className="block border-b-0 @3xl:border-b">
        <TableHead className="flex items-center gap-3 pb-3 pl-4! @3xl:table-cell @3xl:w-11 @3xl:pb-2 @3xl:pl-2!">
          <MarkAll
            id={allId}
            aria-label={t('selectAll')}
            checked={isWhole}
            isPartial={count > 0 && !isWhole}
            onChange={() => onMark(new Set(isWhole ? [] : tasks.map(({ id }) => id)))}
          />
          <label htmlFor={allId} className="@3xl:hidden">
            {t('selectAll')}
          </label>
        </TableHead>
        {columns.map(([column, width]) => (
          <TableHead key={column} className={cn('hidden @3xl:table-cell', width)}>
            {t(column)}
          </TableHead>
        ))}
      </TableHeader>
      <TableBody>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} isMarked={marked.has(task.id)} today={today} onMark={mark} />
        ))}
      </TableBody>
    </Table>
  )
}

type TaskRowProps = {
  task: ManagedTask
  isMarked: boolean
  today: Day
  onMark: (id: string, isMarked: boolean) => void
}

function TaskRow({ task, isMarked, today, onMark }: TaskRowProps) {
  const t = useTranslations('manageTasks')
  const { id, title, description, assignee, status, isSuspicious, needsPerson } = task
  return (
    <TableRow
      aria-selected={isMarked}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 pl-13',
        isMarked && 'bg-leaf-soft/60 @3xl:hover:bg-leaf-soft',
      )}
    >
      <TableCell className="absolute top-5 left-4 @3xl:static">
        <Checkbox
          aria-label={t('select', { title })}
          checked={isMarked}
          onChange={(event) => onMark(id, event.target.checked)}
        />
      </TableCell>
      <TableCell className="basis-full @max-3xl:-my-1.5">
        <IntentLink
          href={managedTaskPath(id)}
          title={title}
          // The link covers the whole card except the checkbox, which is above it.
          className="flex min-h-11 items-center rounded-control font-semibold after:absolute after:inset-0 hover:underline @3xl:after:hidden"
        >
          <span className="line-clamp-2 wrap-anywhere">{title}</span>
        </IntentLink>
        {isSuspicious && (
          <span className="mt-1 flex items-center gap-1.5 text-sm font-medium text-ember-ink">
            <ScanEye aria-hidden className="size-4 shrink-0" />
            {t('suspicious')}
          </span>
        )}
      </TableCell>
      <TableCell className="basis-full @max-3xl:empty:hidden @3xl:hidden @4xl:table-cell">
        {description && <p className="line-clamp-2 text-muted wrap-anywhere">{description}</p>}
      </TableCell>
      <TableCell className="max-w-full min-w-0">
        <span className="inline-flex max-w-full items-center gap-2">
          <Avatar username={assignee.username} src={assignee.avatar} className="size-8 text-base" />
          <span className="min-w-0 truncate" title={assignee.username}>
            {assignee.username}
          </span>
        </span>
      </TableCell>
      <TableCell className="@3xl:*:whitespace-normal">
        <StatusBadge status={status} needsPerson={needsPerson} />
      </TableCell>
      <TableCell className="max-w-full">
        <DueDate task={task} today={today} />
      </TableCell>
    </TableRow>
  )
}
