import 'server-only'
import { columnsOf, type Database } from '@/lib/db'
import type { Moment, Scope } from '@/lib/scope'
import { taskColumns } from '@/lib/tasks/columns'
import { Prisma } from '@/prisma/generated/client'

/** A task's row, with its expiry as pauses move it. */
export type TaskRow = Prisma.TaskGetPayload<{ select: typeof taskColumns }>

export type Zone = Pick<Scope, 'timeZone'>

/** SQL for when a row of "Task" expires, later by the pauses that it goes through. See docs/rules.md, rule 23. */
export function expiryOf({ timeZone }: Zone, alias: 'Task' | 't' = 'Task'): Prisma.Sql {
  const [assigneeId, date, expiresAt] = ['assigneeId', 'date', 'expiresAt'].map((name) =>
    Prisma.raw(`"${alias}"."${name}"`),
  )
  // The function is slow, and few tasks meet a pause.
  const meetsPause = Prisma.sql`EXISTS (
    SELECT FROM "Pause" p WHERE (p."memberId" = ${assigneeId} OR p."memberId" IS NULL) AND p."to" >= ${date}
      AND p."from" <= GREATEST(${date}, (${expiresAt} AT TIME ZONE ${timeZone}::text)::date))`
  return Prisma.sql`CASE WHEN ${meetsPause} THEN paused_expiry(${assigneeId}, ${date}, ${expiresAt}, ${timeZone})
    ELSE ${expiresAt} END`
}

/**
 * SQL for whether a row of "Task" accepts no solution any more; null, like false, for a task that never expires. Pauses
 * only lengthen the time, so the stored expiry decides first.
 */
export function isOverSql({ now, timeZone }: Moment, alias: 'Task' | 't' = 'Task'): Prisma.Sql {
  const [expiresAt, keptOpenUntil] = [Prisma.raw(`"${alias}"."expiresAt"`), Prisma.raw(`"${alias}"."keptOpenUntil"`)]
  return Prisma.sql`(${expiresAt} < ${now} AND GREATEST(${expiryOf({ timeZone }, alias)}, ${keptOpenUntil}) < ${now})`
}

const otherColumns = columnsOf(Object.keys(taskColumns).filter((name) => name !== 'expiresAt'))

/** SQL for the columns of a `TaskRow`. */
export const taskRow = (scope: Zone) => Prisma.sql`${otherColumns}, ${expiryOf(scope)} AS "expiresAt"`

type Expiring = { id: string; expiresAt: Date | null }

/** The rows with their expiries as pauses move them. */
async function withExpiries<T extends Expiring>(tx: Database, scope: Zone, tasks: readonly T[]): Promise<T[]> {
  const ids = tasks.flatMap(({ id, expiresAt }) => (expiresAt === null ? [] : [id]))
  if (ids.length === 0) return [...tasks]
  const rows = await tx.$queryRaw<Expiring[]>`
    SELECT "id", ${expiryOf(scope)} AS "expiresAt" FROM "Task" WHERE "id" = ANY(${ids}::uuid[])`
  const byId = new Map(rows.map(({ id, expiresAt }) => [id, expiresAt]))
  return tasks.map((task) => ({ ...task, expiresAt: byId.get(task.id) ?? task.expiresAt }))
}

/** The row with its expiry as pauses move it. */
export async function withExpiry<T extends Expiring>(tx: Database, scope: Zone, task: T): Promise<T> {
  const [moved = task] = await withExpiries(tx, scope, [task])
  return moved
}
