import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { fromDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { expiryNames } from '@/lib/recurring/occurrences'
import type { RuleView } from '@/lib/recurring/schema'
import type { Scope } from '@/lib/scope'

/** The most rules that the page lists. */
const longestRuleList = 500

/** Every rule that goes on by itself, the newest first; administrators only. */
export async function listRules(scope: Scope): Promise<RuleView[]> {
  authorize(scope.viewer, 'task:manage')
  const rules = await db.recurringRule.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: longestRuleList,
    omit: { description: true, expectations: true, createdAt: true, expiryDays: true },
    include: { assignee: { select: { username: true } } },
  })
  return rules.map(({ id, title, points, interval, every, isPaused, ...rule }) => ({
    id,
    username: rule.assignee.username,
    title,
    points,
    anchor: fromDate(rule.anchor),
    interval,
    every,
    expiry: expiryNames[rule.expiry],
    isPaused,
    extendedTo: fromDate(rule.extendedTo),
  }))
}

/** Whether anything calls the schedule: without its secret, nothing can. */
export function isScheduled(): boolean {
  return env().CRON_SECRET !== undefined
}
