import 'server-only'
import { authorize, can, signedIn, type Principal } from '@/lib/auth/policy'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import type { ReviewKind } from '@/lib/tasks/review-kind'
import { reviewItemJson, type ReviewItemJson, type ReviewRecord } from '@/lib/review/json'
import { translator } from '@/lib/i18n/translator'
import { decidedFirst } from '@/lib/points/work-day'
import type { Scope } from '@/lib/scope'
import { truncatedSql } from '@/lib/tasks/truncated-text'
import { Prisma } from '@/prisma/generated/client'

export const reviewsPerPage = 50

/**
 * The viewer's review queue, starting at `offset`, and its total count: reports first, then by kind, oldest first.
 * Administrators only. Excludes what waits for another administrator: the viewer's own appeals, texts and reports.
 */
export async function listReview(scope: Scope, offset = 0): Promise<{ items: ReviewItemJson[]; total: number }> {
  authorize(scope.viewer, 'task:manage')
  const viewerId = signedIn(scope.viewer).id
  const [items, total] = await Promise.all([
    readReview(scope, viewerId, offset, reviewsPerPage),
    countReview(scope, viewerId),
  ])
  return { items, total }
}

/** The first items of the viewer's review queue, and whether there are more, in one statement. Administrators only. */
export async function firstReviews(
  scope: Scope,
  count: number,
): Promise<{ items: ReviewItemJson[]; hasMore: boolean }> {
  authorize(scope.viewer, 'task:manage')
  const items = await readReview(scope, signedIn(scope.viewer).id, 0, count + 1)
  return { items: items.slice(0, count), hasMore: items.length > count }
}

/** The reports that the viewer has not read yet, without those about the viewer's own texts. */
const unreadReports = (viewerId: string) => Prisma.sql`
  SELECT * FROM "SafeguardingReport" r
  WHERE r."memberId" <> ${viewerId}::uuid AND NOT EXISTS (
    SELECT 1 FROM "SafeguardingReading" g WHERE g."reportId" = r."id" AND g."readerId" = ${viewerId}::uuid)`

/** The review items that the viewer may decide. A task with a report in `unread` waits until the report is read. */
const itemsFor = (viewerId: string) => Prisma.sql`
  SELECT i.* FROM "ReviewItem" i
  WHERE NOT (i."kind" IN ('appeal', 'unsure') AND i."memberId" = ${viewerId}::uuid) AND NOT EXISTS (
    SELECT 1 FROM unread r WHERE r."taskId" = i."taskId" AND r."memberId" = i."memberId")`

async function readReview(scope: Scope, viewerId: string, offset: number, take: number): Promise<ReviewItemJson[]> {
  const rows = await readBatched<JsonRow<ReviewRecord>>(
    scope,
    Prisma.sql`
      WITH unread AS (${unreadReports(viewerId)}), waiting AS (
        (SELECT 'safeguarding' AS "kind", r."id" AS "reportId", r."taskId", r."memberId", r."submissionId",
          r."title", r."text", r."reportedAt" AS "since"
        FROM unread r)
        UNION ALL
        (SELECT i."kind"::text, NULL, i."taskId", i."memberId", i."submissionId", NULL, NULL, i."since"
        FROM (${itemsFor(viewerId)}) i
        ORDER BY i."kind", i."since", i."taskId" LIMIT ${offset + take})
      ), page AS (
        SELECT *, array_position(ARRAY['safeguarding', 'appeal', 'unsure', 'suspicion', 'stuck'], "kind") AS "order"
        FROM waiting ORDER BY "order", "since", "taskId", "submissionId"
        LIMIT ${take} OFFSET ${offset}
      )
      SELECT p."kind", p."reportId", p."taskId", p."memberId", p."submissionId", p."since", u."username",
        COALESCE(p."title", t."title") AS "title", ${truncatedSql(Prisma.sql`COALESCE(t."description", '')`)} AS "description",
        ${truncatedSql(Prisma.sql`COALESCE(p."text", s."text", '')`)} AS "text",
        t."status"::text AS "status", t."points", s."isAccepted", s."isUnsure", s."score", s."criteria",
        s."expectations", s."suspicions", round."suspicions" AS "roundSuspicions", round."tries", a."message", COALESCE((
          SELECT json_agg(json_build_object('id', f."id", 'width', f."width", 'height', f."height")
            ORDER BY f."createdAt", f."slot")
          FROM "TaskPhoto" f WHERE f."taskId" = t."id" AND f."memberId" = p."memberId"
        ), '[]') AS "photos"
      FROM page p
      JOIN "User" u ON u."id" = p."memberId"
      LEFT JOIN "Task" t ON t."id" = p."taskId" AND p."reportId" IS NULL
      LEFT JOIN "Submission" s ON s."id" = p."submissionId" AND p."reportId" IS NULL
      LEFT JOIN "Appeal" a ON a."taskId" = t."id" AND a."state" = 'open'
      -- A later text without signs takes the place of the one with them, but does not hide them.
      LEFT JOIN LATERAL (
        SELECT count(DISTINCT e."id")::int AS "tries", array_agg(DISTINCT sign) AS "suspicions"
        FROM "Submission" e LEFT JOIN unnest(e."suspicions") sign ON true
        WHERE e."taskId" = p."taskId" AND e."memberId" = p."memberId" AND NOT EXISTS (
          SELECT FROM "Decision" d
          WHERE d."taskId" = e."taskId" AND d."memberId" = e."memberId" AND d."revision" > e."taskRevision")
      ) round ON p."kind" IN ('suspicion', 'stuck')
      ORDER BY p."order", p."since", p."taskId", p."submissionId"`,
  )
  const t = translator(scope.locale, 'findings')
  return rows.map((row) => reviewItemJson(withDates<ReviewRecord>(row, ['since']), t))
}

async function countReview(scope: Scope, viewerId: string): Promise<number> {
  const [row] = await readBatched<{ count: number }>(
    scope,
    Prisma.sql`WITH unread AS (${unreadReports(viewerId)}) SELECT (
      (SELECT count(*) FROM unread) + (SELECT count(*) FROM (${itemsFor(viewerId)}) i)
    )::int AS "count"`,
  )
  return row?.count ?? 0
}

/** The size of the viewer's review queue; 0 for members, without a query. */
export async function waitingForReview(scope: Scope<Principal>): Promise<number> {
  return can(scope.viewer, 'task:manage') ? countReview(scope, signedIn(scope.viewer).id) : 0
}

/**
 * The submission that a decision about the task would be about, null when nothing was submitted, and why the task waits
 * for review; `kind` is null when it does not. Administrators only.
 */
export async function findReview(scope: Scope, taskId: string) {
  authorize(scope.viewer, 'task:manage')
  const [item] = await readBatched<{ kind: ReviewKind | null; submissionId: string | null; message: string | null }>(
    scope,
    Prisma.sql`
      SELECT i."kind", COALESCE(i."submissionId", s."id") AS "submissionId", a."message"
      FROM "Task" t
      LEFT JOIN "ReviewItem" i ON i."taskId" = t."id"
      LEFT JOIN "Appeal" a ON a."taskId" = t."id" AND a."state" = 'open'
      LEFT JOIN LATERAL (
        SELECT "id" FROM "Submission" WHERE "taskId" = t."id" AND "memberId" = t."assigneeId"
        ${decidedFirst} LIMIT 1
      ) s ON true
      WHERE t."id" = ${taskId}::uuid`,
  )
  return item ?? { kind: null, submissionId: null, message: null }
}
