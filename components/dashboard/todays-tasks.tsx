import { useTranslations } from 'next-intl'
import { AllClearScene } from '@/components/illustrations/scenes'
import { TaskCard } from '@/components/task/task-card'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PartError } from '@/components/ui/part-error'
import type { Day } from '@/lib/calendar'
import { percentage } from '@/lib/tasks/completion'
import type { TaskView } from '@/lib/tasks/json'
import { isEarning } from '@/lib/tasks/status'

type TodaysTasksProps = { tasks: TaskView[] | null; now: string; today: Day; timeZone: string }

/** Today's tasks, and how many of them are done. */
export function TodaysTasks({ tasks, now, today, timeZone }: TodaysTasksProps) {
  const t = useTranslations('dashboard')
  const tTasks = useTranslations('tasks')
  if (tasks === null) {
    return (
      <>
        <Heading />
        <PartError title={t('assignments')} error={tTasks('fetchFailed')} />
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
      {tasks.length === 0 ? (
        <Card>
          <EmptyState scene={<AllClearScene />} title={t('allClear')}>
            {t('nothingToday')}
          </EmptyState>
        </Card>
      ) : (
        <ul className="space-y-4">
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskCard task={task} now={now} today={today} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
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
