-- What Laurel itself handed to a person was no verdict that one could agree with.
CREATE OR REPLACE FUNCTION count_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "EvaluatorAgreement" AS a ("evaluator", "version", "decisions", "agreed")
  SELECT "evaluator", "promptVersion", 1, ("isAccepted" = NEW."isAccepted")::int
  FROM "Submission" WHERE "id" = NEW."submissionId" AND "evaluator" <> 'safeguarding'
  ON CONFLICT ("evaluator", "version") DO UPDATE
    SET "decisions" = a."decisions" + 1, "agreed" = a."agreed" + excluded."agreed";
  RETURN NULL;
END $$;

DELETE FROM "EvaluatorAgreement" WHERE "evaluator" = 'safeguarding';
