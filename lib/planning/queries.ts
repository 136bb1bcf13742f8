import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { addDays, dayOf, toDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { entriesFrom, type EntryTask, type UndoablePlan } from '@/lib/planning/entries'
import { planFromLibrary } from '@/lib/planning/from-library'
import { planLimits, undoMs } from '@/lib/planning/limits'
import type { SwapInput } from '@/lib/planning/schema'
import type { Scope } from '@/lib/scope'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const mostNames = 5_000
/** Tasks of this many days before and after today count as recent. */
const recentDays = 60
const mostRecent = 200

/** Members who can be chosen for a plan, those who are not administrators first, and how many users there are. */
export async function listPlanMembers(scope: Scope) {
  authorize(scope.viewer, 'task:manage')
  const [members, total] = await Promise.all([
    db.user.findMany({
      orderBy: [{ isAdmin: 'asc' }, { usernameKey: 'asc' }],
      take: planLimits.members,
      select: { id: true, username: true, isAdmin: true },
    }),
    db.user.count(),
  ])
  return { members, total }
}

/** The members in the given order. Throws AppError invalid when one does not exist. */
export async function plannedMembers(scope: Scope, ids: readonly string[]) {
  authorize(scope.viewer, 'task:manage')
  const known = ids.filter((id) => uuid.test(id))
  const users = await db.user.findMany({
    where: { id: { in: known } },
    select: { id: true, username: true, level: true },
  })
  return ids.map((id) => {
    const user = users.find((each) => each.id === id)
    if (!user) throw new AppError('invalid', 'tasks.userNotFound')
    return user
  })
}

/** The names of everybody else in the family. */
export async function otherNames(scope: Scope, ids: readonly string[]) {
  authorize(scope.viewer, 'task:manage')
  return db.user.findMany({
    where: { id: { notIn: ids.filter((id) => uuid.test(id)) } },
    take: mostNames,
    select: { username: true },
  })
}

/** Titles that the members have around today, the latest first. */
export async function recentTitles(scope: Scope, ids: readonly string[]): Promise<string[]> {
  authorize(scope.viewer, 'task:manage')
  const today = dayOf(scope.now, scope.timeZone)
  const tasks = await db.task.findMany({
    where: {
      assigneeId: { in: ids.filter((id) => uuid.test(id)) },
      date: { gte: toDate(addDays(today, -recentDays)), lte: toDate(addDays(today, recentDays)) },
    },
    orderBy: { date: 'desc' },
    distinct: ['title'],
    take: mostRecent,
    select: { title: true },
  })
  return tasks.map(({ title }) => title)
}

/** Another task of the library for a member, on a day that the caller sets; null when all are taken. */
export async function swapTask(
  scope: Scope,
  { memberId, language, theme, avoid }: SwapInput,
): Promise<Omit<EntryTask, 'date'> | null> {
  const ids = [memberId.toLowerCase()]
  const [members, recent] = await Promise.all([plannedMembers(scope, ids), recentTitles(scope, ids)])
  const level = members[0]?.level ?? 'growing'
  const days = [dayOf(scope.now, scope.timeZone)]
  const request = { goal: '', members: [{ letter: 'A', level }], days, perDay: 1, language, theme }
  const [entry] = entriesFrom(planFromLibrary({ ...request, avoid: [...avoid, ...recent] }), ['A'])
  return entry?.tasks[0] ?? null
}

/** The latest plan that can still be undone; null if there is none. */
export async function undoablePlan(scope: Scope): Promise<UndoablePlan | null> {
  authorize(scope.viewer, 'task:manage')
  const plan = await db.plan.findFirst({
    where: { createdAt: { gt: new Date(scope.now.getTime() - undoMs) } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, createdAt: true, _count: { select: { tasks: true } } },
  })
  if (!plan || plan._count.tasks === 0) return null
  return { id: plan.id, until: new Date(plan.createdAt.getTime() + undoMs).toISOString(), tasks: plan._count.tasks }
}
