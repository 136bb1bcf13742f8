import { useTranslations } from 'next-intl'
import { AllClearScene } from '@/components/illustrations/scenes'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PartError } from '@/components/ui/part-error'
import type { Day } from '@/lib/calendar'
import { percentage } from '@/lib/tasks/completion'
import type { TaskView } from '@/lib/tasks/json'
import { isEarning } from '@/lib/tasks/status'
import { TaskCard } from './task-card'

type Shown = { now: string; today: Day; timeZone: string }
type TodaysTasksProps = Shown & { tasks: TaskView[] | null; earlier: TaskView[] }

/** Today's tasks, how many of them are done, and those of earlier days that are still open. */
export function TodaysTasks({ tasks, earlier, ...shown }: TodaysTasksProps) {
  const t = useTranslations('dashboard')
  const tTasks = useTranslations('tasks')
  if (tasks === null) {
    return (
      <>
        <Heading />
        <PartError title={t('assignments')} error={tTasks('fetchFailed')} />
        <EarlierTasks tasks={earlier} {...shown} />
      </>
    )
  }
  const completed = tasks.filter((task) => isEarning(task.status)).length
  const percent = percentage(completed, tasks.length)
  return (
    <>
      <Heading />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-lg">{t('assignments')}</h3>
          <p className="text-muted">{t('scheduled', { count: tasks.length, completed })}</p>
        </div>
        {percent > 0 && <Badge tone="leaf">{t('percentComplete', { percent })}</Badge>}
      </div>
      {tasks.length === 0 && earlier.length === 0 && (
        <Card>
          <EmptyState scene={<AllClearScene />} title={t('allClear')}>
            {t('nothingToday')}
          </EmptyState>
        </Card>
      )}
      {tasks.length > 0 && <TaskCards tasks={tasks} {...shown} />}
      <EarlierTasks tasks={earlier} {...shown} />
    </>
  )
}

function Heading() {
  const t = useTranslations('dashboard')
  return (
    <h2 id="today" className="mb-5 text-2xl">
      {t('today')}
    </h2>
  )
}

function EarlierTasks({ tasks, ...shown }: Shown & { tasks: TaskView[] }) {
  const t = useTranslations('tasks')
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="mt-8">
      <h3 id="earlier" className="mb-4 text-lg">
        {t('stillOpen')}
      </h3>
      <TaskCards tasks={tasks} {...shown} />
    </section>
  )
}

function TaskCards({ tasks, ...shown }: Shown & { tasks: TaskView[] }) {
  return (
    <ul className="space-y-4">
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskCard task={task} {...shown} />
        </li>
      ))}
    </ul>
  )
}
