import 'server-only'
import type { Statements } from '@/lib/db'
import { reviewOf, stuckAfter } from '@/lib/tasks/review-kind'
import type { TaskStatus } from '@/lib/tasks/status'

type Row = {
  memberId: string
  status: TaskStatus
  needsPerson: boolean
  appealed: string | null
  askedAt: Date | null
  confirmed: string | null
  confirmedAt: Date | null
  newest: string | null
  isNewestAccepted: boolean | null
  suspiciousSince: Date | null
  stuckSince: Date | null
  isListed: boolean
}

const reason = (submissionId: string | null, since: Date | null) =>
  submissionId === null || since === null ? null : { submissionId, since }

/**
 * Recomputes whether a task waits for an administrator's review. Call it, holding the task's lock, in every transaction
 * that changes an evaluation, a confirmation, an appeal, a decision, or the task's status or assignee.
 */
export async function refreshReviewItem(tx: Statements, taskId: string): Promise<void> {
  // A decision about the assignee's work starts a new round: earlier evaluations are settled.
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT t."assigneeId" AS "memberId", t."status"::text AS "status", t."needsPerson",
      a."submissionId" AS "appealed", a."askedAt", s.*,
      EXISTS (SELECT 1 FROM "ReviewItem" i WHERE i."taskId" = t."id") AS "isListed"
    FROM "Task" t
    LEFT JOIN "Appeal" a ON a."taskId" = t."id" AND a."state" = 'open'
    CROSS JOIN LATERAL (
      SELECT COALESCE(max(d."revision"), 0) AS "begun" FROM "Decision" d
      WHERE d."taskId" = t."id" AND d."memberId" = t."assigneeId"
    ) round
    CROSS JOIN LATERAL (
      SELECT
        (array_agg(e."id" ORDER BY e."sequence" DESC) FILTER (WHERE e."confirmedAt" IS NOT NULL))[1] AS "confirmed",
        (array_agg(e."confirmedAt" ORDER BY e."sequence" DESC) FILTER (WHERE e."confirmedAt" IS NOT NULL))[1] AS "confirmedAt",
        (array_agg(e."id" ORDER BY e."sequence" DESC) FILTER (WHERE e."isNew"))[1] AS "newest",
        (array_agg(e."isAccepted" ORDER BY e."sequence" DESC) FILTER (WHERE e."isNew"))[1] AS "isNewestAccepted",
        (array_agg(e."evaluatedAt" ORDER BY e."sequence") FILTER (WHERE e."isNew" AND e."isSuspicious"))[1]
          AS "suspiciousSince",
        (array_agg(e."evaluatedAt" ORDER BY e."sequence") FILTER (WHERE e."isNew" AND e."isRefused"))[${stuckAfter}::int]
          AS "stuckSince"
      FROM (
        SELECT "id", "sequence", "evaluatedAt", "confirmedAt", "isAccepted", "taskRevision" >= round."begun" AS "isNew",
          cardinality("suspicions") > 0 AS "isSuspicious", NOT "isAccepted" AND NOT "isUnsure" AS "isRefused"
        FROM "Submission" WHERE "taskId" = t."id" AND "memberId" = t."assigneeId"
      ) e
    ) s
    WHERE t."id" = ${taskId}::uuid`
  const review =
    row &&
    reviewOf({
      status: row.status,
      needsPerson: row.needsPerson,
      appeal: reason(row.appealed, row.askedAt),
      confirmed: reason(row.confirmed, row.confirmedAt),
      newest: row.newest === null ? null : { submissionId: row.newest, isAccepted: row.isNewestAccepted === true },
      suspiciousSince: row.suspiciousSince,
      stuckSince: row.stuckSince,
    })
  if (!review) {
    if (row?.isListed) await tx.$executeRaw`DELETE FROM "ReviewItem" WHERE "taskId" = ${taskId}::uuid`
  } else {
    await tx.$executeRaw`
      INSERT INTO "ReviewItem" ("taskId", "memberId", "submissionId", "kind", "since")
      VALUES (${taskId}::uuid, ${row.memberId}::uuid, ${review.submissionId}::uuid, ${review.kind}::"ReviewKind",
        ${review.since}::timestamptz)
      ON CONFLICT ("taskId") DO UPDATE SET "memberId" = EXCLUDED."memberId", "submissionId" = EXCLUDED."submissionId",
        "kind" = EXCLUDED."kind", "since" = EXCLUDED."since"`
  }
}
