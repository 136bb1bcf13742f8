import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import type { Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { readDigest } from '@/lib/digest/queries'
import type { DigestChoice } from '@/lib/digest/schema'
import { digestText } from '@/lib/digest/text'
import { digestOccasion } from '@/lib/digest/withhold'
import { noticeFor } from '@/lib/emails/commands'
import { AppError } from '@/lib/errors'
import { waitingForReview } from '@/lib/review/queries'
import type { Scope } from '@/lib/scope'
import { familyLocale } from '@/lib/settings/queries'

/** Sets whether the viewer receives the digest; administrators only. Throws AppError conflict without an address. */
export async function chooseDigest(scope: Scope, { wantsDigest }: DigestChoice): Promise<void> {
  authorize(scope.viewer, 'email:send')
  const { id } = signedIn(scope.viewer)
  const where = { id, ...(wantsDigest && { email: { not: null } }) }
  const { count } = await db.user.updateMany({ where, data: { wantsDigest } })
  if (count === 0) throw new AppError('conflict', 'digest.noAddress')
}

/**
 * Queues the digest of the week that ends on `sunday` for every administrator who asked for it, each once, however
 * often this runs. For the scheduler and administrators.
 */
export async function queueDigests(scope: Scope, sunday: Day): Promise<{ digestsQueued: number }> {
  authorize(scope.viewer, 'schedule:run')
  const readers = await db.user.findMany({
    where: { isAdmin: true, wantsDigest: true, email: { not: null } },
    select: { id: true, username: true, email: true, language: true },
  })
  if (readers.length === 0) return { digestsQueued: 0 }
  const [digest, usualLocale] = await Promise.all([readDigest(scope, sunday), familyLocale()])
  let digestsQueued = 0
  for (const { id, username: reader, email: to, language } of readers) {
    const locale = language ?? usualLocale
    const waiting = await waitingForReview({ ...scope, viewer: { id, username: reader, isAdmin: true } })
    const mail = noticeFor(scope, { locale, ...digestText(digest, { reader, waiting, sunday, locale }) })
    if (!mail || to === null) continue
    const queued = {
      occasion: digestOccasion(sunday, id),
      outcome: 'queued',
      attempts: 0,
      createdAt: scope.now,
    } as const
    const { count } = await db.emailMessage.createMany({ data: { ...mail, ...queued, to }, skipDuplicates: true })
    digestsQueued += count
  }
  return { digestsQueued }
}
