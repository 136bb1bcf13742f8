import 'server-only'
import { can, signedIn, type Viewer } from '@/lib/auth/policy'
import { dayOf, toDate } from '@/lib/calendar'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { readRows } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { orLogged } from '@/lib/fallback'
import { hashOf } from '@/lib/hash'
import { mostCounted, readKeysetPage, type Position, type Seek, type WantedPage } from '@/lib/http/keyset'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'
import { withListedFeedback, withReadableFeedback } from '@/lib/tasks/feedback'
import { longestListedText } from '@/lib/tasks/limits'
import {
  listedSql,
  positionOf,
  selectSummaries,
  selectTasks,
  textMatches,
  type TaskSummary,
  type ListedTask,
} from '@/lib/tasks/list-rows'
import { isOverSql, taskRow, type TaskRow } from '@/lib/tasks/task-rows'
import { longestTaskList, type TaskListChoice } from '@/lib/tasks/schema'
import { earningStatuses } from '@/lib/tasks/status'
import { Prisma } from '@/prisma/generated/client'

export type { ListedTask }

const tasksPerPage = 25

/** Identifies a response, so that a decision applies to the text that was read. */
export const responseHash = (response: string | null) => hashOf(response ?? '')

/** One task that the viewer may read. Throws AppError not_found, also for another member's task. */
export async function findTask(scope: Scope, taskId: string) {
  const viewer = signedIn(scope.viewer)
  const id = knownId(taskId, 'tasks.notFound')
  const [task] = await readRows<TaskRow & { plannedExpiresAt: Date | null }>(Prisma.sql`
    SELECT ${taskRow(scope)}, "expiresAt" AS "plannedExpiresAt" FROM "Task"
    WHERE "id" = ${id}::uuid AND (${viewer.isAdmin} OR "assigneeId" = ${viewer.id}::uuid)`)
  if (!task) throw new AppError('not_found', 'tasks.notFound')
  return withReadableFeedback(scope, task)
}

type TaskListStart = { offset?: number; after?: Position | null; take?: number }

/**
 * The tasks that the viewer may read, newest day first, after a position or an offset, with the beginnings of their
 * texts; at most `longestTaskList`.
 */
export async function listTasks(scope: Scope, start: TaskListStart = {}) {
  const viewer = signedIn(scope.viewer)
  const isOwn = viewer.isAdmin ? Prisma.sql`true` : Prisma.sql`t."assigneeId" = ${viewer.id}::uuid`
  const counted = viewer.isAdmin ? Prisma.empty : Prisma.sql`WHERE "memberId" = ${viewer.id}::uuid`
  const rows = await readRows<Partial<ListedTask> & { total: number }>`
    SELECT c."total", tasks.* FROM (SELECT COALESCE(sum("count"), 0)::int AS "total" FROM "TaskCount" ${counted}) c
    LEFT JOIN LATERAL (${selectTasks(scope, isOwn, seekFrom(start))}) tasks ON true ORDER BY tasks."date" DESC, tasks."id" DESC`
  return { tasks: present(rows).map((task) => withListedFeedback(scope, task)), total: rows[0]?.total ?? 0 }
}

const seekFrom = ({ offset = 0, after = null, take = longestTaskList }: TaskListStart): Seek => ({
  from: after,
  isBackwards: false,
  skip: after ? 0 : offset,
  take,
})

/** The rows of a LEFT JOIN that have a task. */
const present = <T extends { id: string }>(rows: readonly Partial<T>[]) =>
  rows.filter((row): row is T => typeof row.id === 'string')

/**
 * A user's tasks, newest day first, after a position or an offset: with the beginnings of their texts for the user and
 * administrators, and only the public part for other members. Throws AppError not_found when there is no such user.
 */
export async function listTasksOf(scope: Scope, userId: string, start: TaskListStart = {}) {
  const viewer = signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  const isWhole = can(viewer, 'user:read-tasks', { id })
  const isTheirs = Prisma.sql`t."assigneeId" = u."id"`
  const seek = seekFrom(start)
  const rows = await readRows<Partial<ListedTask> & { total: number }>`
    SELECT c."total", tasks.* FROM "User" u
    CROSS JOIN LATERAL (
      SELECT COALESCE(sum("count"), 0)::int AS "total" FROM "TaskCount" WHERE "memberId" = u."id"
    ) c
    LEFT JOIN LATERAL (${isWhole ? selectTasks(scope, isTheirs, seek) : selectSummaries(scope, isTheirs, seek)}) tasks ON true
    WHERE u."id" = ${id}::uuid ORDER BY tasks."date" DESC, tasks."id" DESC`
  const total = rows[0]?.total
  if (total === undefined) throw new AppError('not_found', 'tasks.userNotFound')
  return isWhole
    ? { isWhole, tasks: present(rows).map((task) => withListedFeedback(scope, task)), total }
    : { isWhole, tasks: present<TaskSummary>(rows), total }
}

const summaryDates = ['date', 'expiresAt', 'keptOpenUntil'] as const
const taskDates = [...summaryDates, 'createdAt'] as const

const summariesPerPage = 10

/** One page of a user's tasks without their texts, newest day first; `count` says how many there are. */
export function browseSummaries(scope: Scope, userId: string, wanted: WantedPage, count: () => Promise<number>) {
  const isTheirs = Prisma.sql`t."assigneeId" = ${userId}::uuid`
  const read = async (seek: Seek) => {
    const rows = await readBatched<JsonRow<TaskSummary>>(scope, selectSummaries(scope, isTheirs, seek))
    return rows.map((row) => withDates<TaskSummary>(row, summaryDates))
  }
  return readKeysetPage({ count, read, positionOf }, wanted, summariesPerPage)
}

/** Limits of the dashboard: tasks of a day, and total characters of each of their texts. */
const mostTodaysTasks = 200
const mostTodaysText = 40_000

/** The viewer's tasks of today: pending ones first, and those that are done last. */
export async function todaysTasks(scope: Scope<Viewer>) {
  const date = toDate(dayOf(scope.now, scope.timeZone))
  const length = Prisma.sql`LEAST(${longestListedText}::int, ${mostTodaysText}::int / (count(*) OVER ())::int)`
  const rows = await readBatched<JsonRow<ListedTask>>(
    scope,
    Prisma.sql`SELECT ${listedSql(scope, Prisma.sql`t."length"`)} FROM (
      SELECT *, ${length} AS "length" FROM (
        SELECT * FROM "Task" WHERE "assigneeId" = ${scope.viewer.id}::uuid AND "date" = ${date}::date
        ORDER BY "status", "id" LIMIT ${mostTodaysTasks}
      ) first
    ) t ORDER BY t."status" = ANY(${earningStatuses}::text[]::"TaskStatus"[]), t."status", t."id"`,
  )
  return rows.map((row) => withReadableFeedback(scope, withDates<ListedTask>(row, taskDates)))
}

/** One page of the viewer's own tasks, with the count of each tab and of the matches; a search counts to a limit. */
export async function browseTasks(scope: Scope<Viewer>, choice: TaskListChoice) {
  const { tab, query, sort } = choice
  const today = toDate(dayOf(scope.now, scope.timeZone))
  const counting = countTabs(scope.viewer.id, today, query)
  const where = inTab(scope.viewer.id, tab, today, query)
  const found = await readKeysetPage(
    {
      count: async () => (await counting)[tab],
      isCapped: query !== '',
      read: (seek) => readRows<ListedTask>(selectTasks(scope, where, seek, { isOldestFirst: sort === 'oldest' })),
      positionOf,
    },
    choice,
    tasksPerPage,
  )
  const { rows, ...page } = found
  return { ...page, tasks: rows.map((task) => withReadableFeedback(scope, task)), counts: await counting }
}

type Tab = TaskListChoice['tab']

const tabDates: Record<Tab, Prisma.Sql> = {
  upcoming: Prisma.sql`>`,
  today: Prisma.sql`=`,
  past: Prisma.sql`<`,
}

const inTab = (memberId: string, tab: Tab, today: Date, query: string) => Prisma.sql`
  t."assigneeId" = ${memberId}::uuid AND t."date" ${tabDates[tab]} ${today}::date ${
    query === '' ? Prisma.empty : Prisma.sql`AND ${textMatches(query)}`
  }`

/** How many of a member's tasks are in each tab; of a search, at most one more than `mostCounted`. */
async function countTabs(memberId: string, today: Date, query: string): Promise<Record<Tab, number>> {
  const capped = (tab: Tab) => Prisma.sql`(
    SELECT count(*) FROM (
      SELECT FROM "Task" t WHERE ${inTab(memberId, tab, today, query)} ORDER BY t."date", t."id" LIMIT ${mostCounted + 1}
    ) found
  )::int`
  const exact = (tab: Tab) => Prisma.sql`(SELECT count(*) FROM "Task" t WHERE ${inTab(memberId, tab, today, '')})::int`
  const whole = Prisma.sql`(SELECT COALESCE(sum("count"), 0) FROM "TaskCount" WHERE "memberId" = ${memberId}::uuid)::int`
  // Without a search the past, which grows, is what is left of the counter.
  const [row] = await readRows<Record<Tab, number>>(
    query === ''
      ? Prisma.sql`SELECT "upcoming", "today", "whole" - "upcoming" - "today" AS "past" FROM (
          SELECT ${exact('upcoming')} AS "upcoming", ${exact('today')} AS "today", ${whole} AS "whole") counts`
      : Prisma.sql`SELECT ${capped('upcoming')} AS "upcoming", ${capped('today')} AS "today", ${capped('past')} AS "past"`,
  )
  return row ?? { upcoming: 0, today: 0, past: 0 }
}

export type TaskCounts = { accepted: number; final: number; assigned: number }

/**
 * How many of a user's tasks are accepted or completed, and how many are final (those, rejected and expired ones,
 * including those the sweep has not marked yet). Throws AppError not_found.
 */
export async function countTasks(scope: Scope, userId: string): Promise<TaskCounts> {
  signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  const [counts] = await readBatched<TaskCounts>(
    scope,
    Prisma.sql`
    SELECT COALESCE(sum(c."count") FILTER (WHERE c."status" = ANY(${earningStatuses}::text[]::"TaskStatus"[])), 0)::int
        AS "accepted",
      COALESCE(sum(c."count") FILTER (WHERE c."status" <> 'pending'), 0)::int + (
        SELECT count(*)::int FROM "Task"
        WHERE "assigneeId" = u."id" AND "status" = 'pending' AND ${isOverSql(scope)}
      ) AS "final",
      COALESCE(sum(c."count"), 0)::int AS "assigned"
    FROM "User" u LEFT JOIN "TaskCount" c ON c."memberId" = u."id" WHERE u."id" = ${id}::uuid GROUP BY u."id"`,
  )
  if (!counts) throw new AppError('not_found', 'tasks.userNotFound')
  return counts
}

/** The same for a screen: 0 when the query fails, which is logged. */
export async function countTasksOrZero(scope: Scope, userId: string): Promise<TaskCounts> {
  const counts = countTasks(scope, userId)
  const [accepted, final, assigned] = await Promise.all([
    orLogged(
      counts.then((count) => count.accepted),
      0,
      'tasks.acceptedCountFailed',
    ),
    orLogged(
      counts.then((count) => count.final),
      0,
      'tasks.finalCountFailed',
    ),
    orLogged(
      counts.then((count) => count.assigned),
      0,
      'tasks.fetchFailed',
    ),
  ])
  return { accepted, final, assigned }
}
