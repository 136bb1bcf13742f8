-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "TaskStatus" AS ENUM ('pending', 'accepted', 'rejected', 'expired', 'completed');

-- CreateEnum
CREATE TYPE "PointEntryKind" AS ENUM ('opening', 'task', 'streak_bonus', 'adjustment');

-- CreateEnum
CREATE TYPE "RecurringInterval" AS ENUM ('daily', 'weekly', 'monthly');

-- CreateEnum
CREATE TYPE "RecurringExpiry" AS ENUM ('same_day', '1_day', '2_days', '1_week', 'custom');

-- CreateEnum
CREATE TYPE "EmailOutcome" AS ENUM ('sending', 'sent', 'failed');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "points" INTEGER NOT NULL DEFAULT 0,
    "streak" INTEGER NOT NULL DEFAULT 0,
    "streakDay" DATE,
    "streakSet" INTEGER,
    "streakSetDay" DATE,
    "avatar" TEXT,
    "email" TEXT,
    "lastActivity" TIMESTAMPTZ(3),
    "sessionVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Task" (
    "id" UUID NOT NULL,
    "assigneeId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "date" DATE NOT NULL,
    "status" "TaskStatus" NOT NULL DEFAULT 'pending',
    "points" INTEGER NOT NULL DEFAULT 10,
    "expiresAt" TIMESTAMPTZ(3),
    "response" TEXT,
    "feedback" TEXT,
    "score" INTEGER,
    "recurringRuleId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Submission" (
    "id" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "textHash" TEXT NOT NULL,
    "score" INTEGER NOT NULL,
    "isAccepted" BOOLEAN NOT NULL,
    "feedback" TEXT NOT NULL,
    "reasoning" TEXT NOT NULL,
    "criteria" JSONB NOT NULL,
    "evaluator" TEXT NOT NULL,
    "promptVersion" TEXT NOT NULL,
    "evaluatedAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EvaluationCount" (
    "memberId" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "EvaluationCount_pkey" PRIMARY KEY ("memberId","taskId","day")
);

-- CreateTable
CREATE TABLE "Completion" (
    "id" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "taskId" UUID,
    "day" DATE NOT NULL,

    CONSTRAINT "Completion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PointEntry" (
    "id" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "kind" "PointEntryKind" NOT NULL,
    "key" TEXT NOT NULL,
    "taskId" UUID,
    "title" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PointEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RecurringRule" (
    "id" UUID NOT NULL,
    "assigneeId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 10,
    "anchor" DATE NOT NULL,
    "until" DATE,
    "interval" "RecurringInterval" NOT NULL,
    "every" INTEGER NOT NULL DEFAULT 1,
    "expiry" "RecurringExpiry" NOT NULL,
    "expiryDays" INTEGER NOT NULL DEFAULT 1,
    "isPaused" BOOLEAN NOT NULL DEFAULT false,
    "extendedTo" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RecurringRule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EmailMessage" (
    "id" UUID NOT NULL,
    "senderId" UUID,
    "to" TEXT NOT NULL,
    "from" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "outcome" "EmailOutcome" NOT NULL DEFAULT 'sending',
    "providerId" TEXT,
    "error" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EmailMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LoginThrottle" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "lastFailure" TIMESTAMPTZ(3) NOT NULL,
    "blockedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "LoginThrottle_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "EndedSession" (
    "id" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EndedSession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE INDEX "User_isAdmin_points_username_idx" ON "User"("isAdmin", "points" DESC, "username");

-- CreateIndex
CREATE INDEX "User_isAdmin_streakDay_streak_idx" ON "User"("isAdmin", "streakDay", "streak" DESC);

-- CreateIndex
CREATE INDEX "Task_assigneeId_date_id_idx" ON "Task"("assigneeId", "date", "id");

-- CreateIndex
CREATE INDEX "Task_date_id_idx" ON "Task"("date", "id");

-- CreateIndex
CREATE INDEX "Task_status_expiresAt_idx" ON "Task"("status", "expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Task_recurringRuleId_assigneeId_date_key" ON "Task"("recurringRuleId", "assigneeId", "date");

-- CreateIndex
CREATE INDEX "Submission_taskId_memberId_textHash_evaluatedAt_idx" ON "Submission"("taskId", "memberId", "textHash", "evaluatedAt");

-- CreateIndex
CREATE INDEX "Submission_memberId_evaluatedAt_idx" ON "Submission"("memberId", "evaluatedAt");

-- CreateIndex
CREATE INDEX "EvaluationCount_taskId_idx" ON "EvaluationCount"("taskId");

-- CreateIndex
CREATE UNIQUE INDEX "Completion_taskId_key" ON "Completion"("taskId");

-- CreateIndex
CREATE INDEX "Completion_memberId_day_idx" ON "Completion"("memberId", "day");

-- CreateIndex
CREATE INDEX "PointEntry_memberId_createdAt_id_idx" ON "PointEntry"("memberId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "PointEntry_memberId_day_idx" ON "PointEntry"("memberId", "day");

-- CreateIndex
CREATE INDEX "PointEntry_day_kind_memberId_idx" ON "PointEntry"("day", "kind", "memberId");

-- CreateIndex
CREATE INDEX "PointEntry_taskId_idx" ON "PointEntry"("taskId");

-- CreateIndex
CREATE UNIQUE INDEX "PointEntry_memberId_key_key" ON "PointEntry"("memberId", "key");

-- CreateIndex
CREATE INDEX "RecurringRule_assigneeId_idx" ON "RecurringRule"("assigneeId");

-- CreateIndex
CREATE INDEX "RecurringRule_isPaused_extendedTo_idx" ON "RecurringRule"("isPaused", "extendedTo");

-- CreateIndex
CREATE INDEX "EmailMessage_createdAt_id_idx" ON "EmailMessage"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "EmailMessage_senderId_idx" ON "EmailMessage"("senderId");

-- CreateIndex
CREATE INDEX "LoginThrottle_lastFailure_idx" ON "LoginThrottle"("lastFailure");

-- CreateIndex
CREATE INDEX "EndedSession_expiresAt_idx" ON "EndedSession"("expiresAt");

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_recurringRuleId_fkey" FOREIGN KEY ("recurringRuleId") REFERENCES "RecurringRule"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EvaluationCount" ADD CONSTRAINT "EvaluationCount_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EvaluationCount" ADD CONSTRAINT "EvaluationCount_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Completion" ADD CONSTRAINT "Completion_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Completion" ADD CONSTRAINT "Completion_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointEntry" ADD CONSTRAINT "PointEntry_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PointEntry" ADD CONSTRAINT "PointEntry_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecurringRule" ADD CONSTRAINT "RecurringRule_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmailMessage" ADD CONSTRAINT "EmailMessage_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Ranges
ALTER TABLE "User"
  ADD CONSTRAINT "User_username_length" CHECK (char_length("username") BETWEEN 1 AND 40),
  ADD CONSTRAINT "User_points_range" CHECK ("points" BETWEEN -2000000000 AND 2000000000),
  ADD CONSTRAINT "User_streak_range" CHECK ("streak" >= 0),
  ADD CONSTRAINT "User_streakSet_range" CHECK ("streakSet" BETWEEN 0 AND 100000),
  ADD CONSTRAINT "User_streakSet_whole" CHECK (("streakSet" IS NULL) = ("streakSetDay" IS NULL));

ALTER TABLE "Task"
  ADD CONSTRAINT "Task_title_length" CHECK (char_length("title") BETWEEN 1 AND 200),
  ADD CONSTRAINT "Task_points_range" CHECK ("points" BETWEEN 0 AND 1000000),
  ADD CONSTRAINT "Task_score_range" CHECK ("score" BETWEEN 0 AND 100);

ALTER TABLE "Submission"
  ADD CONSTRAINT "Submission_score_range" CHECK ("score" BETWEEN 0 AND 100);

ALTER TABLE "EvaluationCount"
  ADD CONSTRAINT "EvaluationCount_used_range" CHECK ("used" >= 0);

ALTER TABLE "PointEntry"
  ADD CONSTRAINT "PointEntry_amount_range" CHECK ("amount" <> 0 AND "amount" BETWEEN -2000000000 AND 2000000000);

ALTER TABLE "RecurringRule"
  ADD CONSTRAINT "RecurringRule_points_range" CHECK ("points" BETWEEN 0 AND 1000000),
  ADD CONSTRAINT "RecurringRule_every_range" CHECK ("every" BETWEEN 1 AND 1000),
  ADD CONSTRAINT "RecurringRule_expiryDays_range" CHECK ("expiryDays" BETWEEN 1 AND 1000);

ALTER TABLE "LoginThrottle"
  ADD CONSTRAINT "LoginThrottle_failures_range" CHECK ("failures" >= 0);

-- The ledger is append-only. An entry forgets a deleted task and goes with a deleted member; nothing else.
CREATE FUNCTION "PointEntry_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT 1 FROM "User" WHERE "id" = OLD."memberId") THEN
      RAISE EXCEPTION 'The ledger is append-only: an entry cannot be deleted.';
    END IF;
    RETURN OLD;
  END IF;
  IF NEW."taskId" IS NULL AND to_jsonb(NEW) - 'taskId' = to_jsonb(OLD) - 'taskId' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The ledger is append-only: an entry cannot be changed.';
END $$;

CREATE TRIGGER "PointEntry_append_only" BEFORE UPDATE OR DELETE ON "PointEntry"
  FOR EACH ROW EXECUTE FUNCTION "PointEntry_is_append_only"();

-- A member's cached points are the sum of their entries whenever a transaction commits.
CREATE FUNCTION "User_points_are_the_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member uuid := CASE WHEN TG_TABLE_NAME = 'User' THEN NEW."id" ELSE (to_jsonb(NEW) ->> 'memberId')::uuid END;
  cached integer;
  ledger bigint;
BEGIN
  SELECT "points" INTO cached FROM "User" WHERE "id" = member;
  SELECT COALESCE(sum("amount"), 0) INTO ledger FROM "PointEntry" WHERE "memberId" = member;
  IF cached IS NOT NULL AND cached <> ledger THEN
    RAISE EXCEPTION 'Points of % are % but the ledger holds %.', member, cached, ledger;
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "User_points_ledger" AFTER INSERT OR UPDATE OF "points" ON "User"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "User_points_are_the_ledger"();

CREATE CONSTRAINT TRIGGER "PointEntry_points_ledger" AFTER INSERT ON "PointEntry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "User_points_are_the_ledger"();
