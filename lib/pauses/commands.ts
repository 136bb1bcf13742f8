import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize, signedIn } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { addDays, dayOf, fromDate, toDate, type Day } from '@/lib/calendar'
import { db, settlingEverybody, type Database } from '@/lib/db'
import { AppError, invalidField } from '@/lib/errors'
import { uuidOf } from '@/lib/hash'
import { knownId, knownIdIn } from '@/lib/ids'
import { pauseJson, type PauseJson } from '@/lib/pauses/json'
import { windowErrors, type CreatePause } from '@/lib/pauses/schema'
import { settleStreak } from '@/lib/points/ledger'
import { lockPauses } from '@/lib/points/read-pauses'
import { extendAfterChange } from '@/lib/recurring/extend'
import type { Scope } from '@/lib/scope'

/**
 * Pauses the family, or one member; administrators only. Streaks follow at once, with the bonuses of runs that the
 * pause heals. The same pause again with the same `formId` adds nothing. Throws AppError invalid when there is no such
 * member, or the pause begins more than three days ago or ends more than sixty days ahead.
 */
export async function createPause(scope: Scope, { formId, memberId, from, to, name }: CreatePause): Promise<PauseJson> {
  authorize(scope.viewer, 'task:manage')
  const fields = windowErrors({ from, to }, dayOf(scope.now, scope.timeZone))
  const [message] = Object.values(fields ?? {}).flat()
  if (fields && message) throw new AppError('invalid', message, { fields })
  const id = memberId === null ? null : knownIdIn('memberId', memberId, 'tasks.userNotFound')
  const pauseId = formId && uuidOf(JSON.stringify(['pause', signedIn(scope.viewer).id, formId, id, from, to, name]))
  return db.$transaction(async (tx) => {
    await lockPauses(tx)
    const [subject] = await lockPaused(tx, id)
    await requireStillViewer(tx, scope)
    if (id !== null && !subject) throw unknownMember()
    const before = pauseId && (await tx.pause.findUnique({ where: { id: pauseId } }))
    if (before) return pauseJson(before)
    const pause = await tx.pause.create({
      data: { id: pauseId, memberId: id, from: toDate(from), to: toDate(to), name },
    })
    await settlePaused(tx, scope, { memberId: id, from })
    await reopenTasks(tx, scope, { memberId: id, from })
    const about = id === null ? undefined : subject
    await recordActivity(tx, scope, { kind: 'pause_added', subject: about, details: { name, from, to } })
    return pauseJson(pause)
  }, settlingEverybody)
}

/**
 * Deletes a pause; administrators only. Streaks become what they would be without it, and bonuses of runs that it
 * healed are reversed. Recurring rules make up for what it skipped from today on; the next run of the schedule does if
 * this fails in between. Throws AppError not_found.
 */
export async function deletePause(scope: Scope, { pauseId }: { pauseId: string }): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(pauseId, 'pauses.notFound')
  const pause = await db.pause.findUnique({ where: { id } })
  if (!pause) throw new AppError('not_found', 'pauses.notFound')
  const { memberId, name } = pause
  const [from, to] = [fromDate(pause.from), fromDate(pause.to)]
  await db.$transaction(async (tx) => {
    const [subject] = await lockPaused(tx, memberId)
    await requireStillViewer(tx, scope)
    const { count } = await tx.pause.deleteMany({ where: { id } })
    if (count === 0) throw new AppError('not_found', 'pauses.notFound')
    await settlePaused(tx, scope, { memberId, from })
    const about = memberId === null ? undefined : subject
    await recordActivity(tx, scope, { kind: 'pause_deleted', subject: about, details: { name, from, to } })
  }, settlingEverybody)
  await extendAfterChange(scope)
}

const unknownMember = () => invalidField('memberId', 'tasks.userNotFound')

/** Locks the paused member, or everybody, so that nobody settles a streak meanwhile without the change. */
function lockPaused(tx: Database, memberId: string | null) {
  return tx.$queryRaw<{ id: string; username: string }[]>`
    SELECT "id", "username" FROM "User" WHERE ${memberId}::uuid IS NULL OR "id" = ${memberId}::uuid
    ORDER BY "id" FOR UPDATE`
}

type Paused = { memberId: string | null; from: Day }

/** Settles the streaks that the pause can affect: those that lasted at least until the day before it. */
async function settlePaused(tx: Database, scope: Scope, { memberId, from }: Paused): Promise<void> {
  const members = await tx.user.findMany({
    where: { ...(memberId !== null && { id: memberId }), streakDay: { gte: toDate(addDays(from, -1)) } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of members) await settleStreak(tx, scope, id, { since: from, hasNewRest: true })
}

/** Reopens tasks that the sweep marked as expired and that now expire later. */
async function reopenTasks(tx: Database, { now, timeZone }: Scope, { memberId, from }: Paused): Promise<void> {
  const [earlier] = await tx.$queryRaw<{ days: number }[]>`
    SELECT COALESCE(sum("to" - "from" + 1), 0)::int AS "days" FROM "Pause" WHERE "from" < ${toDate(from)}::date
      AND (${memberId}::uuid IS NULL OR "memberId" IS NULL OR "memberId" = ${memberId}::uuid)`
  // Earlier pauses can move an expiry into this one. One day of margin, because family days do not begin at midnight
  // UTC.
  const since = toDate(addDays(from, -1 - (earlier?.days ?? 0)))
  await tx.$executeRaw`
    UPDATE "Task" SET "status" = 'pending', "updatedAt" = ${now}
    WHERE "status" = 'expired' AND "expiresAt" >= ${since} AND "expiresAt" < ${now}
      AND (${memberId}::uuid IS NULL OR "assigneeId" = ${memberId}::uuid)
      AND paused_expiry("assigneeId", "date", "expiresAt", ${timeZone}) >= ${now}`
}
