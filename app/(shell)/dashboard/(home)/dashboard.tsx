import { useTranslations } from 'next-intl'
import type { Day } from '@/lib/calendar'
import type { TaskView } from '@/lib/tasks/json'
import { PerformanceSummary } from './performance-summary'
import { ProgressTiles } from './progress-tiles'
import { TodaysTasks } from './todays-tasks'

type DashboardProps = {
  points: number
  pointsThisMonth: number
  /** The points left for rewards; null in a family without rewards. */
  balance?: number | null
  streak: number
  completedCount: number
  /** In whole percent. */
  completionRate: number
  /** Null when they could not be loaded. */
  todaysTasks: TaskView[] | null
  /** Tasks of earlier days that can still be submitted. */
  earlierTasks?: TaskView[]
  /** The time of the server's rendering, ISO 8601. */
  now: string
  today: Day
  timeZone: string
}

/** The member's progress and today's tasks; on phones the tasks come first. */
export function Dashboard({ todaysTasks, earlierTasks = [], now, today, timeZone, ...progress }: DashboardProps) {
  const t = useTranslations('dashboard')
  return (
    <div className="@container">
      <div className="grid gap-x-6 gap-y-8 @2xl:grid-cols-3">
        <section aria-labelledby="today" className="@2xl:col-span-2 @2xl:row-start-2">
          <TodaysTasks tasks={todaysTasks} earlier={earlierTasks} now={now} today={today} timeZone={timeZone} />
        </section>
        <section aria-labelledby="progress" className="contents">
          <div className="@2xl:col-span-3 @2xl:row-start-1">
            <h2 id="progress" className="mb-5 text-2xl">
              {t('progress')}
            </h2>
            <ProgressTiles {...progress} />
          </div>
          <div className="@2xl:row-start-2">
            <PerformanceSummary {...progress} />
          </div>
        </section>
      </div>
    </div>
  )
}
