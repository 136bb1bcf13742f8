-- News stay until the member has seen them, so their content can change meanwhile: each content has an id of its own, by
-- which it is marked as seen. News of a streak go when the streak gets shorter than they say.
CREATE OR REPLACE FUNCTION note_best_streak() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."streak" < OLD."streak" THEN
    DELETE FROM "News" WHERE "memberId" = NEW."id" AND "days" > NEW."streak";
  END IF;
  IF NEW."streak" > OLD."bestStreak" THEN
    -- A run is news on the day on which it becomes the longest; a first run of a day or two is not. It goes on from the
    -- longest one if not all of its days are later.
    IF OLD."bestStreak" >= 3 AND (OLD."bestDay" IS NULL OR NEW."streak" <= (
      SELECT count(DISTINCT c."day") FROM "Completion" c
      WHERE c."memberId" = NEW."id" AND c."isCounted" AND c."day" > OLD."bestDay" AND c."day" <= NEW."streakDay"
    )) THEN
      INSERT INTO "News" ("memberId", "kind", "days") VALUES (NEW."id", 'best', NEW."streak")
      ON CONFLICT ("memberId", "kind", "taskId") DO UPDATE SET "id" = EXCLUDED."id", "days" = EXCLUDED."days";
    END IF;
    NEW."bestStreak" := NEW."streak";
    NEW."bestDay" := LEAST(NEW."streakDay", GREATEST(NEW."streakSetDay", (
      SELECT max(c."day") FROM "Completion" c
      WHERE c."memberId" = NEW."id" AND c."isCounted" AND c."day" <= NEW."streakDay"
    )));
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION note_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "News" ("memberId", "kind", "taskId", "isGranted")
  VALUES (NEW."assigneeId", 'answered', NEW."id", NEW."status" <> 'rejected')
  ON CONFLICT ("memberId", "kind", "taskId") DO UPDATE SET "id" = EXCLUDED."id", "isGranted" = EXCLUDED."isGranted";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_leaf() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "News" ("memberId", "kind", "taskId", "createdAt")
  VALUES (NEW."memberId", 'leaf', NEW."taskId", NEW."givenAt")
  ON CONFLICT ("memberId", "kind", "taskId") DO UPDATE
    SET "id" = EXCLUDED."id", "createdAt" = LEAST("News"."createdAt", EXCLUDED."createdAt");
  RETURN NULL;
END $$;
