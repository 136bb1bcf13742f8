-- Each row names a counter or a cached sum that differs from a full recount, and for whom.
SELECT 'tasks of a status' AS "what", "memberId", "status"::text AS "which"
FROM (SELECT "assigneeId" AS "memberId", "status", count(*) AS "recount" FROM "Task" GROUP BY 1, 2) t
FULL JOIN "TaskCount" c USING ("memberId", "status") WHERE COALESCE(t."recount", 0) <> COALESCE(c."count", 0)
UNION ALL
SELECT 'balance after an entry', "memberId", "key"
FROM (
  SELECT *, sum("amount") OVER entries AS "sum", row_number() OVER entries AS "row"
  FROM "PointEntry" WINDOW entries AS (PARTITION BY "memberId" ORDER BY "place")
) e WHERE e."balance" <> e."sum" OR e."place" <> e."row"
UNION ALL
SELECT 'points', u."id", u."username"
FROM "User" u LEFT JOIN (
  SELECT "memberId", sum("amount") AS "sum", count(*) AS "count" FROM "PointEntry" GROUP BY 1
) e ON e."memberId" = u."id"
WHERE u."points" <> COALESCE(e."sum", 0) OR u."entryCount" <> COALESCE(e."count", 0)
UNION ALL
SELECT 'points of a month', "memberId", "month"::text
FROM (
  SELECT "memberId", date_trunc('month', "day")::date AS "month", sum("amount") AS "sum"
  FROM "PointEntry" WHERE "kind" IN ('task', 'streak_bonus') GROUP BY 1, 2
) e FULL JOIN "MonthPoints" m USING ("memberId", "month") WHERE COALESCE(e."sum", 0) <> COALESCE(m."amount", 0)
UNION ALL
SELECT 'a completion of a task that is not accepted, or none of one that is', t."assigneeId", t."id"::text
FROM "Task" t LEFT JOIN "Completion" c ON c."taskId" = t."id" AND c."isCounted"
WHERE (t."status" IN ('accepted', 'completed')) <> (c."id" IS NOT NULL)
LIMIT 20
