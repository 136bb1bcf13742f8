import 'server-only'
import { can, type Viewer } from '@/lib/auth/policy'
import { dayOf } from '@/lib/calendar'
import { orLogged } from '@/lib/fallback'
import { translator } from '@/lib/i18n/translator'
import { pageOf } from '@/lib/http/pagination'
import { findRank } from '@/lib/leaderboard/queries'
import { activityOf } from '@/lib/points/activity'
import { historyEntry } from '@/lib/points/history'
import { activeDays, earnedByDay, pointHistory } from '@/lib/points/queries'
import { lastWeeks, pointsByWeek } from '@/lib/points/weeks'
import type { ProfilePages, ProfileView } from '@/lib/profile/view'
import type { Scope } from '@/lib/scope'
import { completionRate } from '@/lib/tasks/completion'
import { taskSummaryJson } from '@/lib/tasks/json'
import { countTasks, countTasksOrZero, listTaskSummaries, type TaskCounts } from '@/lib/tasks/queries'
import { userCard } from '@/lib/users/json'
import { findUser } from '@/lib/users/queries'

const tasksPerPage = 10

/** How many of a user's tasks have each outcome; null for a viewer who may not compare the user with others. */
export async function findTaskCounts(scope: Scope<Viewer>, userId: string): Promise<TaskCounts | null> {
  return can(scope.viewer, 'user:compare', { id: userId.toLowerCase() }) ? countTasks(scope, userId) : null
}

/**
 * A user's profile as visible to the viewer, in a fixed number of queries. Contains only the public part of tasks; the
 * points history is for the user and administrators, and what compares users is null where the family does not show it.
 * A part that fails to load does not affect the others. Throws AppError not_found.
 */
export async function findProfile(scope: Scope<Viewer>, userId: string, pages: ProfilePages): Promise<ProfileView> {
  const user = await findUser(scope, userId)
  const { id } = user
  const isOwn = scope.viewer.id === id
  const isCompared = can(scope.viewer, 'user:compare', { id })
  const today = dayOf(scope.now, scope.timeZone)
  const weeks = lastWeeks(today)
  const since = weeks[0]?.start ?? today
  const t = translator(scope.locale, 'profile')
  const tTasks = translator(scope.locale, 'tasks')
  const problem = { problem: translator(scope.locale, 'common')('partFailed') }
  const [rank, counts, earned, active, history, tasks] = await Promise.all([
    can(scope.viewer, isOwn ? 'rank:read-own' : 'board:read')
      ? orLogged(findRank(scope, id), 0, 'profile.rankFailed')
      : null,
    isCompared ? countTasksOrZero(scope, id) : null,
    isCompared ? orLogged(earnedByDay(scope, id, since), problem, 'profile.weeksFailed') : null,
    isCompared ? orLogged(activeDays(scope, id, since), problem, 'profile.activityFailed') : null,
    can(scope.viewer, 'user:read-points', { id })
      ? orLogged(pointHistory(scope, id, pages.points), problem, 'profile.historyFailed')
      : null,
    orLogged(tasksPage(scope, id, pages.tasks), { problem: tTasks('fetchFailed') }, 'tasks.fetchFailed'),
  ])
  return {
    user: userCard(user, today),
    isOwn,
    level: isOwn && !user.isAdmin ? user.level : null,
    rank,
    completedCount: counts && counts.accepted,
    completionRate: counts && completionRate(counts),
    weeks: earned && ('problem' in earned ? earned : pointsByWeek(weeks, earned)),
    activity: active && ('problem' in active ? active : activityOf(weeks, active, today)),
    tasks,
    history:
      history === null || 'problem' in history
        ? history
        : { ...history, list: history.list.map((entry) => historyEntry(entry, scope.timeZone, t)) },
    today,
  }
}

/** One page of a user's tasks; a page past the end is the last. */
async function tasksPage(scope: Scope<Viewer>, userId: string, wanted: number) {
  const isOpen = can(scope.viewer, 'user:read-tasks', { id: userId })
  const asked = await listTaskSummaries(scope, userId, { skip: (wanted - 1) * tasksPerPage, take: tasksPerPage })
  const { page, pageCount, skip, take } = pageOf(asked.total, tasksPerPage, wanted)
  const { tasks, total } = page === wanted ? asked : await listTaskSummaries(scope, userId, { skip, take })
  const list = tasks.map(({ needsPerson, ...task }) => ({
    ...taskSummaryJson(task, scope.now),
    ...(isOpen && { needsPerson }),
  }))
  return { list, isOpen, isManaged: isOpen && userId !== scope.viewer.id, total, page, pageCount }
}
