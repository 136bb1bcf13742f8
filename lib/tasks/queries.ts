import 'server-only'
import { authorize, can, signedIn, type Viewer } from '@/lib/auth/policy'
import { dayOf, toDate } from '@/lib/calendar'
import { db, readRows } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { orLogged } from '@/lib/fallback'
import { pageOf } from '@/lib/http/pagination'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'
import { listedColumns, summaryColumns } from '@/lib/tasks/columns'
import { withReadableFeedback } from '@/lib/tasks/feedback'
import { longestListedText } from '@/lib/tasks/limits'
import { expiryOf, taskRow, withExpiries, type TaskRow } from '@/lib/tasks/task-rows'
import { longestTaskList, type ManageTasksChoice, type TaskListChoice } from '@/lib/tasks/schema'
import { earningStatuses } from '@/lib/tasks/status'
import { literalPattern } from '@/lib/text'
import { Prisma } from '@/prisma/generated/client'

export const tasksPerPage = 25

const visibleTo = (viewer: Viewer): Prisma.TaskWhereInput => (viewer.isAdmin ? {} : { assigneeId: viewer.id })

/** One task that the viewer may read. Throws AppError not_found, also for somebody else's task. */
export async function findTask(scope: Scope, taskId: string) {
  const viewer = signedIn(scope.viewer)
  const id = knownId(taskId, 'tasks.notFound')
  const [task] = await readRows<TaskRow>(Prisma.sql`
    SELECT ${taskRow(scope)} FROM "Task"
    WHERE "id" = ${id}::uuid AND (${viewer.isAdmin} OR "assigneeId" = ${viewer.id}::uuid)`)
  if (!task) throw new AppError('not_found', 'tasks.notFound')
  return withReadableFeedback(scope, task)
}

/**
 * Adds the beginnings of the tasks' texts, and their expiries as pauses move them. PostgreSQL truncates them, so that
 * long solutions are not transferred.
 */
async function withBeginnings<T extends { id: string; isDecidedByPerson: boolean }>(
  scope: Scope,
  tasks: readonly T[],
  length = longestListedText,
) {
  const ids = tasks.map(({ id }) => id)
  const beginning = (name: 'description' | 'response' | 'feedback', source = `"${name}"`) => {
    const column = Prisma.raw(source)
    // Takes a few characters more, so that PostgreSQL never reads the whole of a long text.
    return Prisma.sql`CASE WHEN char_length(left(${column}, ${length + 1}::int)) > ${length}::int
      THEN left(${column}, ${length - 1}::int) || '…' ELSE ${column} END AS ${Prisma.raw(`"${name}"`)}`
  }
  const rows = await db.$queryRaw<
    { id: string; description: string; response: string | null; feedback: string | null; expiresAt: Date | null }[]
  >`
    SELECT "id", ${beginning('description')}, ${beginning('response', 'COALESCE("response", "draft")')}, ${beginning('feedback')},
      ${expiryOf(scope)} AS "expiresAt"
    FROM "Task" WHERE "id" = ANY(${ids}::uuid[])`
  const byId = new Map(rows.map((row) => [row.id, row]))
  // Skips tasks deleted between the two queries.
  return tasks.flatMap((task) => {
    const texts = byId.get(task.id)
    return texts ? [withReadableFeedback(scope, { ...task, ...texts })] : []
  })
}

/**
 * The tasks that the viewer may read, newest day first, starting at `offset`, with the beginnings of their texts; at
 * most `longestTaskList`.
 */
export async function listTasks(scope: Scope, offset = 0) {
  const where = visibleTo(signedIn(scope.viewer))
  const [tasks, total] = await Promise.all([
    db.task.findMany({ where, orderBy: newestFirst, select: listedColumns, take: longestTaskList, skip: offset }),
    db.task.count({ where }),
  ])
  return { tasks: await withBeginnings(scope, tasks), total }
}

const newestFirst = [{ date: 'desc' }, { id: 'desc' }] satisfies Prisma.TaskOrderByWithRelationInput[]
const oldestFirst = [{ date: 'asc' }, { id: 'asc' }] satisfies Prisma.TaskOrderByWithRelationInput[]

/**
 * A user's tasks, newest day first, at most `take` starting at `offset`: with the beginnings of their texts for the
 * user and administrators, and only the public part for other members. Throws AppError not_found when there is no such
 * user.
 */
export async function listTasksOf(scope: Scope, userId: string, offset = 0, take = longestTaskList) {
  const viewer = signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  const list = { where: { assigneeId: id }, orderBy: newestFirst, take, skip: offset }
  const isWhole = can(viewer, 'user:read-tasks', { id })
  const [user, total, whole, summaries] = await Promise.all([
    db.user.findUnique({ where: { id }, select: { id: true } }),
    db.task.count({ where: list.where }),
    isWhole ? db.task.findMany({ ...list, select: listedColumns }) : null,
    isWhole ? null : db.task.findMany({ ...list, select: summaryColumns }),
  ])
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  return whole
    ? { isWhole: true as const, tasks: await withBeginnings(scope, whole), total }
    : { isWhole: false as const, tasks: await withExpiries(db, scope, summaries ?? []), total }
}

/** Limits of the dashboard: tasks of a day, and total characters of each of their texts. */
const mostTodaysTasks = 200
const mostTodaysText = 40_000

/** The viewer's tasks of today, pending ones first. */
export async function todaysTasks(scope: Scope<Viewer>) {
  const date = toDate(dayOf(scope.now, scope.timeZone))
  const tasks = await db.task.findMany({
    where: { assigneeId: scope.viewer.id, date },
    orderBy: [{ status: 'asc' }, { id: 'asc' }],
    select: listedColumns,
    take: mostTodaysTasks,
  })
  return withBeginnings(
    scope,
    tasks,
    Math.min(longestListedText, Math.floor(mostTodaysText / Math.max(1, tasks.length))),
  )
}

/** One page of the viewer's own tasks, with the count of each tab and of the matches. */
export async function browseTasks(scope: Scope<Viewer>, { tab, query, sort, page: wanted }: TaskListChoice) {
  const today = toDate(dayOf(scope.now, scope.timeZone))
  const ranges = { upcoming: { gt: today }, today: { equals: today }, past: { lt: today } }
  const contains = { contains: literalPattern(query), mode: 'insensitive' } as const
  const matching = query === '' ? {} : { OR: [{ title: contains }, { description: contains }] }
  const inTab = (name: keyof typeof ranges) => ({ assigneeId: scope.viewer.id, date: ranges[name], ...matching })
  const count = (name: keyof typeof ranges) => db.task.count({ where: inTab(name) })

  const [upcoming, todays, past] = await Promise.all([count('upcoming'), count('today'), count('past')])
  const counts = { upcoming, today: todays, past }
  const { page, pageCount, skip, take } = pageOf(counts[tab], tasksPerPage, wanted)
  const tasks = await db.task.findMany({
    where: inTab(tab),
    orderBy: sort === 'newest' ? newestFirst : oldestFirst,
    select: listedColumns,
    skip,
    take,
  })
  return { tasks: await withBeginnings(scope, tasks), counts, total: counts[tab], page, pageCount }
}

export type TaskCounts = { accepted: number; final: number; assigned: number }

/**
 * How many of a user's tasks are accepted or completed, and how many are final (those, rejected and expired ones,
 * including those the sweep has not marked yet). Throws AppError not_found.
 */
export async function countTasks(scope: Scope, userId: string): Promise<TaskCounts> {
  signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  const [counts] = await db.$queryRaw<TaskCounts[]>`
    SELECT COALESCE(sum(c."count") FILTER (WHERE c."status" = ANY(${earningStatuses}::text[]::"TaskStatus"[])), 0)::int
        AS "accepted",
      COALESCE(sum(c."count") FILTER (WHERE c."status" <> 'pending'), 0)::int + (
        SELECT count(*)::int FROM "Task"
        WHERE "assigneeId" = u."id" AND "status" = 'pending' AND "expiresAt" < ${scope.now}
          AND ${expiryOf(scope)} < ${scope.now}
      ) AS "final",
      COALESCE(sum(c."count"), 0)::int AS "assigned"
    FROM "User" u LEFT JOIN "TaskCount" c ON c."memberId" = u."id" WHERE u."id" = ${id}::uuid GROUP BY u."id"`
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

export const managedTasksPerPage = 50

const managedColumns = {
  ...summaryColumns,
  needsPerson: true,
  isDecidedByPerson: true,
  assignee: { select: { id: true, username: true, avatar: true } },
} satisfies Prisma.TaskSelect

/** One page of all tasks, newest day first, searched by task or member; administrators only. */
export async function browseAllTasks(scope: Scope, { query, member, page: wanted }: ManageTasksChoice) {
  authorize(scope.viewer, 'task:manage')
  const contains = { contains: literalPattern(query), mode: 'insensitive' } as const
  const where: Prisma.TaskWhereInput = {
    ...(member && { assigneeId: member }),
    ...(query && { OR: [{ title: contains }, { description: contains }, { assignee: { username: contains } }] }),
  }
  const read = (skip: number) =>
    db.task.findMany({ where, orderBy: newestFirst, select: managedColumns, skip, take: managedTasksPerPage })
  const [total, asked] = await Promise.all([db.task.count({ where }), read((wanted - 1) * managedTasksPerPage)])
  const { page, pageCount, skip } = pageOf(total, managedTasksPerPage, wanted)
  const tasks = page === wanted ? asked : await read(skip)
  const [whole, suspicious] = await Promise.all([
    withBeginnings(scope, tasks),
    suspiciousAmong(tasks.map(({ id }) => id)),
  ])
  return {
    tasks: whole.map((task) => ({ ...task, isSuspicious: suspicious.has(task.id) })),
    total,
    page,
    pageCount,
  }
}

/** The tasks with a suspicious submission since the last decision. A newer text without suspicions does not hide it. */
async function suspiciousAmong(ids: string[]): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ taskId: string }[]>`
    SELECT DISTINCT s."taskId" FROM "Submission" s
    WHERE s."taskId" = ANY(${ids}::uuid[]) AND cardinality(s."suspicions") > 0 AND NOT EXISTS (
      SELECT 1 FROM "Decision" d WHERE d."taskId" = s."taskId" AND d."revision" > s."taskRevision")`
  return new Set(rows.map(({ taskId }) => taskId))
}

/** The most members offered in the filter of Manage Tasks; others are found by search. */
export const mostAssignees = 500

/** Every user with a task, by name; administrators only. */
export async function listAssignees(scope: Scope) {
  authorize(scope.viewer, 'task:manage')
  return db.user.findMany({
    where: { tasks: { some: {} } },
    orderBy: { usernameKey: 'asc' },
    select: { id: true, username: true, avatar: true },
    take: mostAssignees,
  })
}

/** Most decisions shown on a task's page. */
const mostDecisions = 30

/** Administrators' decisions about a task, newest first; administrators only. */
export async function listDecisions(scope: Scope, taskId: string) {
  authorize(scope.viewer, 'task:manage')
  return db.decision.findMany({
    where: { taskId: knownId(taskId, 'tasks.notFound') },
    orderBy: { revision: 'desc' },
    include: { decider: { select: { username: true } }, member: { select: { username: true } } },
    take: mostDecisions,
  })
}
