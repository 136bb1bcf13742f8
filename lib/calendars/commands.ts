import 'server-only'
import { randomBytes } from 'node:crypto'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { requirePerson, requireProof } from '@/lib/auth/recent-proof'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { calendarPath, secretBytes } from '@/lib/calendars/secret'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import { knownId } from '@/lib/ids'
import { log } from '@/lib/log'
import { lockMembers } from '@/lib/points/ledger'
import type { Scope } from '@/lib/scope'

/** Which calendar: of the user's own tasks, or of the whole family's, made by this user. */
type Named = { userId: string; isFamily: boolean }

/**
 * Makes an address for the calendar of the viewer or of the family; their previous one stops working. Only this result
 * contains the path. Throws ProofNeededError without a recent proof, because the address outlives the session, and
 * AppError forbidden for another user's, for the family's when the viewer is no administrator, and for an access token.
 */
export async function makeCalendar(scope: Scope, { userId, isFamily }: Named): Promise<{ path: string }> {
  const { id, username } = requirePerson(scope)
  authorize(scope.viewer, 'calendar:make', { id: userId.toLowerCase() })
  if (isFamily) authorize(scope.viewer, 'family:manage')
  const secret = randomBytes(secretBytes).toString('base64url')
  const made = { secretHash: hashOf(secret), createdAt: scope.now }
  await db.$transaction(async (tx) => {
    await lockMembers(tx, [id])
    await requireStillViewer(tx, scope)
    await requireProof(tx, scope)
    await tx.calendarAddress.deleteMany({ where: { userId: id, isFamily } })
    await tx.calendarAddress.create({ data: { userId: id, isFamily, ...made } })
    await recordActivity(tx, scope, { kind: 'calendar_made', subject: { id, username }, details: { isFamily } })
  })
  log.info({ event: 'calendar_made', userId: id, isFamily }, 'a calendar address was made')
  return { path: calendarPath(secret) }
}

/**
 * Revokes a user's calendar address: their own, or an administrator. Throws AppError forbidden, also for an access
 * token, and not_found when there is none.
 */
export async function revokeCalendar(scope: Scope, { userId, isFamily }: Named): Promise<void> {
  requirePerson(scope)
  authorize(scope.viewer, 'calendar:revoke', { id: userId.toLowerCase() })
  const id = knownId(userId, 'calendar.notFound')
  await db.$transaction(async (tx) => {
    const where = { userId_isFamily: { userId: id, isFamily } }
    const found = await tx.calendarAddress.findUnique({ where, select: { user: { select: { username: true } } } })
    const { count } = await tx.calendarAddress.deleteMany({ where: { userId: id, isFamily } })
    await requireStillViewer(tx, scope)
    if (!found || count === 0) throw new AppError('not_found', 'calendar.notFound')
    const subject = { id, username: found.user.username }
    await recordActivity(tx, scope, { kind: 'calendar_revoked', subject, details: { isFamily } })
  })
  log.info({ event: 'calendar_revoked', userId: id, isFamily }, 'a calendar address was revoked')
}
