import 'server-only'
import { authorize, type Viewer } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { addDays, dayOf, type Day } from '@/lib/calendar'
import { knownId } from '@/lib/ids'
import type { PauseJson, PauseView } from '@/lib/pauses/json'
import { mostPausedTasks, pausesPerResponse } from '@/lib/pauses/limits'
import { endOfPauseAfter, isPaused, type PausedDays } from '@/lib/points/pauses'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** Pauses on the wire, the latest first, and their total number; administrators only. */
export async function listPauses(scope: Scope, offset = 0): Promise<{ items: PauseJson[]; total: number }> {
  authorize(scope.viewer, 'task:manage')
  const [items, [counted]] = await Promise.all([
    readBatched<PauseJson>(
      scope,
      Prisma.sql`SELECT "id", "memberId", "from", "to", "name" FROM "Pause"
        ORDER BY "from" DESC, "id" DESC LIMIT ${pausesPerResponse} OFFSET ${offset}`,
    ),
    readBatched<{ total: number }>(scope, Prisma.sql`SELECT count(*)::int AS "total" FROM "Pause"`),
  ])
  return { items, total: counted?.total ?? 0 }
}

/**
 * The pauses for a screen, the latest first; for a member's, only those that concern them. Throws AppError not_found
 * for an invalid id.
 */
export async function browsePauses(scope: Scope, memberId?: string): Promise<PauseView[]> {
  authorize(scope.viewer, 'task:manage')
  const today = dayOf(scope.now, scope.timeZone)
  const id = memberId === undefined ? null : knownId(memberId, 'tasks.userNotFound')
  const pauses = await readBatched<Omit<PauseView, 'isOver'>>(
    scope,
    Prisma.sql`SELECT p."id", p."memberId", p."from", p."to", p."name", m."username",
        CASE WHEN p."to" < ${today}::date THEN 0 WHEN p."memberId" IS NULL THEN ${openTasks(today)}
          ELSE ${openTasks(today, Prisma.sql`AND t."assigneeId" = p."memberId"`)} END AS "openTasks"
      FROM "Pause" p
      LEFT JOIN "User" m ON m."id" = p."memberId"
      WHERE ${id}::uuid IS NULL OR p."memberId" IS NULL OR p."memberId" = ${id}::uuid
      ORDER BY p."from" DESC, p."id" DESC LIMIT ${pausesPerResponse}`,
  )
  return pauses.map((pause) => ({ ...pause, isOver: pause.to < today }))
}

/** The number of tasks to do on the days of the pause "p" from today on. */
const openTasks = (today: Day, whose = Prisma.empty) => Prisma.sql`(
  SELECT count(*)::int FROM (
    SELECT FROM "Task" t
    WHERE t."date" BETWEEN greatest(p."from", ${today}::date) AND p."to" AND t."status" = 'pending' ${whose}
    LIMIT ${mostPausedTasks}
  ) counted)`

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
