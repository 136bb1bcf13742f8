CREATE TYPE "MemberLevel" AS ENUM ('starting', 'growing', 'sure');
ALTER TABLE "User" ADD COLUMN "level" "MemberLevel" NOT NULL DEFAULT 'growing';

-- At most 8 of { text, isHidden }, each text of 1 to 160 characters.
CREATE FUNCTION are_expectations(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN value = '[]'::jsonb THEN true
    WHEN jsonb_typeof(value) <> 'array' THEN false
    WHEN jsonb_array_length(value) > 8 THEN false
    ELSE NOT EXISTS (
      SELECT 1 FROM jsonb_array_elements(value) AS each
      WHERE CASE
        WHEN jsonb_typeof(each) <> 'object' THEN true
        ELSE each - 'text' - 'isHidden' <> '{}'::jsonb
          OR jsonb_typeof(each -> 'isHidden') IS DISTINCT FROM 'boolean'
          OR jsonb_typeof(each -> 'text') IS DISTINCT FROM 'string'
          OR char_length(each ->> 'text') NOT BETWEEN 1 AND 160
      END
    )
  END
$$;

ALTER TABLE "Task"
  ADD COLUMN "expectations" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "feedbackLanguage" TEXT,
  ADD COLUMN "keptOpenUntil" TIMESTAMPTZ(3),
  ADD CONSTRAINT "Task_expectations" CHECK (are_expectations("expectations")),
  ADD CONSTRAINT "Task_feedbackLanguage" CHECK ("feedbackLanguage" IN ('en', 'fr'));
ALTER TABLE "RecurringRule"
  ADD COLUMN "expectations" JSONB NOT NULL DEFAULT '[]',
  ADD CONSTRAINT "RecurringRule_expectations" CHECK (are_expectations("expectations"));

ALTER TABLE "Submission"
  ADD COLUMN "isUnsure" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "feedbackLanguage" TEXT,
  ADD COLUMN "expectations" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "memberLevel" "MemberLevel",
  ADD CONSTRAINT "Submission_unsure" CHECK (NOT "isUnsure" OR (NOT "isAccepted" AND "score" BETWEEN 1 AND 69)),
  ADD CONSTRAINT "Submission_feedbackLanguage" CHECK ("feedbackLanguage" IN ('en', 'fr'));

ALTER TABLE "EvaluationCount"
  ADD COLUMN "unsure" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "EvaluationCount_unsure" CHECK ("unsure" >= 0);

CREATE TYPE "AppealState" AS ENUM ('open', 'granted', 'kept', 'withdrawn');
CREATE TABLE "Appeal" (
    "id" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "submissionId" UUID NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "state" "AppealState" NOT NULL DEFAULT 'open',
    "slot" SMALLINT,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "answer" TEXT,
    "answererId" UUID,
    CONSTRAINT "Appeal_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Appeal_message" CHECK (char_length("message") <= 300),
    -- A member has three slots for open appeals.
    CONSTRAINT "Appeal_slot" CHECK (("state" = 'open') = ("slot" IS NOT NULL) AND "slot" BETWEEN 1 AND 3),
    CONSTRAINT "Appeal_closed" CHECK (("state" = 'open') = ("closedAt" IS NULL))
);
CREATE UNIQUE INDEX "Appeal_memberId_slot_key" ON "Appeal"("memberId", "slot");
CREATE UNIQUE INDEX "Appeal_open_of_task" ON "Appeal"("taskId") WHERE "state" = 'open';
CREATE INDEX "Appeal_taskId_askedAt_idx" ON "Appeal"("taskId", "askedAt");
CREATE INDEX "Appeal_submissionId_idx" ON "Appeal"("submissionId");
CREATE INDEX "Appeal_answererId_idx" ON "Appeal"("answererId");
ALTER TABLE "Appeal"
  ADD CONSTRAINT "Appeal_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "Appeal_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "Appeal_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "Appeal_answererId_fkey" FOREIGN KEY ("answererId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TYPE "ReviewKind" AS ENUM ('appeal', 'unsure', 'suspicion', 'stuck');
CREATE TABLE "ReviewItem" (
    "taskId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "submissionId" UUID NOT NULL,
    "kind" "ReviewKind" NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ReviewItem_pkey" PRIMARY KEY ("taskId")
);
CREATE INDEX "ReviewItem_kind_since_taskId_idx" ON "ReviewItem"("kind", "since", "taskId");
CREATE INDEX "ReviewItem_memberId_idx" ON "ReviewItem"("memberId");
ALTER TABLE "ReviewItem"
  ADD CONSTRAINT "ReviewItem_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "ReviewItem_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "SafeguardingReport" (
    "id" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "submissionId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "reportedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "SafeguardingReport_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "SafeguardingReport_submissionId_key" ON "SafeguardingReport"("submissionId");
CREATE INDEX "SafeguardingReport_reportedAt_id_idx" ON "SafeguardingReport"("reportedAt", "id");
CREATE INDEX "SafeguardingReport_memberId_idx" ON "SafeguardingReport"("memberId");
-- No foreign key to Task and Submission: the report outlives both.
ALTER TABLE "SafeguardingReport" ADD CONSTRAINT "SafeguardingReport_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "SafeguardingReading" (
    "reportId" UUID NOT NULL,
    "readerId" UUID NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "SafeguardingReading_pkey" PRIMARY KEY ("reportId", "readerId")
);
CREATE INDEX "SafeguardingReading_readerId_idx" ON "SafeguardingReading"("readerId");
ALTER TABLE "SafeguardingReading"
  ADD CONSTRAINT "SafeguardingReading_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "SafeguardingReport"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "SafeguardingReading_readerId_fkey" FOREIGN KEY ("readerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Decisions name the evaluated text that they are about.
ALTER TABLE "Decision" ADD COLUMN "submissionId" UUID;
CREATE INDEX "Decision_submissionId_idx" ON "Decision"("submissionId");
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE SET NULL ON UPDATE CASCADE;
UPDATE "Decision" d SET "submissionId" = (
  SELECT s."id" FROM "Submission" s
  WHERE s."taskId" = d."taskId" AND s."memberId" = d."memberId" AND s."taskRevision" < d."revision"
  ORDER BY (s."confirmedAt" IS NOT NULL AND s."confirmedAt" <= d."decidedAt") DESC, s."sequence" DESC
  LIMIT 1
);

CREATE TABLE "EvaluatorAgreement" (
    "evaluator" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "decisions" INTEGER NOT NULL DEFAULT 0,
    "agreed" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "EvaluatorAgreement_pkey" PRIMARY KEY ("evaluator", "version"),
    CONSTRAINT "EvaluatorAgreement_agreed" CHECK ("agreed" BETWEEN 0 AND "decisions")
);
INSERT INTO "EvaluatorAgreement" ("evaluator", "version", "decisions", "agreed")
SELECT s."evaluator", s."promptVersion", count(*), count(*) FILTER (WHERE s."isAccepted" = d."isAccepted")
FROM "Decision" d JOIN "Submission" s ON s."id" = d."submissionId"
GROUP BY s."evaluator", s."promptVersion";

CREATE FUNCTION count_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "EvaluatorAgreement" AS a ("evaluator", "version", "decisions", "agreed")
  SELECT "evaluator", "promptVersion", 1, ("isAccepted" = NEW."isAccepted")::int
  FROM "Submission" WHERE "id" = NEW."submissionId"
  ON CONFLICT ("evaluator", "version") DO UPDATE
    SET "decisions" = a."decisions" + 1, "agreed" = a."agreed" + excluded."agreed";
  RETURN NULL;
END $$;
CREATE TRIGGER "Decision_agreement" AFTER INSERT ON "Decision"
  FOR EACH ROW WHEN (NEW."submissionId" IS NOT NULL) EXECUTE FUNCTION count_agreement();
