-- The glossary's terms: accepted texts are stored as fingerprints, and a text that repeats one is reused.
ALTER TABLE "ToldText" RENAME TO "TextFingerprint";
ALTER TABLE "TextFingerprint" RENAME CONSTRAINT "ToldText_pkey" TO "TextFingerprint_pkey";
ALTER TABLE "TextFingerprint" RENAME CONSTRAINT "ToldText_text_or_shingles" TO "TextFingerprint_text_or_shingles";
ALTER TABLE "TextFingerprint" RENAME CONSTRAINT "ToldText_memberId_fkey" TO "TextFingerprint_memberId_fkey";
ALTER INDEX "ToldText_shingles_idx" RENAME TO "TextFingerprint_shingles_idx";
ALTER INDEX "ToldText_memberId_idx" RENAME TO "TextFingerprint_memberId_idx";
ALTER INDEX "ToldText_evaluatedAt_idx" RENAME TO "TextFingerprint_evaluatedAt_idx";
ALTER INDEX "ToldText_without_shingles" RENAME TO "TextFingerprint_without_shingles";

ALTER TABLE "Submission" RENAME COLUMN "toldWords" TO "reusedWords";
ALTER TABLE "Submission" RENAME CONSTRAINT "Submission_toldWords_check" TO "Submission_reusedWords_check";

UPDATE "Submission" SET "evaluator" = 'reused-text' WHERE "evaluator" = 'told-before';
UPDATE "EvaluatorAgreement" SET "evaluator" = 'reused-text' WHERE "evaluator" = 'told-before';

ALTER TRIGGER "Submission_told" ON "Submission" RENAME TO "Submission_accepted_text";
ALTER FUNCTION record_told_text() RENAME TO record_accepted_text;

CREATE OR REPLACE FUNCTION record_accepted_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "TextFingerprint" ("id", "memberId", "taskId", "title", "evaluatedAt", "isEarned", "text")
  SELECT NEW."id", NEW."memberId", NEW."taskId", "title", NEW."evaluatedAt", NEW."confirmedAt" IS NOT NULL, NEW."text"
  FROM "Task" WHERE "id" = NEW."taskId";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_earned_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "TextFingerprint" ("id", "memberId", "taskId", "title", "evaluatedAt", "isEarned", "text")
  SELECT s."id", s."memberId", NEW."id", NEW."title", s."evaluatedAt", true, s."text"
  FROM "Submission" s WHERE s."taskId" = NEW."id" AND s."memberId" = NEW."assigneeId"
  ORDER BY s."confirmedAt" DESC NULLS LAST, s."evaluatedAt" DESC, s."id" DESC
  LIMIT 1
  ON CONFLICT ("id") DO UPDATE SET "isEarned" = true WHERE NOT "TextFingerprint"."isEarned";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION forget_unpaid_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "TextFingerprint" WHERE "id" = OLD."id" AND NOT "isEarned";
  RETURN NULL;
END $$;
