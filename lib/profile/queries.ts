import 'server-only'
import { can, type Viewer } from '@/lib/auth/policy'
import { dayOf } from '@/lib/calendar'
import { findRank } from '@/lib/leaderboard/queries'
import { activityOf } from '@/lib/points/activity'
import { historyEntry } from '@/lib/points/history'
import { activeDays, earnedByDay, pointHistory } from '@/lib/points/queries'
import { lastWeeks, pointsByWeek } from '@/lib/points/weeks'
import type { ProfilePages, ProfileView } from '@/lib/profile/view'
import type { Scope } from '@/lib/scope'
import { completionRate } from '@/lib/tasks/completion'
import { taskSummaryJson } from '@/lib/tasks/json'
import { countTasks, listTasksOf } from '@/lib/tasks/queries'
import { userCard } from '@/lib/users/json'
import { findUser } from '@/lib/users/queries'

const tasksPerPage = 10

/**
 * All that a profile shows of a user to this viewer, by a fixed number of queries. Of tasks it holds the public
 * part only; the points history is there for the user and for administrators. Throws AppError not_found.
 */
export async function findProfile(scope: Scope<Viewer>, userId: string, pages: ProfilePages): Promise<ProfileView> {
  const user = await findUser(scope, userId)
  const today = dayOf(scope.now, scope.timeZone)
  const weeks = lastWeeks(today)
  const since = weeks[0]?.start ?? today
  const maySeePoints = can(scope.viewer, 'user:read-points', { id: user.id })
  const [rank, counts, earned, active, history] = await Promise.all([
    findRank(scope, user.id),
    countTasks(scope, user.id),
    earnedByDay(scope, user.id, since),
    activeDays(scope, user.id, since),
    maySeePoints ? pointHistory(scope, user.id, pages.points) : null,
  ])
  const pageCount = Math.max(1, Math.ceil(counts.assigned / tasksPerPage))
  const page = Math.min(pages.tasks, pageCount)
  const { isWhole, tasks } = await listTasksOf(scope, user.id, (page - 1) * tasksPerPage, tasksPerPage)
  return {
    user: userCard(user, today),
    isOwn: scope.viewer.id === user.id,
    rank,
    completedCount: counts.accepted,
    completionRate: completionRate(counts),
    weeks: pointsByWeek(weeks, earned),
    activity: activityOf(weeks, active, today),
    tasks: {
      list: tasks.map((task) => taskSummaryJson(task, scope.now)),
      isOpen: isWhole,
      total: counts.assigned,
      page,
      pageCount,
    },
    history: history && { ...history, list: history.list.map((entry) => historyEntry(entry, scope.timeZone)) },
    today,
  }
}
