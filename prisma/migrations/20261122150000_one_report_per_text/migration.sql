-- A member's text on a task is reported once, whatever runs in parallel. A text is too long for an index, its hash is not.
DELETE FROM "SafeguardingReport" r USING "SafeguardingReport" earlier
WHERE earlier."memberId" = r."memberId" AND earlier."taskId" = r."taskId" AND earlier."text" = r."text"
  AND (earlier."reportedAt", earlier."id") < (r."reportedAt", r."id");

CREATE UNIQUE INDEX "SafeguardingReport_one_per_text" ON "SafeguardingReport" ("memberId", "taskId", md5("text"));
DROP INDEX "SafeguardingReport_memberId_idx";
