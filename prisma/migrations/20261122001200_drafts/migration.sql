-- A draft has a place of its own; a response is what its assignee confirmed last.
ALTER TABLE "Task" ADD COLUMN "draft" TEXT;

UPDATE "Task" t SET "draft" = t."response", "response" = c."text"
FROM (
  SELECT t."id", (
    SELECT s."text" FROM "Submission" s
    WHERE s."taskId" = t."id" AND s."memberId" = t."assigneeId" AND s."confirmedAt" IS NOT NULL
    ORDER BY s."confirmedAt" DESC, s."sequence" DESC LIMIT 1
  ) AS "text"
  FROM "Task" t WHERE t."response" IS NOT NULL
) c WHERE c."id" = t."id" AND t."response" IS DISTINCT FROM c."text";
