CREATE TYPE "JobState" AS ENUM ('queued', 'running', 'done', 'failed');

CREATE TABLE "JobRun" (
  "kind" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "state" "JobState" NOT NULL DEFAULT 'queued',
  "round" INTEGER NOT NULL DEFAULT 0,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "startedAt" TIMESTAMPTZ(3),
  "finishedAt" TIMESTAMPTZ(3),
  "error" TEXT,
  "report" JSONB NOT NULL DEFAULT '{}',
  CONSTRAINT "JobRun_pkey" PRIMARY KEY ("kind", "day"),
  CONSTRAINT "JobRun_done" CHECK ("state" <> 'done' OR ("finishedAt" IS NOT NULL AND "error" IS NULL)),
  CONSTRAINT "JobRun_failed" CHECK ("state" <> 'failed' OR "error" IS NOT NULL)
);
CREATE INDEX "JobRun_state_idx" ON "JobRun"("state");

ALTER TYPE "EmailOutcome" ADD VALUE 'queued' BEFORE 'sending';
ALTER TABLE "EmailMessage"
  ADD COLUMN "text" TEXT,
  ADD COLUMN "occasion" TEXT,
  ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "round" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "attemptedAt" TIMESTAMPTZ(3);
UPDATE "EmailMessage" SET "attemptedAt" = "createdAt";
CREATE UNIQUE INDEX "EmailMessage_occasion_key" ON "EmailMessage"("occasion");
CREATE INDEX "EmailMessage_outcome_idx" ON "EmailMessage"("outcome");

ALTER TABLE "User" ADD COLUMN "wantsDigest" BOOLEAN NOT NULL DEFAULT false;
