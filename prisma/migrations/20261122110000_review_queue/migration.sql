-- What waits already: texts for a person, suspicious texts, and members who were refused twice since the last decision.
INSERT INTO "ReviewItem" ("taskId", "memberId", "submissionId", "kind", "since")
SELECT t."id", t."assigneeId",
  CASE WHEN t."needsPerson" AND s."confirmed" IS NOT NULL THEN s."confirmed"
    WHEN s."suspicious" IS NOT NULL THEN s."suspicious" ELSE s."refused" END,
  (CASE WHEN t."needsPerson" AND s."confirmed" IS NOT NULL THEN 'unsure'
    WHEN s."suspicious" IS NOT NULL THEN 'suspicion' ELSE 'stuck' END)::"ReviewKind",
  CASE WHEN t."needsPerson" AND s."confirmed" IS NOT NULL THEN s."confirmedAt"
    WHEN s."suspicious" IS NOT NULL THEN s."suspiciousSince" ELSE s."refusedSince" END
FROM "Task" t
CROSS JOIN LATERAL (
  SELECT COALESCE(max(d."revision"), 0) AS "begun" FROM "Decision" d
  WHERE d."taskId" = t."id" AND d."memberId" = t."assigneeId"
) round
CROSS JOIN LATERAL (
  SELECT
    (array_agg(e."id" ORDER BY e."sequence" DESC) FILTER (WHERE e."confirmedAt" IS NOT NULL))[1] AS "confirmed",
    (array_agg(e."confirmedAt" ORDER BY e."sequence" DESC) FILTER (WHERE e."confirmedAt" IS NOT NULL))[1] AS "confirmedAt",
    (array_agg(e."id" ORDER BY e."sequence" DESC) FILTER (WHERE e."isSuspicious"))[1] AS "suspicious",
    (array_agg(e."evaluatedAt" ORDER BY e."sequence") FILTER (WHERE e."isSuspicious"))[1] AS "suspiciousSince",
    (array_agg(e."id" ORDER BY e."sequence" DESC) FILTER (WHERE e."isRefused"))[1] AS "refused",
    (array_agg(e."evaluatedAt" ORDER BY e."sequence") FILTER (WHERE e."isRefused"))[2] AS "refusedSince"
  FROM (
    SELECT "id", "sequence", "evaluatedAt", "confirmedAt",
      "taskRevision" >= round."begun" AND cardinality("suspicions") > 0 AS "isSuspicious",
      "taskRevision" >= round."begun" AND NOT "isAccepted" AND NOT "isUnsure" AS "isRefused"
    FROM "Submission" WHERE "taskId" = t."id" AND "memberId" = t."assigneeId"
  ) e
) s
WHERE (t."needsPerson" AND s."confirmed" IS NOT NULL) OR s."suspicious" IS NOT NULL
  OR (s."refusedSince" IS NOT NULL AND t."status" NOT IN ('accepted', 'completed'))
ON CONFLICT ("taskId") DO NOTHING;
