CREATE TYPE "ReminderKind" AS ENUM ('tasks', 'streak', 'verdict', 'appeal', 'reward', 'test');
CREATE TYPE "ReminderChannel" AS ENUM ('push', 'email');
CREATE TYPE "ReminderOutcome" AS ENUM ('queued', 'sending', 'sent', 'failed', 'gone', 'skipped');

-- The key pair with which push services recognise this installation; used unless the environment has one.
CREATE TABLE "VapidKeys" (
  "id" boolean NOT NULL DEFAULT true,
  "publicKey" text NOT NULL,
  "privateKey" text NOT NULL,
  CONSTRAINT "VapidKeys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "VapidKeys_single" CHECK ("id"),
  CONSTRAINT "VapidKeys_keys" CHECK ("publicKey" ~ '^[A-Za-z0-9_-]{87}$' AND "privateKey" ~ '^[A-Za-z0-9_-]{43}$')
);

CREATE TABLE "ReminderChoice" (
  "memberId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "push" "ReminderKind"[] NOT NULL DEFAULT '{}',
  "email" "ReminderKind"[] NOT NULL DEFAULT '{}',
  "nudgeHour" smallint NOT NULL DEFAULT 17,
  CONSTRAINT "ReminderChoice_pkey" PRIMARY KEY ("memberId"),
  CONSTRAINT "ReminderChoice_nudgeHour" CHECK ("nudgeHour" BETWEEN 7 AND 20)
);
CREATE INDEX "ReminderChoice_nudgeHour_idx" ON "ReminderChoice" ("nudgeHour");

CREATE TABLE "PushSubscription" (
  "id" uuid NOT NULL,
  "memberId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "sessionId" uuid NOT NULL,
  "endpoint" text NOT NULL,
  "p256dh" text NOT NULL,
  "auth" text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL,
  CONSTRAINT "PushSubscription_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "PushSubscription_endpoint" CHECK (char_length("endpoint") BETWEEN 10 AND 1000)
);
CREATE UNIQUE INDEX "PushSubscription_endpoint_key" ON "PushSubscription" ("endpoint");
CREATE INDEX "PushSubscription_memberId_idx" ON "PushSubscription" ("memberId");
CREATE INDEX "PushSubscription_sessionId_idx" ON "PushSubscription" ("sessionId");

-- Something that a member is reminded of, at most once.
CREATE TABLE "Reminder" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "memberId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" "ReminderKind" NOT NULL,
  "occasion" text NOT NULL,
  "nudgeDay" date,
  "taskId" uuid REFERENCES "Task" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "createdAt" timestamptz(3) NOT NULL,
  "plannedAt" timestamptz(3),
  CONSTRAINT "Reminder_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Reminder_nudgeDay" CHECK (("nudgeDay" IS NOT NULL) = ("kind" IN ('tasks', 'streak')))
);
CREATE UNIQUE INDEX "Reminder_memberId_kind_occasion_key" ON "Reminder" ("memberId", "kind", "occasion");
CREATE UNIQUE INDEX "Reminder_memberId_nudgeDay_key" ON "Reminder" ("memberId", "nudgeDay");
CREATE INDEX "Reminder_plannedAt_idx" ON "Reminder" ("plannedAt");
CREATE INDEX "Reminder_taskId_idx" ON "Reminder" ("taskId");

-- How a reminder went to one of the member's devices, or by e-mail.
CREATE TABLE "ReminderDelivery" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "reminderId" uuid NOT NULL REFERENCES "Reminder" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "channel" "ReminderChannel" NOT NULL,
  "subscriptionId" uuid REFERENCES "PushSubscription" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "emailId" uuid REFERENCES "EmailMessage" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "outcome" "ReminderOutcome" NOT NULL DEFAULT 'queued',
  "attempts" integer NOT NULL DEFAULT 0,
  "dueAt" timestamptz(3) NOT NULL,
  "attemptedAt" timestamptz(3),
  "error" text,
  "createdAt" timestamptz(3) NOT NULL,
  CONSTRAINT "ReminderDelivery_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ReminderDelivery_attempted" CHECK ("outcome" <> 'sent' OR "attemptedAt" IS NOT NULL)
);
CREATE UNIQUE INDEX "ReminderDelivery_reminderId_channel_subscriptionId_key"
  ON "ReminderDelivery" ("reminderId", "channel", "subscriptionId");
CREATE INDEX "ReminderDelivery_outcome_dueAt_idx" ON "ReminderDelivery" ("outcome", "dueAt");
CREATE INDEX "ReminderDelivery_createdAt_id_idx" ON "ReminderDelivery" ("createdAt", "id");
CREATE INDEX "ReminderDelivery_subscriptionId_idx" ON "ReminderDelivery" ("subscriptionId");
CREATE INDEX "ReminderDelivery_emailId_idx" ON "ReminderDelivery" ("emailId");

-- Signing out, and a new password, end the reminders of the devices concerned.
CREATE FUNCTION end_device_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PushSubscription" WHERE "sessionId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "EndedSession_device" AFTER INSERT ON "EndedSession"
  FOR EACH ROW EXECUTE FUNCTION end_device_of_session();

CREATE FUNCTION end_devices_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PushSubscription" WHERE "memberId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "User_devices" AFTER UPDATE OF "sessionVersion" ON "User"
  FOR EACH ROW WHEN (NEW."sessionVersion" IS DISTINCT FROM OLD."sessionVersion")
  EXECUTE FUNCTION end_devices_of_user();

CREATE FUNCTION wants_reminder("member" uuid, "wanted" "ReminderKind") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "ReminderChoice" WHERE "memberId" = "member" AND "wanted" = ANY("push" || "email")
  )
$$;

-- What happened is noted in the transaction in which it happened, for members who want to be told.
CREATE FUNCTION remind_of_appeal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."answererId" IS DISTINCT FROM NEW."memberId" AND wants_reminder(NEW."memberId", 'appeal') THEN
    INSERT INTO "Reminder" ("memberId", "kind", "occasion", "taskId", "createdAt")
    VALUES (NEW."memberId", 'appeal', NEW."id"::text, NEW."taskId", NEW."closedAt")
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Appeal_reminder" AFTER UPDATE OF "state" ON "Appeal"
  FOR EACH ROW WHEN (OLD."state" = 'open' AND NEW."state" IN ('granted', 'kept'))
  EXECUTE FUNCTION remind_of_appeal();

CREATE FUNCTION remind_of_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."deciderId" IS DISTINCT FROM NEW."memberId" AND wants_reminder(NEW."memberId", 'verdict')
    -- An answered appeal is told as such.
    AND NOT (wants_reminder(NEW."memberId", 'appeal') AND EXISTS (
      SELECT FROM "Appeal" WHERE "taskId" = NEW."taskId" AND "memberId" = NEW."memberId"
        AND ("state" = 'open' OR "closedAt" = NEW."decidedAt")
    )) THEN
    INSERT INTO "Reminder" ("memberId", "kind", "occasion", "taskId", "createdAt")
    VALUES (NEW."memberId", 'verdict', NEW."id"::text, NEW."taskId", NEW."decidedAt")
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Decision_reminder" AFTER INSERT ON "Decision"
  FOR EACH ROW WHEN (CASE WHEN NEW."before" IN ('accepted', 'completed') THEN NOT NEW."isAccepted"
    WHEN NEW."before" = 'rejected' THEN NEW."isAccepted" ELSE true END)
  EXECUTE FUNCTION remind_of_decision();

CREATE FUNCTION remind_of_reward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."deciderId" IS DISTINCT FROM NEW."memberId" AND wants_reminder(NEW."memberId", 'reward') THEN
    INSERT INTO "Reminder" ("memberId", "kind", "occasion", "createdAt")
    VALUES (NEW."memberId", 'reward', NEW."id"::text, NEW."closedAt")
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "RewardRequest_reminder" AFTER UPDATE OF "state" ON "RewardRequest"
  FOR EACH ROW WHEN (OLD."state" <> 'given' AND NEW."state" = 'given')
  EXECUTE FUNCTION remind_of_reward();
