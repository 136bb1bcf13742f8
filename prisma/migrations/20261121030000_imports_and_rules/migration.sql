-- An imported task is known by whose it was and all it said: importing the same again adds nothing.
ALTER TABLE "Task" ADD COLUMN "importKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Task_importKey_key" ON "Task"("importKey");

-- A rule goes on until it is paused or deleted, and always knows how far its occurrences have been made.
UPDATE "RecurringRule" SET "extendedTo" = "anchor" - 1 WHERE "extendedTo" IS NULL;
ALTER TABLE "RecurringRule" DROP COLUMN "until", ALTER COLUMN "extendedTo" SET NOT NULL;

-- DropIndex
DROP INDEX "RecurringRule_assigneeId_idx";

-- The same rule twice would make every task twice.
CREATE UNIQUE INDEX "RecurringRule_assigneeId_title_anchor_interval_every_key" ON "RecurringRule"("assigneeId", "title", "anchor", "interval", "every");

-- Ranges
ALTER TABLE "RecurringRule"
  ADD CONSTRAINT "RecurringRule_title_length" CHECK (char_length("title") BETWEEN 1 AND 200);
