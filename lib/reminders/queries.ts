import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { readRows } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { mostCounted, readKeysetPage, type Position, type Seek, type WantedPage } from '@/lib/http/keyset'
import { mailer } from '@/lib/ports'
import {
  allowedNudgeHour,
  type Channel,
  type Outcome,
  type ReminderHours,
  type ReminderKind,
  type SentKind,
} from '@/lib/reminders/kinds'
import { usualChoice, type ReminderChoice } from '@/lib/reminders/schema'
import { vapidKeys } from '@/lib/reminders/vapid'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

const perPage = 25

/** What the Reminders page shows its viewer. */
type ReminderSettings = {
  choice: ReminderChoice
  /** The family's. */
  hours: ReminderHours
  devices: number
  /** The address for e-mails; null without one. */
  email: string | null
  canEmail: boolean
  /** The key with which a browser subscribes. */
  publicKey: string
}

type Row = { push: ReminderKind[] | null; mail: ReminderKind[] | null; nudgeHour: number | null; email: string | null }

/** The viewer's choices, devices and address. */
export async function readReminders(scope: Scope): Promise<ReminderSettings> {
  const { id } = signedIn(scope.viewer)
  const [[row], { publicKey }] = await Promise.all([
    readBatched<Row & ReminderHours & { devices: number }>(
      scope,
      Prisma.sql`SELECT c."push", c."email" AS "mail", c."nudgeHour", u."email", f."remindersFrom" AS "from",
        f."remindersUntil" AS "until",
        (SELECT count(*)::int FROM "PushSubscription" s WHERE s."memberId" = u."id") AS "devices"
        FROM "User" u CROSS JOIN "FamilySettings" f LEFT JOIN "ReminderChoice" c ON c."memberId" = u."id" WHERE u."id" = ${id}::uuid`,
    ),
    vapidKeys(),
  ])
  if (!row) throw new AppError('not_found', 'users.notFound')
  const { push, mail, nudgeHour, email, devices, from, until } = row
  const hours = { from, until }
  const choice = {
    push: push ?? usualChoice.push,
    email: mail ?? usualChoice.email,
    nudgeHour: allowedNudgeHour(nudgeHour ?? usualChoice.nudgeHour, hours),
  }
  return { choice, hours, devices, email, canEmail: mailer().isConfigured, publicKey }
}

/** Whether the viewer should be asked about reminders: after their first accepted task, until they have answered. */
export async function isReminderOfferDue(scope: Scope): Promise<boolean> {
  const { id } = signedIn(scope.viewer)
  const [row] = await readBatched<{ isDue: boolean }>(
    scope,
    Prisma.sql`SELECT EXISTS (SELECT FROM "Completion" WHERE "memberId" = ${id}::uuid)
      AND NOT EXISTS (SELECT FROM "ReminderChoice" WHERE "memberId" = ${id}::uuid) AS "isDue"`,
  )
  return row?.isDue ?? false
}

/** A delivery as administrators see it: without its words. */
export type LoggedDelivery = {
  id: string
  member: { id: string; username: string }
  kind: SentKind
  channel: Channel
  outcome: Outcome
  /** An encoded message; null if it went well. */
  error: string | null
  at: string
}

type DeliveryRow = Omit<LoggedDelivery, 'member' | 'at'> & { memberId: string; username: string; createdAt: Date }

/** A page of the log of reminders, newest first; a page past the end is the last. Administrators only. */
export async function listDeliveries(scope: Scope, wanted: WantedPage) {
  authorize(scope.viewer, 'family:manage')
  const list = { count: countDeliveries, isCapped: true, read: readDeliveries, positionOf }
  const { rows, page, pageCount, edges } = await readKeysetPage(list, wanted, perPage)
  const deliveries = rows.map(({ memberId, username, createdAt, ...row }): LoggedDelivery => ({
    ...row,
    member: { id: memberId, username },
    at: createdAt.toISOString(),
  }))
  return { deliveries, page, pageCount, edges }
}

const positionOf = ({ createdAt, id }: DeliveryRow): Position => ({ at: createdAt.toISOString(), id })

async function countDeliveries(): Promise<number> {
  const [row] = await readRows<{ count: number }>`
    SELECT count(*)::int AS "count" FROM (SELECT FROM "ReminderDelivery" LIMIT ${mostCounted + 1}) counted`
  return row?.count ?? 0
}

/** Reads a page of the log; the outcome of an e-mail is recorded with the e-mail. */
function readDeliveries({ from, isBackwards, skip, take }: Seek): Promise<DeliveryRow[]> {
  const direction = isBackwards ? Prisma.sql`ASC` : Prisma.sql`DESC`
  const side = isBackwards ? Prisma.sql`>` : Prisma.sql`<`
  const beyond = from
    ? Prisma.sql`("createdAt", "id") ${side} (${from.at}::timestamptz, ${from.id}::uuid)`
    : Prisma.sql`true`
  return readRows<DeliveryRow>`
    SELECT d."id", d."channel"::text AS "channel", d."createdAt", r."kind"::text AS "kind", r."memberId", u."username",
      COALESCE(m."outcome"::text, d."outcome"::text) AS "outcome",
      CASE WHEN m."id" IS NULL THEN d."error" ELSE m."error" END AS "error"
    FROM (
      SELECT * FROM "ReminderDelivery" WHERE ${beyond}
      ORDER BY "createdAt" ${direction}, "id" ${direction} LIMIT ${take} OFFSET ${skip}
    ) d JOIN "Reminder" r ON r."id" = d."reminderId" JOIN "User" u ON u."id" = r."memberId"
      LEFT JOIN "EmailMessage" m ON m."id" = d."emailId"
    ORDER BY d."createdAt" DESC, d."id" DESC`
}
