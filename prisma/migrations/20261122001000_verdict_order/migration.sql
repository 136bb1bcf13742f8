-- Decisions and edits raise a task's revision; an evaluation names the revision that it was made of.
ALTER TABLE "Task"
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "needsPerson" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "Task_needsPerson_rejected" CHECK (NOT "needsPerson" OR "status" = 'rejected');

ALTER TABLE "Decision" ADD COLUMN "revision" INTEGER;
UPDATE "Decision" d SET "revision" = o."revision"
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "taskId" ORDER BY "decidedAt", "id") AS "revision" FROM "Decision"
) o WHERE o."id" = d."id";
ALTER TABLE "Decision"
  ALTER COLUMN "revision" SET NOT NULL,
  ALTER COLUMN "reason" DROP NOT NULL;

-- DropIndex
DROP INDEX "Decision_taskId_decidedAt_idx";

-- CreateIndex
CREATE UNIQUE INDEX "Decision_taskId_revision_key" ON "Decision"("taskId", "revision");

UPDATE "Task" t SET "revision" = d."revision"
FROM (SELECT "taskId", max("revision") AS "revision" FROM "Decision" GROUP BY "taskId") d WHERE d."taskId" = t."id";

-- Evaluations recorded so far keep their order.
CREATE SEQUENCE "Submission_sequence_seq" AS INTEGER;
ALTER TABLE "Submission"
  ADD COLUMN "sequence" INTEGER,
  ADD COLUMN "taskRevision" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "pointsAwarded" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "bonusAwarded" INTEGER NOT NULL DEFAULT 0;
UPDATE "Submission" s SET "sequence" = o."sequence"
FROM (SELECT "id", row_number() OVER (ORDER BY "evaluatedAt", "id") AS "sequence" FROM "Submission") o
WHERE o."id" = s."id";
SELECT setval('"Submission_sequence_seq"', COALESCE(max("sequence"), 0) + 1, false) FROM "Submission";
ALTER TABLE "Submission"
  ALTER COLUMN "sequence" SET DEFAULT nextval('"Submission_sequence_seq"'),
  ALTER COLUMN "sequence" SET NOT NULL;
ALTER SEQUENCE "Submission_sequence_seq" OWNED BY "Submission"."sequence";

-- An evaluation of the very millisecond of a decision counts as made before it.
UPDATE "Submission" s SET "taskRevision" = d."revision"
FROM (
  SELECT s."id", max(d."revision") AS "revision"
  FROM "Submission" s JOIN "Decision" d ON d."taskId" = s."taskId" AND d."decidedAt" < s."evaluatedAt"
  GROUP BY s."id"
) d WHERE d."id" = s."id";

-- Until now the answer to a confirmation was found by its time.
UPDATE "Submission" s SET "pointsAwarded" = e."points", "bonusAwarded" = e."bonus"
FROM (
  SELECT s."id",
    COALESCE(sum(e."amount") FILTER (WHERE e."kind" = 'task'), 0) AS "points",
    COALESCE(sum(e."amount") FILTER (WHERE e."kind" = 'streak_bonus'), 0) AS "bonus"
  FROM "Submission" s JOIN "PointEntry" e ON e."memberId" = s."memberId" AND e."createdAt" = s."confirmedAt"
    AND (e."kind" = 'streak_bonus' OR (e."kind" = 'task' AND e."taskId" = s."taskId"))
  GROUP BY s."id"
) e WHERE e."id" = s."id";

-- CreateIndex
CREATE UNIQUE INDEX "Submission_sequence_key" ON "Submission"("sequence");

-- DropIndex
DROP INDEX "Submission_taskId_memberId_textHash_evaluatedAt_idx";

-- CreateIndex
CREATE INDEX "Submission_taskId_memberId_sequence_idx" ON "Submission"("taskId", "memberId", "sequence");
