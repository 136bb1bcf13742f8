-- An evaluation that accepted, until a person's refusal of the same text elsewhere made it unsure.
ALTER TABLE "Submission" ADD COLUMN "isHeld" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Submission" SET "isHeld" = true WHERE "isUnsure" AND (
  "reasoning" LIKE 'A person refused this text for another task.%' OR
  "reasoning" LIKE 'Une personne a refusé ce texte pour une autre tâche.%');
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_held" CHECK (NOT "isHeld" OR "isUnsure");

-- A decision says nothing about an evaluation of an earlier version of the task, or that a decision was made on before.
CREATE OR REPLACE FUNCTION count_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "EvaluatorAgreement" AS a ("evaluator", "version", "decisions", "agreed")
  SELECT "evaluator", "promptVersion", 1, (("isAccepted" OR "isHeld") = NEW."isAccepted")::int
  FROM "Submission"
  WHERE "id" = NEW."submissionId" AND "evaluator" <> 'safeguarding' AND "taskRevision" = NEW."revision" - 1
  ON CONFLICT ("evaluator", "version") DO UPDATE
    SET "decisions" = a."decisions" + 1, "agreed" = a."agreed" + excluded."agreed";
  RETURN NULL;
END $$;

-- Decisions whose task was deleted stay counted as they were.
UPDATE "EvaluatorAgreement" a SET
  "decisions" = GREATEST(a."decisions" - c."decisions", 0),
  "agreed" = LEAST(GREATEST(a."agreed" - c."agreed", 0), GREATEST(a."decisions" - c."decisions", 0))
FROM (
  SELECT "evaluator", "promptVersion" AS "version", count(*) FILTER (WHERE NOT "counts") AS "decisions",
    count(*) FILTER (WHERE "agreedBefore") - count(*) FILTER (WHERE "agrees" AND "counts") AS "agreed"
  FROM (
    SELECT s."evaluator", s."promptVersion", s."isAccepted" = d."isAccepted" AS "agreedBefore",
      (s."isAccepted" OR s."isHeld") = d."isAccepted" AS "agrees", s."taskRevision" = d."revision" - 1 AS "counts"
    FROM "Decision" d JOIN "Submission" s ON s."id" = d."submissionId"
    WHERE s."evaluator" <> 'safeguarding'
  ) made
  GROUP BY 1, 2
) c
WHERE a."evaluator" = c."evaluator" AND a."version" = c."version";
DELETE FROM "EvaluatorAgreement" WHERE "decisions" = 0;
