-- What a member is told once, on the next visit from any device: rows are deleted when they are shown.
CREATE TYPE "NewsKind" AS ENUM ('best', 'healed', 'answered');

CREATE TABLE "News" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "memberId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" "NewsKind" NOT NULL,
  "taskId" uuid REFERENCES "Task" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "isGranted" boolean,
  "days" integer,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "News_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "News_kind" CHECK (CASE WHEN "kind" = 'answered'
    THEN "taskId" IS NOT NULL AND "isGranted" IS NOT NULL AND "days" IS NULL
    ELSE "taskId" IS NULL AND "isGranted" IS NULL AND "days" > 0 END)
);
CREATE UNIQUE INDEX "News_memberId_kind_taskId_key" ON "News" ("memberId", "kind", "taskId") NULLS NOT DISTINCT;
CREATE INDEX "News_taskId_idx" ON "News" ("taskId");

-- The longest run of days so far, and whether it is the run that goes on.
ALTER TABLE "User" ADD COLUMN "bestStreak" integer NOT NULL DEFAULT 0;
ALTER TABLE "User" ADD COLUMN "isBestRun" boolean NOT NULL DEFAULT false;
UPDATE "User" u SET "bestStreak" = GREATEST(u."streak", COALESCE(b."length", 0)),
  "isBestRun" = u."streak" > 0 AND u."streak" >= COALESCE(b."length", 0)
FROM "User" m LEFT JOIN (
  SELECT "memberId", max("length")::int AS "length" FROM (
    SELECT "memberId", count(*) AS "length" FROM (
      SELECT "memberId", "day" - (row_number() OVER (PARTITION BY "memberId" ORDER BY "day"))::int AS "run"
      FROM (SELECT DISTINCT "memberId", "day" FROM "Completion" WHERE "isCounted") days
    ) runs GROUP BY "memberId", "run"
  ) lengths GROUP BY "memberId"
) b ON b."memberId" = m."id"
WHERE m."id" = u."id";

CREATE FUNCTION note_best_streak() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."streak" > OLD."bestStreak" THEN
    -- A run is news on the day on which it becomes the longest; a first run of a day or two is not.
    IF NOT OLD."isBestRun" AND OLD."bestStreak" >= 3 THEN
      INSERT INTO "News" ("memberId", "kind", "days") VALUES (NEW."id", 'best', NEW."streak")
      ON CONFLICT ("memberId", "kind", "taskId") DO UPDATE SET "days" = EXCLUDED."days";
    END IF;
    NEW."bestStreak" := NEW."streak";
    NEW."isBestRun" := true;
  ELSIF NEW."streak" < OLD."streak" THEN
    NEW."isBestRun" := false;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "User_best_streak" BEFORE UPDATE OF "streak" ON "User"
  FOR EACH ROW WHEN (NEW."streak" IS DISTINCT FROM OLD."streak") EXECUTE FUNCTION note_best_streak();

CREATE FUNCTION note_answered_appeal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "News" ("memberId", "kind", "taskId", "isGranted")
  VALUES (NEW."memberId", 'answered', NEW."taskId", NEW."state" = 'granted')
  ON CONFLICT ("memberId", "kind", "taskId") DO UPDATE SET "isGranted" = EXCLUDED."isGranted";
  RETURN NULL;
END $$;
CREATE TRIGGER "Appeal_answered" AFTER UPDATE OF "state" ON "Appeal"
  FOR EACH ROW WHEN (OLD."state" = 'open' AND NEW."state" IN ('granted', 'kept'))
  EXECUTE FUNCTION note_answered_appeal();
