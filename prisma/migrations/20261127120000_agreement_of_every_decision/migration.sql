-- Every decision on an evaluated text counts, also one that corrects another, unless the task was edited in between:
-- since the evaluation each revision of the task is then one of these decisions.
CREATE OR REPLACE FUNCTION count_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "EvaluatorAgreement" AS a ("evaluator", "version", "decisions", "agreed")
  SELECT "evaluator", "promptVersion", 1, (("isAccepted" OR "isHeld") = NEW."isAccepted")::int
  FROM "Submission" s
  WHERE "id" = NEW."submissionId" AND "evaluator" <> 'safeguarding' AND "taskRevision" = NEW."revision" - 1 -
    (SELECT count(*) FROM "Decision" d WHERE d."submissionId" = s."id" AND d."revision" < NEW."revision")
  ON CONFLICT ("evaluator", "version") DO UPDATE
    SET "decisions" = a."decisions" + 1, "agreed" = a."agreed" + excluded."agreed";
  RETURN NULL;
END $$;

-- The corrections that did not count.
INSERT INTO "EvaluatorAgreement" AS a ("evaluator", "version", "decisions", "agreed")
SELECT s."evaluator", s."promptVersion", count(*), count(*) FILTER (WHERE (s."isAccepted" OR s."isHeld") = d."isAccepted")
FROM (
  SELECT *, row_number() OVER (PARTITION BY "submissionId" ORDER BY "revision") - 1 AS "earlier"
  FROM "Decision" WHERE "submissionId" IS NOT NULL
) d JOIN "Submission" s ON s."id" = d."submissionId"
WHERE d."earlier" > 0 AND s."evaluator" <> 'safeguarding' AND s."taskRevision" = d."revision" - 1 - d."earlier"
GROUP BY 1, 2
ON CONFLICT ("evaluator", "version") DO UPDATE
  SET "decisions" = a."decisions" + excluded."decisions", "agreed" = a."agreed" + excluded."agreed";
