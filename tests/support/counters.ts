import { db } from '@/lib/db'

/** The task counts kept by triggers that differ from a full recount. */
export const miscountedTasks = () => db.$queryRaw<unknown[]>`
  SELECT * FROM (SELECT "assigneeId" AS "memberId", "status", count(*)::int AS "recount" FROM "Task" GROUP BY 1, 2) t
  FULL JOIN "TaskCount" c USING ("memberId", "status") WHERE COALESCE(t."recount", 0) <> COALESCE(c."count", 0)`
