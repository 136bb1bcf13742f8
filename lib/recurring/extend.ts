import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { addDays, dayOf, fromDate, toDate, type Day } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { addTasks, type Batch } from '@/lib/imports/commands'
import { pausesOf } from '@/lib/pauses/queries'
import { lockMembers } from '@/lib/points/ledger'
import { isPaused, noPauses } from '@/lib/points/pauses'
import { daysAhead, expiryNames, occurrences } from '@/lib/recurring/occurrences'
import { taskOn } from '@/lib/recurring/schema'
import { shareOut, type IsUnpaused } from '@/lib/recurring/turns'
import type { Scope } from '@/lib/scope'
import { storedExpectations } from '@/lib/tasks/expectations'
import type { Prisma } from '@/prisma/generated/client'

/** Rules extended per transaction. */
const rulesAtOnce = 50

const withMembers = { members: { select: { memberId: true, place: true } } } as const
type Rule = Prisma.RecurringRuleGetPayload<{ include: typeof withMembers }>

type Options = {
  /** Only this rule. */
  ruleId?: string
  /** The latest day to create tasks for; by default seven days ahead. */
  horizon?: Day
}

/**
 * Creates the tasks of every active rule, or of the given one, up to seven days ahead, including missed days. Each
 * occurrence is created once, however often or concurrently this runs. A deleted occurrence is not recreated, since a
 * rule records how far it was extended. Administrators and the scheduler only.
 */
export async function extendRules(
  scope: Scope,
  { ruleId, horizon = addDays(dayOf(scope.now, scope.timeZone), daysAhead) }: Options = {},
): Promise<{ rulesExtended: number; tasksAdded: number }> {
  authorize(scope.viewer, 'schedule:run')
  const where = { ...(ruleId && { id: ruleId }), isPaused: false, extendedTo: { lt: toDate(horizon) } }
  const total = { rulesExtended: 0, tasksAdded: 0 }
  for (;;) {
    const due = await db.recurringRule.findMany({
      where,
      orderBy: { id: 'asc' },
      take: rulesAtOnce,
      select: { id: true, ...withMembers },
    })
    if (due.length === 0) return total
    const extended = await db.$transaction((tx) => extendDue(tx, scope, due, horizon))
    total.rulesExtended += extended.rules
    total.tasksAdded += extended.tasks
  }
}

/** Extends those rules that were not extended, paused or deleted before their lock was taken. */
async function extendDue(tx: Database, scope: Scope, due: readonly Pick<Rule, 'id' | 'members'>[], horizon: Day) {
  const locked = new Set(
    await lockMembers(
      tx,
      due.flatMap(({ members }) => members.map(({ memberId }) => memberId)),
    ),
  )
  const ids = due.map((rule) => rule.id)
  await tx.$queryRaw`SELECT 1 FROM "RecurringRule" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  const where = { id: { in: ids }, isPaused: false, extendedTo: { lt: toDate(horizon) } }
  const found = await tx.recurringRule.findMany({ where, include: withMembers })
  // A rule with a new member is extended in the next round, because members are locked before rules.
  const rules = found.filter(({ members }) => members.every(({ memberId }) => locked.has(memberId)))
  const pauses = await pausesOf(tx, [...locked])
  const isUnpaused: IsUnpaused = (memberId, day) => !isPaused(day, pauses.get(memberId) ?? noPauses)
  const batches: Batch[] = []
  for (const rule of rules) {
    const next = extension(rule, { horizon, isUnpaused, timeZone: scope.timeZone })
    batches.push(...next.batches)
    await tx.recurringRule.update({
      where: { id: rule.id },
      data: { extendedTo: toDate(horizon), lastPlace: next.lastPlace },
      select: { id: true },
    })
  }
  const added = await addTasks(tx, scope, batches)
  return { rules: rules.length, tasks: added.flat().length }
}

/** The tasks that a rule lacks up to the horizon, by member, and the place of the last turn. */
function extension(rule: Rule, options: { horizon: Day; isUnpaused: IsUnpaused; timeZone: string }) {
  const { horizon, isUnpaused, timeZone } = options
  const days = occurrences({ ...rule, anchor: fromDate(rule.anchor) }, addDays(fromDate(rule.extendedTo), 1), horizon)
  const { shared, lastPlace } = shareOut(days, rule, isUnpaused)
  const content = { ...rule, expectations: storedExpectations(rule.expectations), expiry: expiryNames[rule.expiry] }
  const batches = rule.members.map(({ memberId: assigneeId }) => {
    const own = shared.filter(({ memberId }) => memberId === assigneeId)
    return { assigneeId, recurringRuleId: rule.id, tasks: own.map(({ day }) => taskOn(day, content, timeZone)) }
  })
  return { batches, lastPlace }
}
