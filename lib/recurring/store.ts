import 'server-only'
import { toDate, type Day } from '@/lib/calendar'
import type { Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { lockMembers } from '@/lib/points/ledger'
import { ruleIdentity } from '@/lib/recurring/identity'
import type { RuleContent } from '@/lib/recurring/rule-schema'
import type { Expiry } from '@/lib/recurring/occurrences'
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

/** Locks the members of a rule. Throws AppError invalid when one of them does not exist. */
export async function lockRuleMembers(tx: Database, memberIds: readonly string[]): Promise<void> {
  const locked = await lockMembers(tx, memberIds)
  if (locked.length < new Set(memberIds).size) throw new AppError('invalid', 'tasks.userNotFound')
}

/** Stores a rule unless the same one exists, and adds its members. Returns its id and whether it is new. */
export async function insertRule(
  tx: Database,
  content: RuleContent,
  progress: { extendedTo: Day; lastPlace: number | null },
): Promise<{ id: string; isNew: boolean }> {
  const columns = ruleColumns(content)
  const data = { ...columns, ...progress, extendedTo: toDate(progress.extendedTo) }
  const { count } = await tx.recurringRule.createMany({ data, skipDuplicates: true })
  const { identity } = columns
  const { id } = await tx.recurringRule.findUniqueOrThrow({ where: { identity }, select: { id: true } })
  const members = content.memberIds.map((memberId, place) => ({ ruleId: id, memberId, place }))
  if (count > 0) await tx.recurringRuleMember.createMany({ data: members })
  return { id, isNew: count > 0 }
}

/** Replaces the members of a rule and their order. The turn stays behind the member who had the last one. */
export async function replaceMembers(
  tx: Database,
  rule: { id: string; members: readonly { memberId: string; place: number }[]; lastPlace: number | null },
  memberIds: readonly string[],
): Promise<{ lastPlace: number | null }> {
  const firstPlace = Math.max(-1, ...rule.members.map(({ place }) => place)) + 1
  const last = rule.members.find(({ place }) => place === rule.lastPlace)
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
  const index = last ? memberIds.indexOf(last.memberId) : -1
  return { lastPlace: index === -1 ? null : firstPlace + index }
}
