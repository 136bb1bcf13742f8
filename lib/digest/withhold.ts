import 'server-only'
import { toDay, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { messageOf } from '@/lib/i18n/message'
import { digestDue, isNight } from '@/lib/schedule/timings'
import type { Scope } from '@/lib/scope'
import type { Prisma } from '@/prisma/generated/client'

type Moment = Pick<Scope, 'now' | 'timeZone'>

export const digestPrefix = 'digest '

/** What makes the e-mail of a digest unique. */
export const digestOccasion = (sunday: Day, readerId: string) => `${digestPrefix}${sunday} ${readerId}`

/** The queued e-mails that may be sent now: at night, all but digests. */
export function emailsDue(moment: Moment): Prisma.EmailMessageWhereInput {
  if (!isNight(moment)) return {}
  return { OR: [{ occasion: null }, { NOT: { occasion: { startsWith: digestPrefix } } }] }
}

/**
 * Withholds the queued e-mail of a digest that is not due: until the morning, or for good once it is too late. Returns
 * whether it did; other e-mails are never withheld.
 */
export async function withholdDigest(moment: Moment, emailId: string): Promise<boolean> {
  const where = { id: emailId, outcome: 'queued' } as const
  const { occasion = null } = (await db.emailMessage.findFirst({ where, select: { occasion: true } })) ?? {}
  if (!occasion?.startsWith(digestPrefix)) return false
  const due = digestDue(toDay(occasion.slice(digestPrefix.length, digestPrefix.length + 10)), moment)
  if (due === 'now') return false
  // A new round: the queue refuses a job with the key of one that it finished in the last 12 hours.
  const data =
    due === 'later'
      ? { round: { increment: 1 } }
      : { outcome: 'failed' as const, error: messageOf('emails.digestLate') }
  await db.emailMessage.updateMany({ where, data })
  return true
}
