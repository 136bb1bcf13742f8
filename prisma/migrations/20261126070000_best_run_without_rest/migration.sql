-- The longest run lasts until its last completed day, or until the day of a set streak. The rest days that follow do not
-- count: they may be all days to come, and then no later run would be a personal best.
UPDATE "User" u SET "bestDay" = LEAST(u."bestDay", GREATEST(u."streakSetDay", (
  SELECT max(c."day") FROM "Completion" c WHERE c."memberId" = u."id" AND c."isCounted" AND c."day" <= u."bestDay"
))) WHERE u."bestDay" IS NOT NULL;

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
    NEW."bestDay" := LEAST(NEW."streakDay", GREATEST(NEW."streakSetDay", (
      SELECT max(c."day") FROM "Completion" c
      WHERE c."memberId" = NEW."id" AND c."isCounted" AND c."day" <= NEW."streakDay"
    )));
  END IF;
  RETURN NEW;
END $$;
