import 'server-only'
import { authorize, type Viewer } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { addDays, dayOf, type Day } from '@/lib/calendar'
import { db } from '@/lib/db'
import { knownId } from '@/lib/ids'
import { pauseJson, type PauseJson, type PauseView } from '@/lib/pauses/json'
import { endOfPauseAfter, isPaused, type PausedDays } from '@/lib/points/pauses'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** Maximum number of pauses in a list. */
const longestPauseList = 500

/** All pauses, the latest first; administrators only. */
export async function listPauses(scope: Scope): Promise<PauseJson[]> {
  authorize(scope.viewer, 'task:manage')
  const pauses = await db.pause.findMany({ orderBy: [{ from: 'desc' }, { id: 'desc' }], take: longestPauseList })
  return pauses.map(pauseJson)
}

/** The same for a screen; for a member's, only those that concern them. Throws AppError not_found for an invalid id. */
export async function browsePauses(scope: Scope, memberId?: string): Promise<PauseView[]> {
  authorize(scope.viewer, 'task:manage')
  const today = dayOf(scope.now, scope.timeZone)
  const id = memberId === undefined ? null : knownId(memberId, 'tasks.userNotFound')
  const pauses = await readBatched<Omit<PauseView, 'isOver'>>(
    scope,
    Prisma.sql`SELECT p."id", p."memberId", p."from", p."to", p."name", m."username" FROM "Pause" p
      LEFT JOIN "User" m ON m."id" = p."memberId"
      WHERE ${id}::uuid IS NULL OR p."memberId" IS NULL OR p."memberId" = ${id}::uuid
      ORDER BY p."from" DESC, p."id" DESC LIMIT ${longestPauseList}`,
  )
  return pauses.map((pause) => ({ ...pause, isOver: pause.to < today }))
}

/** The last day of the viewer's pause; null while they have none. */
export async function endOfOwnPause(scope: Scope<Viewer>): Promise<Day | null> {
  const { viewer, now, timeZone } = scope
  const today = dayOf(now, timeZone)
  const pauses = await readBatched<PausedDays>(
    scope,
    Prisma.sql`SELECT "from", "to" FROM "Pause"
      WHERE ("memberId" IS NULL OR "memberId" = ${viewer.id}::uuid) AND "to" >= ${today}::date`,
  )
  return isPaused(today, pauses) ? endOfPauseAfter(addDays(today, -1), pauses) : null
}
