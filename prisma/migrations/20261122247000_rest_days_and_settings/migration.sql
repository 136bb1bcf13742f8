-- What administrators choose for the whole family at run time. Nothing changes for existing families.
ALTER TABLE "FamilySettings"
  -- Days without a task neither break nor lengthen a streak.
  ADD COLUMN "restDaysKeepStreak" boolean NOT NULL DEFAULT false,
  -- Null follows the browser.
  ADD COLUMN "language" "Language",
  -- Null is the limit of the environment.
  ADD COLUMN "evaluationsPerDay" integer,
  -- The full hour of the Sunday digest in the family's zone; nothing is sent from 21:00 to 07:00.
  ADD COLUMN "digestHour" smallint NOT NULL DEFAULT 17,
  ADD CONSTRAINT "FamilySettings_evaluationsPerDay" CHECK ("evaluationsPerDay" BETWEEN 1 AND 1000),
  ADD CONSTRAINT "FamilySettings_digestHour" CHECK ("digestHour" BETWEEN 7 AND 20);
