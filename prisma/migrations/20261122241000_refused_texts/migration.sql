-- A text that a person refused: its writer's next one like it, for whatever task, waits for a person.
ALTER TABLE "TextFingerprint" ADD COLUMN "isRefused" boolean NOT NULL DEFAULT false;

-- It is remembered when its task is deleted.
CREATE OR REPLACE FUNCTION forget_unpaid_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "TextFingerprint" WHERE "id" = OLD."id" AND NOT "isEarned" AND NOT "isRefused";
  RETURN NULL;
END $$;

-- What was refused before; older texts are not compared any more.
INSERT INTO "TextFingerprint" ("id", "memberId", "taskId", "title", "evaluatedAt", "isRefused", "text")
SELECT s."id", s."memberId", s."taskId", t."title", s."evaluatedAt", true, s."text"
FROM "Submission" s JOIN "Task" t ON t."id" = s."taskId"
WHERE s."evaluatedAt" > now() - interval '31 days' AND NOT (
  SELECT d."isAccepted" OR d."submissionId" IS DISTINCT FROM s."id" FROM "Decision" d
  WHERE d."taskId" = s."taskId" AND d."memberId" = s."memberId" ORDER BY d."revision" DESC LIMIT 1)
ON CONFLICT ("id") DO NOTHING;
