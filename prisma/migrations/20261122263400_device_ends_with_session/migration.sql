-- A session ends 30 days after it began, without anybody telling. A device of one that began before it was turned on
-- ends no later than this, and is turned on again by the next visit.
ALTER TABLE "PushSubscription" ADD COLUMN "endsAt" timestamptz(3);
UPDATE "PushSubscription" SET "endsAt" = "createdAt" + interval '30 days';
ALTER TABLE "PushSubscription" ALTER COLUMN "endsAt" SET NOT NULL;
CREATE INDEX "PushSubscription_endsAt_idx" ON "PushSubscription" ("endsAt");
