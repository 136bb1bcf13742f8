-- When the schedule last ran to its end, for the administrators' screens.
ALTER TABLE "FamilySettings" ADD COLUMN "scheduleRanAt" timestamptz(3);
