-- A task never expires before its own day ends, at 23:59:59 by the family's wall clock. Tasks at fault now expire then.
--
-- The family's zone is the setting FAMILY_TIME_ZONE, which `npm start` hands over as laurel.family_time_zone. Where it is
-- missing (`prisma migrate deploy`) or unknown to PostgreSQL, days end as in its default, Europe/Paris: a family further
-- east then finds tasks of a single day open for some hours more, and nobody's task is cut short.
--
-- The sweep had marked some of these tasks as expired although their day is not over. They are pending again, unless a
-- confirmed submission shows that it was not the sweep: it marks pending tasks only.
WITH "zone" AS (
  SELECT COALESCE(
    (SELECT "name" FROM pg_timezone_names WHERE lower("name") = lower(current_setting('laurel.family_time_zone', true)) LIMIT 1),
    'Europe/Paris'
  ) AS "name"
), "faulty" AS (
  SELECT task."id", own."ends"
  FROM "Task" task, "zone",
    LATERAL (SELECT (task."date" + time '23:59:59') AT TIME ZONE "zone"."name" AS "ends") own
  WHERE task."expiresAt" < own."ends"
)
UPDATE "Task" task
SET
  "expiresAt" = "faulty"."ends",
  "status" = CASE
    WHEN task."status" = 'expired' AND "faulty"."ends" > now() AND NOT EXISTS (
      SELECT 1 FROM "Submission" s WHERE s."taskId" = task."id" AND s."confirmedAt" IS NOT NULL
    ) THEN 'pending'
    ELSE task."status"
  END,
  "updatedAt" = now()
FROM "faulty"
WHERE task."id" = "faulty"."id";

-- A constraint cannot know the family's zone, and the setting may change while tasks are there. So this is a backstop
-- that is right in every zone: days end first at UTC+14, at 09:59:59 UTC. The exact rule is lib/tasks/expiry.ts, which
-- everything that creates or changes tasks goes by.
ALTER TABLE "Task"
  ADD CONSTRAINT "Task_expiresAt_after_own_day"
  CHECK ("expiresAt" >= ("date" + time '09:59:59') AT TIME ZONE 'UTC');
