-- The last check of each part of the installation, with the number of checks on its family day.
CREATE TABLE "SetupCheck" (
  "kind" text NOT NULL,
  "day" date NOT NULL,
  "used" integer NOT NULL DEFAULT 0,
  "checkedAt" timestamptz(3),
  "subject" text,
  "error" text,
  CONSTRAINT "SetupCheck_pkey" PRIMARY KEY ("kind"),
  CONSTRAINT "SetupCheck_used" CHECK ("used" >= 0)
);
-- Families that tried the example before are not asked to try it again. Whether it worked was not recorded.
INSERT INTO "SetupCheck" ("kind", "day", "checkedAt")
  SELECT 'evaluator', max("day"), max("day") FROM "EvaluatorTrial" HAVING count(*) > 0;

-- How often the model suggested tasks on a family day, counted before each call.
CREATE TABLE "PlannerCount" (
  "day" date NOT NULL,
  "used" integer NOT NULL DEFAULT 0,
  CONSTRAINT "PlannerCount_pkey" PRIMARY KEY ("day"),
  CONSTRAINT "PlannerCount_used" CHECK ("used" >= 0)
);
