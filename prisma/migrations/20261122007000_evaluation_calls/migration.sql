-- Evaluations begun, the evaluator's errors included, beside those that use up the member's own limit.
ALTER TABLE "EvaluationCount" ADD COLUMN "calls" INTEGER NOT NULL DEFAULT 0;

UPDATE "EvaluationCount" SET "used" = GREATEST("used", 0), "calls" = GREATEST("used", 0);

ALTER TABLE "EvaluationCount" ADD CONSTRAINT "EvaluationCount_used_check" CHECK ("used" BETWEEN 0 AND "calls");
