import 'server-only'
import type { ActivityEntry, ActivityKind } from '@/lib/activity/schema'
import { authorize, signedIn } from '@/lib/auth/policy'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { dayMs } from '@/lib/durations'
import { db, type Database } from '@/lib/db'
import { fieldsOf } from '@/lib/record'
import type { Scope } from '@/lib/scope'
import { Prisma, type Activity } from '@/prisma/generated/client'

/** How many days other administrators see a notice about a new one. */
const noticeDays = 7
const mostNotices = 5

/** What makes a user an administrator. */
const promotions = ['administrator_created', 'user_promoted'] satisfies ActivityKind[]

const person = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name })

function entryOf({ id, at, kind, details, ...row }: Activity): ActivityEntry {
  return {
    id,
    kind,
    at: at.toISOString(),
    actor: person(row.actorId, row.actorName),
    subject: person(row.subjectId, row.subjectName),
    details: fieldsOf(details),
  }
}

type Wanted = { before?: number | null; limit: number }

/** Entries of the activity log, newest first; `next` is the `before` of the next page. Administrators only. */
export async function listActivity(scope: Scope, { before, limit }: Wanted) {
  authorize(scope.viewer, 'user:manage')
  const rows = await db.activity.findMany({
    where: before == null ? {} : { id: { lt: before } },
    orderBy: { id: 'desc' },
    take: limit + 1,
  })
  const entries = rows.slice(0, limit).map(entryOf)
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}

/** Users who became administrators in the last seven days, except the viewer. Administrators only. */
export async function newAdministrators(scope: Scope): Promise<ActivityEntry[]> {
  authorize(scope.viewer, 'user:manage')
  const { id } = signedIn(scope.viewer)
  const since = new Date(scope.now.getTime() - noticeDays * dayMs)
  const rows = await readBatched<JsonRow<Activity>>(
    scope,
    Prisma.sql`SELECT * FROM "Activity"
      WHERE "kind" = ANY(${promotions}) AND "at" > ${since} AND "actorId" IS NOT NULL
        AND "subjectId" IS DISTINCT FROM ${id}::uuid ORDER BY "id" DESC LIMIT ${mostNotices}`,
  )
  return rows.map((row) => entryOf(withDates<Activity>(row, ['at'])))
}

/** When the user last became an administrator, if that was after `start`; undefined otherwise. */
export async function promotedSince(tx: Database, start: Date, userId: string): Promise<Date | undefined> {
  const promotion = await tx.activity.findFirst({
    where: { kind: { in: promotions }, at: { gt: start }, subjectId: userId },
    orderBy: { id: 'desc' },
    select: { at: true },
  })
  return promotion?.at
}
