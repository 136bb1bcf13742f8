-- Until when the longest run lasted, instead of whether it is the newest one: a correction that shortens and heals it
-- made it news again.
ALTER TABLE "User" ADD COLUMN "bestDay" date;
UPDATE "User" SET "bestDay" = "streakDay" WHERE "isBestRun";
ALTER TABLE "User" DROP COLUMN "isBestRun";

CREATE OR REPLACE FUNCTION note_best_streak() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."streak" > OLD."bestStreak" THEN
    -- A run is news on the day on which it becomes the longest; a first run of a day or two is not. It goes on from the
    -- longest one if not all of its days are later.
    IF OLD."bestStreak" >= 3 AND (OLD."bestDay" IS NULL OR NEW."streak" <= (
      SELECT count(DISTINCT c."day") FROM "Completion" c
      WHERE c."memberId" = NEW."id" AND c."isCounted" AND c."day" > OLD."bestDay" AND c."day" <= NEW."streakDay"
    )) THEN
      INSERT INTO "News" ("memberId", "kind", "days") VALUES (NEW."id", 'best', NEW."streak")
      ON CONFLICT ("memberId", "kind", "taskId") DO UPDATE SET "days" = EXCLUDED."days";
    END IF;
    NEW."bestStreak" := NEW."streak";
    NEW."bestDay" := NEW."streakDay";
  END IF;
  RETURN NEW;
END $$;
