-- The full hours of the family's clock from and until which reminders are sent. Nothing changes for existing families.
ALTER TABLE "FamilySettings"
  ADD COLUMN "remindersFrom" smallint NOT NULL DEFAULT 7,
  ADD COLUMN "remindersUntil" smallint NOT NULL DEFAULT 21,
  -- Every choice leaves an hour.
  ADD CONSTRAINT "FamilySettings_remindersFrom" CHECK ("remindersFrom" BETWEEN 7 AND 16),
  ADD CONSTRAINT "FamilySettings_remindersUntil" CHECK ("remindersUntil" BETWEEN 17 AND 21);
