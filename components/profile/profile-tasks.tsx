import { useTranslations } from 'next-intl'
import { AllClearScene } from '@/components/illustrations/scenes'
import { DueDate } from '@/components/task/due-date'
import { PointsBadge } from '@/components/task/points-badge'
import { StatusBadge } from '@/components/task/status-badge'
import { managedTaskPath, taskPath } from '@/components/paths/task-path'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Paging } from '@/components/ui/paging'
import type { Day } from '@/lib/calendar'
import type { PageChoice } from '@/lib/http/keyset'
import type { ProfileTask, ProfileView } from '@/lib/profile/view'

type ProfileTasksProps = {
  tasks: Exclude<ProfileView['tasks'], { error: string }>
  today: Day
  href: (choice: PageChoice) => string
}

/** A user's tasks with the details that every member may see; only viewers who may open them get links. */
export function ProfileTasks({
  tasks: { list, total, page, pageCount, edges, isOpen, isManaged },
  today,
  href,
}: ProfileTasksProps) {
  const t = useTranslations('profile')
  return (
    <Card>
      <div className="flex items-center gap-2">
        <CardTitle>{t('tasks')}</CardTitle>
        <Badge tone="leaf">{total}</Badge>
      </div>
      {list.length === 0 ? (
        <EmptyState scene={<AllClearScene />} title={t('noTasks')} />
      ) : (
        <ul className="mt-2 divide-y">
          {list.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              today={today}
              href={isOpen ? (isManaged ? managedTaskPath : taskPath)(task.id) : null}
            />
          ))}
        </ul>
      )}
      <Paging label={t('tasks')} page={page} pageCount={pageCount} edges={edges} href={(_, to) => href(to)} />
    </Card>
  )
}

type TaskRowProps = { task: ProfileTask; today: Day; href: string | null }

function TaskRow({ task, today, href }: TaskRowProps) {
  return (
    <li className="py-1">
      <div
        className={cn(
          'relative -mx-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-3 py-2',
          href && 'transition-colors hover:bg-shade/70',
        )}
      >
        <div className="min-w-0 flex-1 basis-56">
          {href ? (
            <IntentLink
              href={href}
              className="font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-control"
            >
              {task.title}
            </IntentLink>
          ) : (
            <p className="font-medium wrap-anywhere">{task.title}</p>
          )}
          <p className="mt-0.5 text-muted">
            <DueDate task={task} today={today} />
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <StatusBadge status={task.status} needsPerson={task.needsPerson} />
          {task.points !== null && <PointsBadge points={task.points} />}
        </span>
      </div>
    </li>
  )
}
