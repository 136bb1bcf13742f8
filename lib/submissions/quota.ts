import 'server-only'
import { dayLimitReached } from '@/lib/day-limit'
import { db, readRows } from '@/lib/db'
import { env } from '@/lib/env'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** A member's attempt at a task, with the family day that its evaluation counts for. */
export type Attempt = { memberId: string; taskId: string; day: Date }

/** SQL for how many evaluations of a task a member may have on a day: as the family chose, or as usual. */
export const dailyLimitSql = () =>
  Prisma.sql`COALESCE((SELECT "evaluationsPerDay" FROM "FamilySettings"), ${env().EVALUATIONS_PER_DAY}::int)`

/** Evaluations started per evaluation allowed: a failing model costs money as well. */
const callsPerEvaluation = 2

/**
 * Counts an evaluation before it starts, so that parallel requests cannot bypass a limit. Throws AppError too_many once
 * the member has reached the daily limit, or twice the limit in started evaluations.
 */
export async function countEvaluation(scope: Scope, { memberId, taskId, day }: Attempt): Promise<void> {
  const counted = await db.$executeRaw(Prisma.sql`
    WITH family AS (SELECT ${dailyLimitSql()} AS "limit")
    INSERT INTO "EvaluationCount" AS c ("memberId", "taskId", "day", "used", "calls")
    VALUES (${memberId}::uuid, ${taskId}::uuid, ${day}::date, 1, 1)
    ON CONFLICT ("memberId", "taskId", "day") DO UPDATE SET "used" = c."used" + 1, "calls" = c."calls" + 1
    WHERE c."used" < (SELECT "limit" FROM family) AND c."calls" < (SELECT "limit" FROM family) * ${callsPerEvaluation}::int`)
  if (counted > 0) return
  const count = await db.evaluationCount.findUnique({ where: { memberId_taskId_day: { memberId, taskId, day } } })
  const most = await dailyLimit()
  throw !count || count.used >= most
    ? dayLimitReached(scope, 'submission.dailyLimit', { limit: most })
    : dayLimitReached(scope, 'submission.dailyCalls')
}

/**
 * Counts an unsure evaluation against its own limit, which equals the regular one. Throws AppError too_many once it is
 * reached; the evaluation then counts as started only.
 */
export async function countUnsure(scope: Scope, attempt: Attempt): Promise<void> {
  const most = await dailyLimit()
  const { count } = await db.evaluationCount.updateMany({
    where: { ...attempt, used: { gt: 0 }, unsure: { lt: most } },
    data: { used: { decrement: 1 }, calls: { decrement: 1 }, unsure: { increment: 1 } },
  })
  if (count > 0) return
  await uncountEvaluation(attempt, { wasEvaluatorCalled: true })
  throw dayLimitReached(scope, 'submission.dailyUnsure', { limit: most })
}

async function dailyLimit(): Promise<number> {
  const [row] = await readRows<{ limit: number }>(Prisma.sql`SELECT ${dailyLimitSql()} AS "limit"`)
  return row?.limit ?? 0
}

/**
 * Refunds an evaluation that failed because of the evaluator, or that showed danger. It still counts as started if the
 * evaluator was called.
 */
export async function uncountEvaluation(
  attempt: Attempt,
  { wasEvaluatorCalled }: { wasEvaluatorCalled: boolean },
): Promise<void> {
  await db.evaluationCount.updateMany({
    where: { ...attempt, used: { gt: 0 } },
    data: { used: { decrement: 1 }, ...(!wasEvaluatorCalled && { calls: { decrement: 1 } }) },
  })
}
