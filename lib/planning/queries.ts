import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { addDays, dayOf, toDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { familyTasks } from '@/lib/library/queries'
import { entriesFrom, type Entry, type UndoablePlan } from '@/lib/planning/entries'
import { planFromLibrary } from '@/lib/planning/from-library'
import { planLimits, undoMs } from '@/lib/planning/limits'
import { letterOf, withoutNames } from '@/lib/planning/names'
import type { PlanRequest } from '@/lib/planning/plan'
import type { PlanInput } from '@/lib/planning/schema'
import { planner } from '@/lib/ports'
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
async function plannedMembers(scope: Scope, ids: readonly string[]) {
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
async function otherNames(scope: Scope, ids: readonly string[]) {
  authorize(scope.viewer, 'task:manage')
  return db.user.findMany({
    where: { id: { notIn: ids.filter((id) => uuid.test(id)) } },
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
  const nameless = (text: string) => withoutNames(text, members, others, somebody[input.language])
  const request = {
    goal: nameless(input.goal),
    members: members.map(({ level }, index) => ({ letter: letterOf(index), level })),
    days: [...new Set(input.days)].sort(),
    perDay: input.perDay,
    language: input.language,
    theme: input.theme,
    avoid: [...(input.avoid ?? []), ...recent].map(nameless),
    own,
  }
  return { request, usernames: members.map(({ username }) => username) }
}

/** Suggests tasks of the library, whatever planner is configured. Throws AppError invalid for an unknown member. */
export async function suggestFromLibrary(scope: Scope, input: PlanInput): Promise<Entry[]> {
  const { request, usernames } = await requestFor(scope, input)
  return entriesFrom(planFromLibrary(request), usernames)
}

/** Whether suggestions come from a language model. */
export function hasModel(): boolean {
  return planner().source === 'model'
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
