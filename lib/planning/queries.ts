import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { addDays, dayOf, toDate, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { invalidField } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { familyTasks } from '@/lib/library/queries'
import { entriesFrom, type Entry, type UndoablePlan } from '@/lib/planning/entries'
import { planFromLibrary } from '@/lib/planning/from-library'
import { planLimits, undoMs } from '@/lib/planning/limits'
import { letterOf, withoutNames } from '@/lib/planning/names'
import type { PlanRequest } from '@/lib/planning/plan'
import type { PlanInput } from '@/lib/planning/schema'
import type { DayCount, Taken } from '@/lib/planning/taken'
import { isUntouched } from '@/lib/planning/untouched'
import type { PauseOf } from '@/lib/points/pauses'
import { planner } from '@/lib/ports'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

const mostNames = 5_000
/** Tasks of this many days before and after today count as recent. */
const recentDays = 60
const mostRecent = 200

/**
 * Members who can be chosen for a plan: the wanted one, if any, then those who are not administrators, then the others,
 * up to a limit.
 */
function planMembers(wanted: string | null): Prisma.Sql {
  const users = Prisma.sql`SELECT "id", "username", "isAdmin" FROM "User"`
  const order = Prisma.sql`ORDER BY "isAdmin", "usernameKey"`
  if (wanted === null || !isId(wanted)) return Prisma.sql`${users} ${order} LIMIT ${planLimits.members}`
  return Prisma.sql`(${users} WHERE "id" = ${wanted}::uuid)
    UNION ALL (${users} WHERE "id" <> ${wanted}::uuid ${order} LIMIT ${planLimits.members - 1})`
}

/** Members who can be chosen for a plan, and how many users there are. */
export async function listPlanMembers(scope: Scope, wanted: string | null = null) {
  authorize(scope.viewer, 'task:manage')
  const [members, [counted]] = await Promise.all([
    readBatched<{ id: string; username: string; isAdmin: boolean }>(scope, planMembers(wanted)),
    readBatched<{ total: number }>(scope, Prisma.sql`SELECT count(*)::int AS "total" FROM "User"`),
  ])
  return { members, total: counted?.total ?? 0 }
}

/** What the days that can be planned already hold for the members of `listPlanMembers`. */
export const takenDays = (scope: Scope, wanted: string | null = null) =>
  takenDaysAmong(scope, Prisma.sql`SELECT "id" FROM (${planMembers(wanted)}) m`)

/** What the days that can be planned already hold for these members. */
export const takenDaysOf = (scope: Scope, { memberIds }: { memberIds: readonly string[] }) =>
  takenDaysAmong(scope, Prisma.sql`SELECT "id" FROM "User" WHERE "id" = ANY(${memberIds}::uuid[])`)

/** Tasks and pauses on the days that can be planned, so that nobody plans a day twice without seeing it. */
async function takenDaysAmong(scope: Scope, members: Prisma.Sql): Promise<Taken> {
  authorize(scope.viewer, 'task:manage')
  const today = dayOf(scope.now, scope.timeZone)
  const end = addDays(today, planLimits.days)
  const [tasks, pauses] = await Promise.all([
    readBatched<DayCount>(
      scope,
      Prisma.sql`SELECT m."id" AS "memberId", t."date"::text AS "day", count(*)::int AS "count"
        FROM (${members}) m JOIN "Task" t ON t."assigneeId" = m."id"
        WHERE t."date" >= ${today}::date AND t."date" < ${end}::date GROUP BY 1, 2`,
    ),
    readBatched<PauseOf>(
      scope,
      Prisma.sql`SELECT "memberId", "from", "to" FROM "Pause" WHERE "to" >= ${today}::date AND "from" < ${end}::date
        AND ("memberId" IS NULL OR "memberId" IN (${members}))`,
    ),
  ])
  return { tasks, pauses }
}

/** The members in the given order. Throws AppError invalid when one does not exist. */
async function plannedMembers(scope: Scope, ids: readonly string[]) {
  authorize(scope.viewer, 'task:manage')
  const known = ids.filter(isId)
  const users = await db.user.findMany({
    where: { id: { in: known } },
    select: { id: true, username: true, level: true },
  })
  return ids.map((id) => {
    const user = users.find((each) => each.id === id)
    if (!user) throw invalidField('members', 'tasks.userNotFound')
    return user
  })
}

/** The names of everybody else in the family. */
async function otherNames(scope: Scope, ids: readonly string[]) {
  authorize(scope.viewer, 'task:manage')
  return db.user.findMany({
    where: { id: { notIn: ids.filter(isId) } },
    take: mostNames,
    select: { username: true },
  })
}

/** Titles that the members have around today, the latest first. */
async function recentTitles(scope: Scope, ids: readonly string[]): Promise<string[]> {
  authorize(scope.viewer, 'task:manage')
  const today = dayOf(scope.now, scope.timeZone)
  const tasks = await db.task.findMany({
    where: {
      assigneeId: { in: ids.filter(isId) },
      date: { gte: toDate(addDays(today, -recentDays)), lte: toDate(addDays(today, recentDays)) },
    },
    orderBy: { date: 'desc' },
    distinct: ['title'],
    take: mostRecent,
    select: { title: true },
  })
  return tasks.map(({ title }) => title)
}

/** What a planner reads instead of the name of somebody whom it does not plan for. */
const somebody = { en: 'somebody of the family', fr: 'quelqu’un de la famille' } as const

/**
 * The request for a planner, in which letters stand for names, and the usernames in the order of the letters. Throws
 * AppError invalid for an unknown member.
 */
export async function requestFor(
  scope: Scope,
  input: PlanInput,
): Promise<{ request: PlanRequest; usernames: string[] }> {
  const ids = [...new Set(input.members.map((id) => id.toLowerCase()))]
  const [members, others, recent, own] = await Promise.all([
    plannedMembers(scope, ids),
    otherNames(scope, ids),
    recentTitles(scope, ids),
    familyTasks(scope, input.language),
  ])
  const avoidWithNames = [...(input.avoid ?? []), ...recent]
  const nameless = (text: string) => withoutNames(text, members, others, somebody[input.language])
  const { text: goal, letters: named } = nameless(input.goal)
  const request = {
    goal,
    named,
    members: members.map(({ level }, index) => ({ letter: letterOf(index), level })),
    days: [...new Set(input.days)].sort(),
    perDay: input.perDay,
    language: input.language,
    theme: input.theme,
    avoid: avoidWithNames.map((title) => nameless(title).text),
    avoidWithNames,
    own,
  }
  return { request, usernames: members.map(({ username }) => username) }
}

/** Suggests tasks of the library, even with a model configured. Throws AppError invalid for an unknown member. */
export async function suggestFromLibrary(scope: Scope, input: PlanInput): Promise<Entry[]> {
  const { request, usernames } = await requestFor(scope, input)
  return entriesFrom(planFromLibrary(request), usernames)
}

/** Whether suggestions come from a language model. */
export function hasModel(): boolean {
  return planner().source === 'model'
}

/** The latest plan that can still be undone, and how many tasks that would remove; null if it would remove none. */
export async function undoablePlan(scope: Scope): Promise<UndoablePlan | null> {
  authorize(scope.viewer, 'task:manage')
  const [plan] = await readBatched<{ id: string; createdAt: string; tasks: number; firstDay: Day; lastDay: Day }>(
    scope,
    Prisma.sql`SELECT p."id", p."createdAt", planned.* FROM "Plan" p CROSS JOIN LATERAL (
        SELECT count(*)::int AS "tasks", min(t."date") AS "firstDay", max(t."date") AS "lastDay"
        FROM "PlanTask" planned JOIN "Task" t ON t."id" = planned."taskId"
        WHERE planned."planId" = p."id" AND ${isUntouched}
      ) planned
      WHERE p."createdAt" > ${new Date(scope.now.getTime() - undoMs)} ORDER BY p."createdAt" DESC LIMIT 1`,
  )
  if (!plan || plan.tasks === 0) return null
  const { id, tasks, firstDay, lastDay } = plan
  return { id, until: new Date(Date.parse(plan.createdAt) + undoMs).toISOString(), tasks, firstDay, lastDay }
}
