import 'server-only'
import type { ActivityDetails, ActivityKind, Person } from '@/lib/activity/schema'
import type { Viewer } from '@/lib/auth/policy'
import { dayMs } from '@/lib/durations'
import { secondsUntil } from '@/lib/day-limit'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'

/** Retention of entries, in days. The database rejects deletion before 365 days have passed. */
const activityDaysKept = 366

type Act = { kind: ActivityKind; subject?: Person; details?: ActivityDetails }

/** What members do alone and can repeat, and how often within 24 hours: no entry can be removed for a year. */
const repeatable: ReadonlySet<ActivityKind> = new Set(['calendar_made', 'token_made', 'proof_given'])
export const mostRepeated = 50

/**
 * Records an action of the viewer. Pass the action's transaction, so that both commit or neither. Throws AppError
 * too_many when a member has repeated it so often that it would bury the entries of others.
 */
export async function recordActivity(tx: Database, { viewer, now }: Pick<Scope, 'viewer' | 'now'>, act: Act) {
  const actor = viewer === 'system' ? null : viewer
  if (actor && !actor.isAdmin && repeatable.has(act.kind)) {
    const filling = await tx.activity.findFirst({
      where: { kind: act.kind, actorId: actor.id, at: { gt: new Date(now.getTime() - dayMs) } },
      orderBy: { at: 'desc' },
      skip: mostRepeated - 1,
      select: { at: true },
    })
    if (filling) {
      const retryAfter = secondsUntil(new Date(filling.at.getTime() + dayMs), now)
      throw new AppError('too_many', 'activity.tooMany', { retryAfter })
    }
  }
  await tx.activity.create({ data: { at: now, ...columnsOf(actor, act) }, select: { id: true } })
}

function columnsOf(actor: Pick<Viewer, 'id' | 'username'> | null, { kind, subject, details = {} }: Act) {
  return {
    kind,
    actorId: actor?.id ?? null,
    actorName: actor?.username ?? null,
    subjectId: subject?.id ?? null,
    subjectName: subject?.username ?? null,
    details,
  }
}

/** Removes entries older than a year; returns how many. */
export async function sweepActivity({ now }: Pick<Scope, 'now'>): Promise<number> {
  const before = new Date(now.getTime() - activityDaysKept * dayMs)
  // Also checks the database's clock, which its trigger uses: with clock skew the sweep must not fail.
  return db.$executeRaw`
    DELETE FROM "Activity" WHERE "at" < ${before} AND "at" < CURRENT_TIMESTAMP - interval '366 days'`
}
