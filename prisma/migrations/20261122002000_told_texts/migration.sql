CREATE TABLE "ToldText" (
    "id" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "evaluatedAt" TIMESTAMPTZ(3) NOT NULL,
    "isEarned" BOOLEAN NOT NULL DEFAULT false,
    "text" TEXT,
    "shingles" BIGINT[],
    CONSTRAINT "ToldText_pkey" PRIMARY KEY ("id"),
    -- The text stays only until its shingles are computed, which SQL cannot do.
    CONSTRAINT "ToldText_text_or_shingles" CHECK (("text" IS NULL) <> ("shingles" IS NULL))
);

-- Without fast update: a search never has to read a list of pending entries.
CREATE INDEX "ToldText_shingles_idx" ON "ToldText" USING GIN ("shingles") WITH (fastupdate = off);
CREATE INDEX "ToldText_memberId_idx" ON "ToldText"("memberId");
CREATE INDEX "ToldText_evaluatedAt_idx" ON "ToldText"("evaluatedAt");
CREATE INDEX "ToldText_without_shingles" ON "ToldText"("evaluatedAt") WHERE "shingles" IS NULL;

-- No foreign key to Task and Submission: the row outlives both, so that the text of a deleted task still counts.
ALTER TABLE "ToldText" ADD CONSTRAINT "ToldText_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whatever records an accepted evaluation, its text counts as told.
CREATE FUNCTION record_told_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ToldText" ("id", "memberId", "taskId", "title", "evaluatedAt", "isEarned", "text")
  SELECT NEW."id", NEW."memberId", NEW."taskId", "title", NEW."evaluatedAt", NEW."confirmedAt" IS NOT NULL, NEW."text"
  FROM "Task" WHERE "id" = NEW."taskId";
  RETURN NULL;
END $$;
CREATE TRIGGER "Submission_told" AFTER INSERT ON "Submission"
  FOR EACH ROW WHEN (NEW."isAccepted") EXECUTE FUNCTION record_told_text();

-- A task that earns, by a confirmation or by a person's decision, makes its member's last confirmed text (the newest
-- one when none was confirmed) count as told and as paid.
CREATE FUNCTION record_earned_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ToldText" ("id", "memberId", "taskId", "title", "evaluatedAt", "isEarned", "text")
  SELECT s."id", s."memberId", NEW."id", NEW."title", s."evaluatedAt", true, s."text"
  FROM "Submission" s WHERE s."taskId" = NEW."id" AND s."memberId" = NEW."assigneeId"
  ORDER BY s."confirmedAt" DESC NULLS LAST, s."evaluatedAt" DESC, s."id" DESC
  LIMIT 1
  ON CONFLICT ("id") DO UPDATE SET "isEarned" = true WHERE NOT "ToldText"."isEarned";
  RETURN NULL;
END $$;
CREATE TRIGGER "Task_earned_text" AFTER UPDATE OF "status" ON "Task"
  FOR EACH ROW WHEN (NEW."status" IN ('accepted', 'completed')) EXECUTE FUNCTION record_earned_text();

-- A deleted task that paid nothing for a text does not keep it from being told elsewhere.
CREATE FUNCTION forget_unpaid_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "ToldText" WHERE "id" = OLD."id" AND NOT "isEarned";
  RETURN NULL;
END $$;
CREATE TRIGGER "Submission_forgotten" AFTER DELETE ON "Submission"
  FOR EACH ROW WHEN (OLD."isAccepted") EXECUTE FUNCTION forget_unpaid_text();

-- What was accepted before; older texts are not compared with any more.
INSERT INTO "ToldText" ("id", "memberId", "taskId", "title", "evaluatedAt", "isEarned", "text")
SELECT s."id", s."memberId", s."taskId", t."title", s."evaluatedAt", s."confirmedAt" IS NOT NULL, s."text"
FROM "Submission" s JOIN "Task" t ON t."id" = s."taskId"
WHERE s."isAccepted" AND s."evaluatedAt" > now() - interval '31 days';

INSERT INTO "ToldText" ("id", "memberId", "taskId", "title", "evaluatedAt", "isEarned", "text")
SELECT s."id", s."memberId", t."id", t."title", s."evaluatedAt", true, s."text"
FROM "Task" t CROSS JOIN LATERAL (
  SELECT * FROM "Submission" WHERE "taskId" = t."id" AND "memberId" = t."assigneeId"
  ORDER BY "confirmedAt" DESC NULLS LAST, "evaluatedAt" DESC, "id" DESC LIMIT 1
) s
WHERE t."status" IN ('accepted', 'completed') AND s."evaluatedAt" > now() - interval '31 days'
ON CONFLICT ("id") DO UPDATE SET "isEarned" = true;

-- Texts are no longer compared by what their tasks say.
DROP INDEX "Submission_subjectHash_evaluatedAt_idx";
