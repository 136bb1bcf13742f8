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

-- An administrator may have the example evaluated a few times a day.
CREATE TABLE "EvaluatorTrial" (
    "administratorId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "EvaluatorTrial_pkey" PRIMARY KEY ("administratorId", "day"),
    CONSTRAINT "EvaluatorTrial_used" CHECK ("used" >= 0)
);
ALTER TABLE "EvaluatorTrial" ADD CONSTRAINT "EvaluatorTrial_administratorId_fkey"
  FOREIGN KEY ("administratorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
