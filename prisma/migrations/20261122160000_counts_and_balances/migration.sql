-- No request's cost grows with history: each entry carries its place in its member's ledger and the balance after it, and
-- what a member's tasks and months add up to is counted as they change.

-- 1. Places and balances.
ALTER TABLE "PointEntry" ADD COLUMN "place" integer NOT NULL DEFAULT 0, ADD COLUMN "balance" integer NOT NULL DEFAULT 0;
ALTER TABLE "User" ADD COLUMN "entryCount" integer NOT NULL DEFAULT 0;

ALTER TABLE "PointEntry" DISABLE TRIGGER "PointEntry_append_only";
UPDATE "PointEntry" e SET "place" = o."place", "balance" = o."balance"
FROM (
  SELECT "id", row_number() OVER entries AS "place", sum("amount") OVER entries AS "balance"
  FROM "PointEntry" WINDOW entries AS (PARTITION BY "memberId" ORDER BY "createdAt", "kind", "id")
) o WHERE o."id" = e."id";
ALTER TABLE "PointEntry" ENABLE TRIGGER "PointEntry_append_only";
UPDATE "User" u SET "entryCount" = c."count"
FROM (SELECT "memberId", count(*) FROM "PointEntry" GROUP BY "memberId") c WHERE c."memberId" = u."id";

CREATE UNIQUE INDEX "PointEntry_memberId_place_key" ON "PointEntry" ("memberId", "place");
DROP INDEX "PointEntry_memberId_createdAt_id_idx";

-- What a member earned in a family month, adjustments left out.
CREATE TABLE "MonthPoints" (
  "memberId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "month" date NOT NULL,
  "amount" integer NOT NULL,
  CONSTRAINT "MonthPoints_pkey" PRIMARY KEY ("memberId", "month"),
  CONSTRAINT "MonthPoints_first_day" CHECK (EXTRACT(day FROM "month") = 1)
);
INSERT INTO "MonthPoints" SELECT "memberId", date_trunc('month', "day")::date, sum("amount")
FROM "PointEntry" WHERE "kind" IN ('task', 'streak_bonus') GROUP BY 1, 2;
CREATE INDEX "MonthPoints_month_amount_idx" ON "MonthPoints" ("month", "amount" DESC);

-- Writing an entry is what changes a member's points: the member's row is locked, so balances are a chain without gaps.
CREATE FUNCTION append_point_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "User" SET "points" = "points" + NEW."amount", "entryCount" = "entryCount" + 1
  WHERE "id" = NEW."memberId" RETURNING "points", "entryCount" INTO NEW."balance", NEW."place";
  IF NEW."kind" IN ('task', 'streak_bonus') THEN
    INSERT INTO "MonthPoints" AS m VALUES (NEW."memberId", date_trunc('month', NEW."day")::date, NEW."amount")
    ON CONFLICT ("memberId", "month") DO UPDATE SET "amount" = m."amount" + EXCLUDED."amount";
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "PointEntry_append" BEFORE INSERT ON "PointEntry"
  FOR EACH ROW EXECUTE FUNCTION append_point_entry();

-- A member's points are their last entry's balance whenever a transaction commits.
CREATE OR REPLACE FUNCTION "User_points_are_the_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member uuid := CASE WHEN TG_TABLE_NAME = 'User' THEN NEW."id" ELSE (to_jsonb(NEW) ->> 'memberId')::uuid END;
  cached integer;
  ledger integer;
BEGIN
  SELECT "points" INTO cached FROM "User" WHERE "id" = member;
  SELECT "balance" INTO ledger FROM "PointEntry" WHERE "memberId" = member ORDER BY "place" DESC LIMIT 1;
  IF cached <> COALESCE(ledger, 0) THEN
    RAISE EXCEPTION 'Points of % are % but the ledger holds %.', member, cached, COALESCE(ledger, 0);
  END IF;
  RETURN NULL;
END $$;

-- 2. How many tasks of each status a member has.
CREATE TABLE "TaskCount" (
  "memberId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "status" "TaskStatus" NOT NULL,
  "count" integer NOT NULL DEFAULT 0,
  CONSTRAINT "TaskCount_pkey" PRIMARY KEY ("memberId", "status"),
  CONSTRAINT "TaskCount_count_range" CHECK ("count" >= 0)
);
INSERT INTO "TaskCount" SELECT "assigneeId", "status", count(*) FROM "Task" GROUP BY 1, 2;

-- Rows are locked in one order, so that two statements over several members do not wait for each other.
CREATE FUNCTION count_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes "TaskCount"[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(ROW("assigneeId", "status", "count")::"TaskCount") INTO changes
    FROM (SELECT "assigneeId", "status", count(*)::int AS "count" FROM created GROUP BY 1, 2) c;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(ROW("assigneeId", "status", "count")::"TaskCount") INTO changes
    FROM (SELECT "assigneeId", "status", -count(*)::int AS "count" FROM removed GROUP BY 1, 2) c;
  ELSE
    SELECT array_agg(ROW("assigneeId", "status", "count")::"TaskCount") INTO changes
    FROM (
      SELECT "assigneeId", "status", sum("change")::int AS "count"
      FROM (
        SELECT "assigneeId", "status", 1 AS "change" FROM created
        UNION ALL SELECT "assigneeId", "status", -1 FROM removed
      ) each_row GROUP BY 1, 2 HAVING sum("change") <> 0
    ) c;
  END IF;
  IF changes IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO "TaskCount" ("memberId", "status")
  SELECT "memberId", "status" FROM unnest(changes) WHERE "count" > 0 ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  -- The counts of a member who was deleted are gone already.
  UPDATE "TaskCount" c SET "count" = c."count" + held."change"
  FROM (
    SELECT t."memberId", t."status", n."count" AS "change"
    FROM "TaskCount" t JOIN unnest(changes) n USING ("memberId", "status") ORDER BY 1, 2 FOR UPDATE OF t
  ) held WHERE c."memberId" = held."memberId" AND c."status" = held."status";
  RETURN NULL;
END $$;

CREATE TRIGGER "Task_counted_insert" AFTER INSERT ON "Task"
  REFERENCING NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION count_tasks();
CREATE TRIGGER "Task_counted_update" AFTER UPDATE ON "Task"
  REFERENCING OLD TABLE AS removed NEW TABLE AS created FOR EACH STATEMENT EXECUTE FUNCTION count_tasks();
CREATE TRIGGER "Task_counted_delete" AFTER DELETE ON "Task"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_tasks();

-- A task whose time is over counts as expired before the sweep says so; there are few of them at any time.
CREATE INDEX "Task_pending_expiry" ON "Task" ("assigneeId", "expiresAt") WHERE "status" = 'pending';
