import 'server-only'
import { randomUUID } from 'node:crypto'
import { signedIn } from '@/lib/auth/policy'
import { requirePerson } from '@/lib/auth/recent-proof'
import { dayOf } from '@/lib/calendar'
import { dayLimitReached } from '@/lib/day-limit'
import { db, type Database } from '@/lib/db'
import { minuteMs } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError, invalidField } from '@/lib/errors'
import { messageOf, storedMessage } from '@/lib/i18n/message'
import { lockMembers } from '@/lib/points/ledger'
import { deliverReminder } from '@/lib/reminders/deliver'
import { isPushEndpoint } from '@/lib/reminders/endpoint'
import { mostDevices, testsPerDay } from '@/lib/reminders/kinds'
import { usualChoice, type Endpoint, type PushSubscriptionInput, type ReminderChoice } from '@/lib/reminders/schema'
import type { Scope } from '@/lib/scope'
import { atTime } from '@/lib/zoned-time'

/**
 * Registers this browser for the viewer's reminders until the session ends, also if another user had registered it.
 * Throws AppError invalid for an address that is no push service's, and forbidden for an access token.
 */
export async function addSubscription(scope: Scope, { endpoint, keys }: PushSubscriptionInput): Promise<void> {
  const { id: memberId, sessionId, sessionEndsAt, sessionVersion } = requirePerson(scope)
  if (sessionId === undefined || sessionEndsAt === undefined) throw new AppError('forbidden', 'tokens.inPersonOnly')
  if (!isPushEndpoint(endpoint, { reachesLoopback: env().PUSH_TO_LOOPBACK === '1' })) {
    throw invalidField('endpoint', 'reminders.errors.endpoint')
  }
  const { p256dh, auth } = keys
  await db.$transaction(async (tx) => {
    await requireLiveSession(tx, { memberId, sessionId, sessionVersion })
    await tx.$executeRaw`
      INSERT INTO "PushSubscription"
        ("id", "memberId", "sessionId", "endpoint", "p256dh", "auth", "createdAt", "endsAt")
      VALUES (${randomUUID()}::uuid, ${memberId}::uuid, ${sessionId}::uuid, ${endpoint}, ${p256dh}, ${auth},
        ${scope.now}::timestamptz, ${sessionEndsAt}::timestamptz)
      ON CONFLICT ("endpoint") DO UPDATE SET "memberId" = EXCLUDED."memberId", "sessionId" = EXCLUDED."sessionId",
        "p256dh" = EXCLUDED."p256dh", "auth" = EXCLUDED."auth", "createdAt" = EXCLUDED."createdAt",
        "endsAt" = EXCLUDED."endsAt"`
    await tx.$executeRaw`
      DELETE FROM "PushSubscription" WHERE "memberId" = ${memberId}::uuid AND "id" NOT IN (
        SELECT "id" FROM "PushSubscription" WHERE "memberId" = ${memberId}::uuid
        ORDER BY "endpoint" = ${endpoint} DESC, "createdAt" DESC, "id" LIMIT ${mostDevices}
      )`
    await tx.reminderChoice.createMany({ data: { memberId, ...usualChoice }, skipDuplicates: true })
  })
}

type Session = { memberId: string; sessionId: string; sessionVersion: number | undefined }

/** Locks the member. Throws AppError unauthenticated when the session ended while the request was under way. */
async function requireLiveSession(tx: Database, { memberId, sessionId, sessionVersion }: Session): Promise<void> {
  await lockMembers(tx, [memberId])
  const [user, ended] = [
    await tx.user.findUnique({ where: { id: memberId }, select: { sessionVersion: true } }),
    await tx.endedSession.findUnique({ where: { id: sessionId }, select: { id: true } }),
  ]
  const isOver = sessionVersion !== undefined && user?.sessionVersion !== sessionVersion
  if (!user || ended || isOver) throw new AppError('unauthenticated', 'common.signInFirst')
}

/** Ends the viewer's reminders in a browser. Throws AppError forbidden for an access token. */
export async function removeSubscription(scope: Scope, { endpoint }: Endpoint): Promise<void> {
  const { id: memberId } = requirePerson(scope)
  await db.pushSubscription.deleteMany({ where: { endpoint, memberId } })
}

/**
 * Whether a browser receives the viewer's reminders. If so, they now end with the session that asks, even if an earlier
 * one turned them on. Throws AppError unauthenticated when that session ended meanwhile.
 */
export async function adoptSubscription(scope: Scope, { endpoint }: Endpoint): Promise<{ isOn: boolean }> {
  const { id: memberId, sessionId, sessionEndsAt: endsAt, sessionVersion } = requirePerson(scope)
  if (sessionId === undefined || endsAt === undefined) return { isOn: false }
  return db.$transaction(async (tx) => {
    await requireLiveSession(tx, { memberId, sessionId, sessionVersion })
    const where = { endpoint, memberId }
    const { count } = await tx.pushSubscription.updateMany({ where, data: { sessionId, endsAt } })
    return { isOn: count > 0 }
  })
}

/** Stores what the viewer wants to be reminded of. It applies to everything that is not being sent at this moment. */
export async function chooseReminders(scope: Scope, choice: ReminderChoice): Promise<void> {
  const { id: memberId } = signedIn(scope.viewer)
  const push = [...new Set(choice.push)]
  const email = [...new Set(choice.email)]
  const data = { push, email, nudgeHour: choice.nudgeHour }
  await db.$transaction(async (tx) => {
    await tx.reminderChoice.createMany({ data: { memberId, ...data }, skipDuplicates: true })
    await tx.reminderChoice.update({ where: { memberId }, data, select: { memberId: true } })
    await withdrawEmails(tx, memberId, email)
  })
}

/** Withdraws queued e-mails that are no longer wanted: their deliveries were claimed when they were queued. */
async function withdrawEmails(tx: Database, memberId: string, wanted: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    WITH withdrawn AS (
      DELETE FROM "EmailMessage" m USING "ReminderDelivery" d JOIN "Reminder" r ON r."id" = d."reminderId"
      WHERE r."memberId" = ${memberId}::uuid AND d."emailId" = m."id" AND m."outcome" = 'queued'
        AND NOT r."kind"::text = ANY(${[...wanted]}::text[])
      RETURNING d."id"
    )
    UPDATE "ReminderDelivery" SET "outcome" = 'skipped', "error" = ${messageOf('reminders.errors.off')}
    WHERE "id" IN (SELECT "id" FROM withdrawn)`
}

/** Notes that the viewer was asked about reminders, and does not want to choose now. */
export async function dismissOffer(scope: Scope): Promise<void> {
  const { id: memberId } = signedIn(scope.viewer)
  await db.reminderChoice.createMany({ data: { memberId, ...usualChoice }, skipDuplicates: true })
}

/** Only if this process ends before it has sent a test do the jobs send it. */
const testHeadStartMs = minuteMs

/**
 * Sends a test notification to the viewer's devices, at any time of the day. Throws AppError conflict without a device,
 * too_many after twenty on a family day, and unavailable when none was delivered.
 */
export async function sendTest(scope: Scope): Promise<{ sent: number }> {
  const { id: memberId } = signedIn(scope.viewer)
  const dueAt = new Date(scope.now.getTime() + testHeadStartMs)
  const deliveries = await db.$transaction((tx) => queueTest(tx, scope, memberId, dueAt))
  await Promise.all(deliveries.map((id) => deliverReminder(scope, id, dueAt)))
  const rows = await db.reminderDelivery.findMany({ where: { id: { in: deliveries } } })
  const sent = rows.filter(({ outcome }) => outcome === 'sent').length
  const error = rows.find((row) => row.error !== null)?.error ?? messageOf('reminders.errors.gone')
  if (sent === 0) throw new AppError('unavailable', storedMessage(error))
  return { sent }
}

async function queueTest(tx: Database, scope: Scope, memberId: string, dueAt: Date): Promise<string[]> {
  const { now, timeZone } = scope
  await lockMembers(tx, [memberId])
  const since = atTime(dayOf(now, timeZone), '00:00', timeZone)
  const made = await tx.reminder.count({ where: { memberId, kind: 'test', createdAt: { gte: since } } })
  if (made >= testsPerDay) throw dayLimitReached(scope, 'reminders.tooManyTests', { most: testsPerDay })
  const devices = await tx.pushSubscription.findMany({ where: { memberId }, select: { id: true } })
  if (devices.length === 0) throw new AppError('conflict', 'reminders.noDevice')
  const noted = { memberId, kind: 'test', occasion: randomUUID(), createdAt: now, plannedAt: now } as const
  const { id: reminderId } = await tx.reminder.create({ data: noted, select: { id: true } })
  const rows = await tx.reminderDelivery.createManyAndReturn({
    data: devices.map(({ id: subscriptionId }) => ({
      ...{ reminderId, channel: 'push' as const, subscriptionId, dueAt, createdAt: now },
    })),
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}
