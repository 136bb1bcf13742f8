import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { fromDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { listedRuleJson, type RuleJson } from '@/lib/recurring/json'
import { rulesPerResponse } from '@/lib/recurring/limits'
import { expiryNames } from '@/lib/recurring/occurrences'
import type { RuleView } from '@/lib/recurring/schema'
import type { Scope } from '@/lib/scope'

/** Maximum number of rules listed on the page. */
const longestRuleList = 500

/** All recurring rules, newest first; administrators only. */
export async function listRules(scope: Scope): Promise<RuleView[]> {
  authorize(scope.viewer, 'task:manage')
  const rules = await db.recurringRule.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: longestRuleList,
    omit: { description: true, expectations: true, createdAt: true, expiryDays: true, identity: true },
    include: { members: { orderBy: { place: 'asc' }, select: { member: { select: { username: true } } } } },
  })
  return rules.map(({ id, mode, title, points, interval, every, weekdays, isPaused, ...rule }) => ({
    id,
    usernames: rule.members.map(({ member }) => member.username),
    mode,
    weekdays,
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

/** Rules on the wire, newest first and with truncated descriptions, and their total number; administrators only. */
export async function readRules(scope: Scope, offset = 0): Promise<{ items: RuleJson[]; total: number }> {
  authorize(scope.viewer, 'task:manage')
  const rules = await db.recurringRule.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: offset,
    take: rulesPerResponse,
    include: { members: true },
  })
  const isEnd = rules.length > 0 && rules.length < rulesPerResponse
  return {
    items: rules.map(listedRuleJson),
    total: isEnd ? offset + rules.length : await db.recurringRule.count(),
  }
}

/** Whether anything runs the schedule: a server that stays does, functions on Vercel need the secret. */
export function isScheduled(): boolean {
  const { CRON_SECRET, VERCEL } = env()
  return VERCEL === undefined || CRON_SECRET !== undefined
}
