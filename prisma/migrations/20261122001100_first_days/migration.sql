-- A completion is the first day on which a task earned for a member, and stays when it no longer counts.
ALTER TABLE "Completion" ADD COLUMN "isCounted" BOOLEAN NOT NULL DEFAULT true;

-- DropIndex
DROP INDEX "Completion_taskId_key";

-- CreateIndex
CREATE UNIQUE INDEX "Completion_taskId_memberId_key" ON "Completion"("taskId", "memberId");

-- At most one member's completion of a task counts.
CREATE UNIQUE INDEX "Completion_taskId_counted_key" ON "Completion"("taskId") WHERE "isCounted";

-- The ledger remembers what earned before and does not count at present.
INSERT INTO "Completion" ("id", "memberId", "taskId", "day", "isCounted")
SELECT gen_random_uuid(), "memberId", "taskId", min("day"), false
FROM "PointEntry" WHERE "kind" = 'task' AND "taskId" IS NOT NULL
GROUP BY "memberId", "taskId"
ON CONFLICT ("taskId", "memberId") DO NOTHING;
