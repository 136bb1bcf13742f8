import 'server-only'
import { fromDate } from '@/lib/calendar'
import type { Database } from '@/lib/db'
import { pausesFor, type Pauses } from '@/lib/points/pauses'

/**
 * Serialises adding a pause with the sweep: a sweep that started before the pause would expire tasks which the pause has
 * just reopened. Take this lock before all others.
 */
export const lockPauses = (tx: Database) => tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('laurel pauses'))`

/** The pauses of each of these members, those of the family included. */
export async function pausesOf(tx: Database, memberIds: readonly string[]): Promise<Map<string, Pauses>> {
  const pauses = await tx.pause.findMany({
    where: { OR: [{ memberId: null }, { memberId: { in: [...memberIds] } }] },
    select: { memberId: true, from: true, to: true },
  })
  const days = pauses.map(({ memberId, from, to }) => ({ memberId, from: fromDate(from), to: fromDate(to) }))
  return new Map(memberIds.map((id) => [id, pausesFor(id, days)] as const))
}
