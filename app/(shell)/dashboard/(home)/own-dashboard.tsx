import { ClientMessages } from '@/components/i18n/client-messages'
import { Dashboard } from '@/components/dashboard/dashboard'
import { KeptPage } from '@/components/offline/kept-page'
import { dayOf } from '@/lib/calendar'
import { orLogged } from '@/lib/fallback'
import { currentScope, ownRecord } from '@/lib/http/page'
import { pointsThisMonth } from '@/lib/points/queries'
import { completionRate } from '@/lib/tasks/completion'
import { taskView } from '@/lib/tasks/json'
import { countTasksOrZero, todaysTasks } from '@/lib/tasks/queries'
import type { ListedTask } from '@/lib/tasks/rows'
import { stillOpenTasks } from '@/lib/tasks/still-open'
import { streakOn } from '@/lib/users/json'
import { PauseNote } from './pause-note'

/** The viewer's own progress and tasks. */
export async function OwnDashboard() {
  const scope = await currentScope()
  const { id } = scope.viewer
  const [user, earned, counts, tasks, earlier] = await Promise.all([
    ownRecord(),
    orLogged(pointsThisMonth(scope, id), 0, 'leaderboard.monthlyPointsFailed'),
    countTasksOrZero(scope, id),
    orLogged(todaysTasks(scope), null, 'tasks.fetchFailed'),
    orLogged(stillOpenTasks(scope), [], 'tasks.fetchFailed'),
  ])
  const today = dayOf(scope.now, scope.timeZone)
  const view = (task: ListedTask) => taskView(task, scope.now, scope.viewer)
  return (
    <>
      <PauseNote />
      <ClientMessages namespaces={['task']}>
        <Dashboard
          points={user.points}
          pointsThisMonth={earned}
          streak={streakOn(user, today)}
          completedCount={counts.accepted}
          completionRate={completionRate(counts)}
          todaysTasks={tasks?.map(view) ?? null}
          earlierTasks={earlier.map(view)}
          now={scope.now.toISOString()}
          today={today}
          timeZone={scope.timeZone}
        />
      </ClientMessages>
      <KeptPage userId={id} />
    </>
  )
}
