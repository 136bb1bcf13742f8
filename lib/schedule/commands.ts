import 'server-only'
import { sweepAttempts } from '@/lib/account/commands'
import { sweepActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { sweepProofs } from '@/lib/auth/recent-proof'
import { sweepAvatars } from '@/lib/avatars/commands'
import { fromDate } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { sweepReplacedDrafts } from '@/lib/drafts/commands'
import { log } from '@/lib/log'
import { lockMembers, settleStreak } from '@/lib/points/ledger'
import { lockPauses } from '@/lib/points/read-pauses'
import { extendRules } from '@/lib/recurring/extend'
import { sweepReminders } from '@/lib/reminders/sweep'
import type { Scope } from '@/lib/scope'
import { sweepSignIns } from '@/lib/sign-ins/commands'
import { fingerprintTexts, sweepFingerprints } from '@/lib/submissions/reuse/fingerprints'
import { isOverSql } from '@/lib/tasks/task-rows'

/** Result of one scheduled run. */
export type ScheduleReport = {
  rulesExtended: number
  tasksAdded: number
  tasksExpired: number
  pointsCorrected: number
  streaksCorrected: number
}

/**
 * Runs all background work: extends recurring rules, marks expired tasks, reconciles cached points and streaks with the
 * ledger, and removes expired pictures, sign-in counters, log entries, reminders, replaced drafts and text
 * fingerprints. Idempotent and safe to run concurrently. An error of a recurring rule is thrown once the rest is done.
 * For the scheduler and administrators.
 */
export async function runSchedule(scope: Scope): Promise<ScheduleReport> {
  authorize(scope.viewer, 'schedule:run')
  const [extended] = await Promise.allSettled([extendRules(scope)])
  const { tasksExpired } = await sweep(scope)
  const corrected = await reconcile(scope)
  if (extended.status === 'rejected') throw extended.reason
  const report = { ...extended.value, tasksExpired, ...corrected }
  log.info({ event: 'schedule', ...report }, 'the schedule ran')
  return report
}

/** Marks expired tasks, and removes what has outlived its purpose. For the scheduler and administrators. */
export async function sweep(scope: Scope): Promise<{ tasksExpired: number }> {
  authorize(scope.viewer, 'schedule:run')
  const tasksExpired = await sweepExpired(scope)
  await sweepAvatars(scope)
  await sweepSignIns(scope)
  await sweepAttempts(scope)
  await sweepProofs(scope)
  await sweepActivity(scope)
  await sweepReplacedDrafts(scope)
  await sweepReminders(scope)
  await fingerprintTexts(scope, Infinity)
  await sweepFingerprints(scope)
  return { tasksExpired }
}

/**
 * Marks pending tasks past their closing time as expired, in one statement. A task locked by a confirmation waits for
 * the next run.
 */
async function sweepExpired({ now, timeZone }: Scope): Promise<number> {
  const marking = db.$executeRaw`
    UPDATE "Task" SET "status" = 'expired', "updatedAt" = ${now}
    WHERE "id" IN (
      SELECT "id" FROM "Task" WHERE "status" = 'pending' AND ${isOverSql({ now, timeZone })}
      ORDER BY "id" FOR UPDATE SKIP LOCKED
    )`
  const [, tasksExpired] = await db.$transaction([lockPauses(db), marking])
  return tasksExpired
}

/** Members reconciled per batch. */
const membersAtOnce = 200

/** Corrects cached points and streaks that differ from the ledger. For the scheduler and administrators. */
export async function reconcile(scope: Scope): Promise<{ pointsCorrected: number; streaksCorrected: number }> {
  authorize(scope.viewer, 'schedule:run')
  const corrected = { pointsCorrected: 0, streaksCorrected: 0 }
  let after: string | undefined
  for (;;) {
    const members = await db.user.findMany({
      where: after ? { id: { gt: after } } : {},
      orderBy: { id: 'asc' },
      take: membersAtOnce,
      select: { id: true },
    })
    for (const { id } of members) {
      const found = await db.$transaction((tx) => reconcileMember(tx, scope, id))
      if (!found) continue
      const { before, after: now } = found
      if (before.points !== now.points) corrected.pointsCorrected += 1
      if (before.streak !== now.streak || before.lastDay !== now.lastDay) corrected.streaksCorrected += 1
      log.warn(
        { event: 'reconciled', memberId: id, before, after: now },
        'cached points or streak differed from the ledger',
      )
    }
    after = members.at(-1)?.id
    if (members.length < membersAtOnce) return corrected
  }
}

/** Reconciles a member's cached points and streak with the ledger and history; null when they already match. */
async function reconcileMember(tx: Database, scope: Scope, memberId: string) {
  const [locked] = await lockMembers(tx, [memberId])
  if (!locked) return null
  const before = await readCached(tx, memberId)
  const { _sum } = await tx.pointEntry.aggregate({ where: { memberId }, _sum: { amount: true } })
  const points = _sum.amount ?? 0
  if (points !== before.points) await tx.user.update({ where: { id: memberId }, data: { points } })
  await settleStreak(tx, scope, memberId)
  const after = await readCached(tx, memberId)
  const isSame = after.points === before.points && after.streak === before.streak && after.lastDay === before.lastDay
  return isSame ? null : { before, after }
}

async function readCached(tx: Database, memberId: string) {
  const select = { points: true, streak: true, streakDay: true }
  const { points, streak, streakDay } = await tx.user.findUniqueOrThrow({ where: { id: memberId }, select })
  return { points, streak, lastDay: streakDay && fromDate(streakDay) }
}
