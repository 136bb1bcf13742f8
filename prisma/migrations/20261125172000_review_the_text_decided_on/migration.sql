-- The queue shows the text that a decision is about: of an accepted task the one that was paid, else the newest.
UPDATE "ReviewItem" i SET "submissionId" = COALESCE(
  (SELECT s."id" FROM "Submission" s JOIN "Task" t ON t."id" = s."taskId"
    WHERE s."taskId" = i."taskId" AND s."memberId" = i."memberId" AND s."confirmedAt" IS NOT NULL
      AND t."status" IN ('accepted', 'completed')
    ORDER BY s."sequence" DESC LIMIT 1),
  (SELECT s."id" FROM "Submission" s WHERE s."taskId" = i."taskId" AND s."memberId" = i."memberId"
    ORDER BY s."sequence" DESC LIMIT 1),
  i."submissionId")
WHERE i."kind" IN ('suspicion', 'stuck');
DELETE FROM "ReviewItem" i USING "Submission" s
WHERE i."kind" = 'stuck' AND s."id" = i."submissionId" AND s."isAccepted";
