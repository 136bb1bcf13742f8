import 'server-only'
import type { Viewer } from '@/lib/auth/policy'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { addDays, dayOf, toDate } from '@/lib/calendar'
import type { Scope } from '@/lib/scope'
import { withReadableFeedback } from '@/lib/tasks/feedback'
import { listedSql, type ListedTask } from '@/lib/tasks/list-rows'
import { isOverSql } from '@/lib/tasks/task-rows'
import { Prisma } from '@/prisma/generated/client'

/** The most tasks shown; the others follow once these are done. */
const mostShown = 20
/** Characters of each text of a task; more is on its own screen. */
const longestText = 2_000
/** Rejected tasks of earlier days are read by day, so that the cost does not grow with history. */
const daysOfRejected = 30

/**
 * The viewer's tasks of earlier days that can still be submitted, oldest first: pending ones, and rejected ones of the
 * last 30 days. See docs/rules.md, rule 31.
 */
export async function stillOpenTasks(scope: Scope<Viewer>) {
  const today = dayOf(scope.now, scope.timeZone)
  const isEarlier = Prisma.sql`t."assigneeId" = ${scope.viewer.id}::uuid AND t."date" < ${toDate(today)}::date`
  const firstRejected = toDate(addDays(today, -daysOfRejected))
  const isOpen = Prisma.sql`${isOverSql(scope, 't')} IS NOT TRUE`
  const rows = await readBatched<JsonRow<ListedTask>>(
    scope,
    // Materialized before it is ordered: otherwise PostgreSQL may search all of the past in the order of days.
    Prisma.sql`SELECT * FROM (
      WITH earlier AS MATERIALIZED (
        SELECT t.* FROM "Task" t WHERE ${isEarlier} AND t."status" = 'pending' AND ${isOpen}
        UNION ALL
        SELECT t.* FROM "Task" t
        WHERE ${isEarlier} AND t."date" >= ${firstRejected}::date AND t."status" = 'rejected' AND ${isOpen}
      )
      SELECT ${listedSql(scope, Prisma.sql`${longestText}::int`)}
      FROM (SELECT * FROM earlier ORDER BY "date", "id" LIMIT ${mostShown}) t ORDER BY t."date", t."id"
    ) open`,
  )
  return rows.map((row) =>
    withReadableFeedback(scope, withDates<ListedTask>(row, ['date', 'expiresAt', 'keptOpenUntil', 'createdAt'])),
  )
}
