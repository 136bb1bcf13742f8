import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { dayOf, toDate } from '@/lib/calendar'
import { now } from '@/lib/clock'
import { DayLimitError, dayLimitReached } from '@/lib/day-limit'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { messageOf } from '@/lib/i18n/message'
import { log } from '@/lib/log'
import type { Scope } from '@/lib/scope'
import { checksPerDay, type CheckKind } from '@/lib/setup/checks'
import { rootOf } from '@/lib/setup/model-error'
import { probes } from '@/lib/setup/probes'
import { checkedSubject } from '@/lib/setup/queries'
import type { RunCheck } from '@/lib/setup/schema'

/** How long a check may take, in milliseconds; a model has 40 s for an evaluation, and a backup is read to its end. */
const longest = (kind: CheckKind) => (kind === 'evaluator' || kind === 'backup' ? 50_000 : 25_000)

/**
 * Uses a part of the installation as Laurel does and records the outcome, which is an encoded error or null;
 * administrators only. Throws AppError too_many once the part was checked twenty times on a family day.
 */
export async function runCheck(scope: Scope, { kind }: RunCheck): Promise<{ error: string | null }> {
  authorize(scope.viewer, 'family:manage')
  await countCheck(scope, kind)
  const error = await errorOf(scope, kind)
  // A limit of Laurel's own says nothing about the part.
  if (error instanceof DayLimitError) throw error
  const message = error === null ? null : error instanceof AppError ? error.message : messageOf('setup.errors.unknown')
  const subject = await checkedSubject(scope, kind)
  await db.setupCheck.update({ where: { kind }, data: { checkedAt: now(), subject, error: message } })
  return { error: message }
}

async function errorOf(scope: Scope, kind: CheckKind): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timeout', 'setup.errors.timeout')), longest(kind))
  })
  try {
    await Promise.race([probes[kind](scope), late])
    return null
  } catch (error) {
    const reason = error instanceof AppError ? error.message : undefined
    log.warn({ event: 'check_failed', kind, reason, err: rootOf(error) }, 'a part of the installation does not work')
    return error
  } finally {
    clearTimeout(timer)
  }
}

async function countCheck(scope: Scope, kind: CheckKind): Promise<void> {
  const day = toDate(dayOf(scope.now, scope.timeZone))
  const counted = await db.$executeRaw`
    INSERT INTO "SetupCheck" AS c ("kind", "day", "used") VALUES (${kind}, ${day}::date, 1)
    ON CONFLICT ("kind") DO UPDATE SET "day" = EXCLUDED."day",
      "used" = CASE WHEN c."day" = EXCLUDED."day" THEN c."used" ELSE 0 END + 1
    WHERE c."day" <> EXCLUDED."day" OR c."used" < ${checksPerDay}`
  if (counted === 0) throw dayLimitReached(scope, 'setup.tooManyChecks', { most: checksPerDay })
}
