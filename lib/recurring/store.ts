import 'server-only'
import { dayOf, fromDate, toDate, type Day } from '@/lib/calendar'
import type { Database } from '@/lib/db'
import { invalidField } from '@/lib/errors'
import { lockMembers } from '@/lib/points/ledger'
import { ruleIdentity } from '@/lib/recurring/identity'
import type { RuleContent } from '@/lib/recurring/rule-schema'
import type { Expiry } from '@/lib/recurring/occurrences'
import type { Share } from '@/lib/recurring/turns'
import type { Moment } from '@/lib/scope'
import type { RecurringExpiry } from '@/prisma/generated/client'

const storedExpiry: Record<Expiry, RecurringExpiry> = {
  same_day: 'same_day',
  '1_day': 'one_day',
  '2_days': 'two_days',
  '1_week': 'one_week',
  custom: 'custom',
}

/** The columns of a rule, except how far it was extended. */
export function ruleColumns({ memberIds, from, expiry, ...content }: RuleContent) {
  const { mode, title, interval, every, weekdays } = content
  return {
    ...content,
    anchor: toDate(from),
    expiry: storedExpiry[expiry],
    identity: ruleIdentity({ memberIds, mode, title, anchor: from, interval, every, weekdays }),
  }
}

/** Throws AppError invalid for a rule that would start in the past. */
export function refusePast({ now, timeZone }: Moment, field: 'from' | 'start', day: string): void {
  if (day < dayOf(now, timeZone)) throw invalidField(field, 'recurring.startPast')
}

/** Locks the members of a rule. Throws AppError invalid for the field when one of them does not exist. */
export async function lockRuleMembers(
  tx: Database,
  memberIds: readonly string[],
  field: 'memberIds' | 'username' = 'memberIds',
): Promise<void> {
  const locked = await lockMembers(tx, memberIds)
  if (locked.length < new Set(memberIds).size) throw invalidField(field, 'tasks.userNotFound')
}

/**
 * Stores a rule unless the same one exists, and adds its members. Returns its id, whether it is new, and how far it was
 * extended.
 */
export async function insertRule(
  tx: Database,
  content: RuleContent,
  progress: { extendedTo: Day; lastPlace: number | null },
): Promise<{ id: string; isNew: boolean; extendedBefore: Day }> {
  const columns = ruleColumns(content)
  const data = { ...columns, ...progress, extendedTo: toDate(progress.extendedTo) }
  const { count } = await tx.recurringRule.createMany({ data, skipDuplicates: true })
  const { identity } = columns
  const select = { id: true, extendedTo: true } as const
  const { id, extendedTo } = await tx.recurringRule.findUniqueOrThrow({ where: { identity }, select })
  const members = content.memberIds.map((memberId, place) => ({ ruleId: id, memberId, place }))
  if (count > 0) await tx.recurringRuleMember.createMany({ data: members })
  return { id, isNew: count > 0, extendedBefore: fromDate(extendedTo) }
}

type Rotation = { members: readonly { memberId: string; place: number }[]; lastPlace: number | null }

/** Who had the last turn, or, if they leave, the nearest before them who stays. */
function lastOfThoseWhoStay({ members, lastPlace }: Rotation, memberIds: readonly string[]): string | undefined {
  if (lastPlace === null) return undefined
  const inOrder = [...members].sort((one, other) => one.place - other.place)
  const before = inOrder.filter(({ place }) => place <= lastPlace)
  const after = inOrder.filter(({ place }) => place > lastPlace)
  return [...after, ...before].findLast(({ memberId }) => memberIds.includes(memberId))?.memberId
}

/** Replaces the members of a rule and their order. The turn stays behind the member who had the last one. */
export async function replaceMembers(
  tx: Database,
  rule: Rotation & { id: string },
  memberIds: readonly string[],
): Promise<{ lastPlace: number | null }> {
  const firstPlace = Math.max(-1, ...rule.members.map(({ place }) => place)) + 1
  const kept = rule.members.map(({ memberId }) => memberId).filter((memberId) => memberIds.includes(memberId))
  for (const [index, memberId] of memberIds.entries()) {
    if (!kept.includes(memberId)) continue
    const where = { ruleId_memberId: { ruleId: rule.id, memberId } }
    await tx.recurringRuleMember.update({ where, data: { place: firstPlace + index }, select: { id: true } })
  }
  const added = memberIds.flatMap((memberId, index) =>
    kept.includes(memberId) ? [] : [{ ruleId: rule.id, memberId, place: firstPlace + index }],
  )
  await tx.recurringRuleMember.createMany({ data: added })
  await tx.recurringRuleMember.deleteMany({ where: { ruleId: rule.id, memberId: { notIn: [...memberIds] } } })
  const index = memberIds.indexOf(lastOfThoseWhoStay(rule, memberIds) ?? '')
  return { lastPlace: index === -1 ? null : firstPlace + index }
}

/**
 * Records what pauses keep from the members of a rule, in place of what was recorded before. The rule must be locked.
 */
export async function replaceSkipped(tx: Database, ruleId: string, skipped: readonly Share[]): Promise<void> {
  await tx.skippedOccurrence.deleteMany({ where: { ruleId } })
  await addSkipped(tx, ruleId, skipped)
}

/** Adds to what is recorded. */
export async function addSkipped(tx: Database, ruleId: string, skipped: readonly Share[]): Promise<void> {
  const data = skipped.map(({ memberId, day }) => ({ ruleId, memberId, day: toDate(day) }))
  await tx.skippedOccurrence.createMany({ data, skipDuplicates: true })
}
