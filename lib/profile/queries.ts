import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { can, type Viewer } from '@/lib/auth/policy'
import { readViewer } from '@/lib/auth/session'
import { dayOf } from '@/lib/calendar'
import { orLogged } from '@/lib/fallback'
import { translator } from '@/lib/i18n/translator'
import { readPosition, type WantedPage } from '@/lib/http/keyset'
import { findRank } from '@/lib/leaderboard/queries'
import { activityOf } from '@/lib/points/activity'
import { historyEntry } from '@/lib/points/history'
import { activeDays, earnedByDay, pointHistory } from '@/lib/points/queries'
import { lastWeeks, pointsByWeek } from '@/lib/points/weeks'
import type { ProfilePages, ProfileView } from '@/lib/profile/view'
import type { Scope } from '@/lib/scope'
import { completionRate } from '@/lib/tasks/completion'
import { taskSummaryJson } from '@/lib/tasks/json'
import { browseSummaries, countTasks, countTasksOrZero, type TaskCounts } from '@/lib/tasks/queries'
import { userCard } from '@/lib/users/json'
import { findUser } from '@/lib/users/queries'

/** Whether the viewer chose wider letters and lines; false while the session cannot be read. */
export async function wantsEasyReading(): Promise<boolean> {
  try {
    return (await readViewer())?.easyReading ?? false
  } catch (error) {
    unstable_rethrow(error)
    return false
  }
}

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
  const isOwn = scope.viewer.id === user.id
  const today = dayOf(scope.now, scope.timeZone)
  const weeks = lastWeeks(today)
  const since = weeks[0]?.start ?? today
  const isCompared = can(scope.viewer, 'user:compare', { id: user.id })
  const maySeeRank = can(scope.viewer, isOwn ? 'rank:read-own' : 'board:read')
  const maySeePoints = can(scope.viewer, 'user:read-points', { id: user.id })
  const t = translator(scope.locale, 'profile')
  const tTasks = translator(scope.locale, 'tasks')
  const error = { error: translator(scope.locale, 'common')('partFailed') }
  const counted = countTasksOrZero(scope, user.id)
  const [rank, counts, earned, active, history, tasks] = await Promise.all([
    maySeeRank ? orLogged(findRank(scope, user.id), 0, 'profile.rankFailed') : null,
    counted,
    isCompared ? orLogged(earnedByDay(scope, user.id, since), error, 'profile.weeksFailed') : null,
    isCompared ? orLogged(activeDays(scope, user.id, since), error, 'profile.activityFailed') : null,
    maySeePoints ? orLogged(pointHistory(scope, user.id, pages.points), error, 'profile.historyFailed') : null,
    orLogged(
      tasksPage(scope, user.id, wantedTasks(pages), counted),
      { error: tTasks('fetchFailed') },
      'tasks.fetchFailed',
    ),
  ])
  return {
    user: userCard(user, today),
    isOwn,
    level: isOwn && !user.isAdmin ? user.level : null,
    balance: balanceOf(scope.viewer, user),
    rank,
    completedCount: isCompared ? counts.accepted : null,
    completionRate: isCompared ? completionRate(counts) : null,
    weeks: earned && ('error' in earned ? earned : pointsByWeek(weeks, earned)),
    activity: active && ('error' in active ? active : activityOf(weeks, active, today)),
    tasks,
    history:
      history === null || 'error' in history
        ? history
        : { ...history, list: history.list.map((entry) => historyEntry(entry, scope.timeZone, t)) },
    pages,
    today,
  }
}

type Spender = { points: number | null; spent?: number }

const balanceOf = ({ hasRewards }: Viewer, { points, spent }: Spender) =>
  hasRewards && points !== null && spent !== undefined ? points - spent : null

const wantedTasks = ({ tasks, after, before }: ProfilePages): WantedPage => ({
  page: tasks,
  after: readPosition(after),
  before: readPosition(before),
})

/** One page of a user's tasks; a page past the end is the last. */
async function tasksPage(scope: Scope<Viewer>, userId: string, wanted: WantedPage, counts: Promise<TaskCounts>) {
  const { rows, ...page } = await browseSummaries(scope, userId, wanted, async () => (await counts).assigned)
  const isOpen = can(scope.viewer, 'user:read-tasks', { id: userId })
  const list = rows.map((task) => ({
    ...taskSummaryJson(task, scope.now, scope.viewer),
    ...(isOpen && { needsPerson: task.needsPerson }),
  }))
  return { ...page, list, isOpen, isManaged: isOpen && userId !== scope.viewer.id }
}
