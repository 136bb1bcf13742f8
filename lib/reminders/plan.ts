import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { dayOf, toDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { messageOf } from '@/lib/i18n/message'
import { pausesOf } from '@/lib/points/read-pauses'
import { noPauses } from '@/lib/points/pauses'
import { mailer } from '@/lib/ports'
import { nudgeFor, reminderDue } from '@/lib/reminders/due'
import { daysWithOpenTasks } from '@/lib/reminders/facts'
import { nudgeLateHours, type ReminderHours, type SentKind } from '@/lib/reminders/kinds'
import { sweepSubscriptions } from '@/lib/reminders/sweep'
import type { Scope } from '@/lib/scope'
import { hourOf } from '@/lib/zoned-time'

/** Rows handled by one statement. */
const atOnce = 200

/** An attempt that has not ended after this time never will: its process died. In milliseconds. */
const attemptMs = 15 * 60_000

type DueDelivery = { id: string; dueAt: Date }

/**
 * Notes the nudges of this hour, queues the deliveries of everything that was noted, and returns the deliveries that
 * are due, all of them, since the first ones may have been queued before. Any number of processes may do this at the
 * same time. For the scheduler and administrators.
 */
export async function dueDeliveries(scope: Scope): Promise<DueDelivery[]> {
  authorize(scope.viewer, 'schedule:run')
  await giveUpAttempts(scope)
  await sweepSubscriptions(scope)
  await noteNudges(scope)
  await queueDeliveries(scope)
  return db.reminderDelivery.findMany({
    where: { outcome: 'queued', dueAt: { lte: scope.now } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    select: { id: true, dueAt: true },
  })
}

/** Whether it arrived is unknown, so it is not sent again. */
async function giveUpAttempts({ now }: Scope): Promise<void> {
  await db.reminderDelivery.updateMany({
    where: { outcome: 'sending', attemptedAt: { lt: new Date(now.getTime() - attemptMs) } },
    data: { outcome: 'failed', error: messageOf('reminders.errors.interrupted') },
  })
}

type Reader = ReminderHours & { memberId: string; nudgeHour: number; chosen: SentKind[] }

/** Notes today's nudge of each member whose hour it is and who has something left to do. */
async function noteNudges(scope: Scope): Promise<void> {
  const readers = await nudgeReaders(scope)
  if (readers.length === 0) return
  const ids = readers.map(({ memberId }) => memberId)
  const [days, pauses] = await Promise.all([daysWithOpenTasks(db, scope, ids), pausesOf(db, ids)])
  const nudges = readers.flatMap(({ memberId, nudgeHour, chosen, from, until }) => {
    const day = days.find((each) => each.memberId === memberId)
    const kind = day ? nudgeFor(day, chosen) : null
    if (!day || kind === null) return []
    const { now, timeZone } = scope
    const own = { pauses: pauses.get(memberId) ?? noPauses, hours: { from, until }, nudgeHour }
    return reminderDue({ kind, createdAt: now }, { now, timeZone, ...own }) === 'now'
      ? [{ memberId, kind, day: day.today }]
      : []
  })
  if (nudges.length === 0) return
  await db.$executeRaw`
    INSERT INTO "Reminder" ("memberId", "kind", "occasion", "nudgeDay", "createdAt")
    SELECT u."id", n."kind"::"ReminderKind", n."day", n."day"::date, ${scope.now}::timestamptz
    FROM json_to_recordset(${JSON.stringify(nudges)}::json) AS n("memberId" uuid, "kind" text, "day" text)
    JOIN "User" u ON u."id" = n."memberId" ORDER BY u."id" FOR KEY SHARE OF u
    ON CONFLICT DO NOTHING`
}

/** Members whose hour for nudges it is and who had none today, with the kinds of the channels that reach them. */
function nudgeReaders({ now, timeZone }: Scope): Promise<Reader[]> {
  const hour = hourOf(now, timeZone)
  const today = toDate(dayOf(now, timeZone))
  return db.$queryRaw<Reader[]>`
    SELECT c."memberId", c."nudgeHour", reached."kinds" AS "chosen", f."remindersFrom" AS "from",
      f."remindersUntil" AS "until"
    FROM "ReminderChoice" c CROSS JOIN "FamilySettings" f CROSS JOIN LATERAL (
      SELECT CASE WHEN EXISTS (SELECT FROM "PushSubscription" s WHERE s."memberId" = c."memberId")
          THEN c."push"::text[] ELSE '{}' END
        || CASE WHEN ${mailer().isConfigured}::boolean
            AND EXISTS (SELECT FROM "User" u WHERE u."id" = c."memberId" AND u."email" IS NOT NULL)
          THEN c."email"::text[] ELSE '{}' END AS "kinds"
    ) reached
    WHERE LEAST(GREATEST(c."nudgeHour", f."remindersFrom"), f."remindersUntil" - 1)
        BETWEEN ${hour - nudgeLateHours + 1} AND ${hour}
      AND reached."kinds" && '{tasks,streak}'::text[]
      AND NOT EXISTS (SELECT FROM "Reminder" r WHERE r."memberId" = c."memberId" AND r."nudgeDay" = ${today}::date)`
}

/** Queues a delivery for each device of the member, and one by e-mail, as they chose. */
async function queueDeliveries({ now }: Scope): Promise<void> {
  for (;;) {
    const [done] = await db.$queryRaw<{ planned: number }[]>`
      WITH planned AS (
        UPDATE "Reminder" SET "plannedAt" = ${now}::timestamptz WHERE "id" IN (
          SELECT "id" FROM "Reminder" WHERE "plannedAt" IS NULL ORDER BY "id" LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
        ) RETURNING "id", "memberId", "kind"
      ), devices AS (
        SELECT s."id", s."memberId" FROM "PushSubscription" s
        WHERE s."memberId" IN (SELECT "memberId" FROM planned) FOR KEY SHARE
      ), queued AS (
        INSERT INTO "ReminderDelivery" ("reminderId", "channel", "subscriptionId", "dueAt", "createdAt")
        SELECT p."id", 'push'::"ReminderChannel", d."id", ${now}::timestamptz, ${now}::timestamptz
        FROM planned p JOIN "ReminderChoice" c ON c."memberId" = p."memberId" AND p."kind" = ANY(c."push")
          JOIN devices d ON d."memberId" = p."memberId"
        UNION ALL
        SELECT p."id", 'email'::"ReminderChannel", NULL, ${now}::timestamptz, ${now}::timestamptz
        FROM planned p JOIN "ReminderChoice" c ON c."memberId" = p."memberId" AND p."kind" = ANY(c."email")
          JOIN "User" u ON u."id" = p."memberId" AND u."email" IS NOT NULL
        WHERE ${mailer().isConfigured}
        RETURNING 1
      )
      SELECT (SELECT count(*) FROM planned)::int AS "planned", (SELECT count(*) FROM queued)::int AS "queued"`
    if ((done?.planned ?? 0) < atOnce) return
  }
}
