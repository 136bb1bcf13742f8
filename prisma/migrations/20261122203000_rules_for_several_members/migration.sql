CREATE TYPE "RecurringMode" AS ENUM ('each', 'turn');

CREATE TABLE "RecurringRuleMember" (
  "id" UUID NOT NULL,
  "ruleId" UUID NOT NULL,
  "memberId" UUID NOT NULL,
  "place" INTEGER NOT NULL,
  CONSTRAINT "RecurringRuleMember_pkey" PRIMARY KEY ("id")
);
INSERT INTO "RecurringRuleMember" ("id", "ruleId", "memberId", "place")
SELECT gen_random_uuid(), "id", "assigneeId", 0 FROM "RecurringRule";

CREATE UNIQUE INDEX "RecurringRuleMember_ruleId_memberId_key" ON "RecurringRuleMember"("ruleId", "memberId");
CREATE UNIQUE INDEX "RecurringRuleMember_ruleId_place_key" ON "RecurringRuleMember"("ruleId", "place");
CREATE INDEX "RecurringRuleMember_memberId_idx" ON "RecurringRuleMember"("memberId");

ALTER TABLE "RecurringRule"
  ADD COLUMN "mode" "RecurringMode" NOT NULL DEFAULT 'each',
  ADD COLUMN "weekdays" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
  ADD COLUMN "lastPlace" INTEGER,
  ADD COLUMN "identity" TEXT;
-- As lib/recurring/identity.ts computes it for one member.
UPDATE "RecurringRule" SET "identity" = encode(sha256(convert_to(concat_ws('|',
  "assigneeId", 'each', "anchor", "interval", "every", '', "title"), 'UTF8')), 'hex');
ALTER TABLE "RecurringRule" ALTER COLUMN "identity" SET NOT NULL;
CREATE UNIQUE INDEX "RecurringRule_identity_key" ON "RecurringRule"("identity");

DROP INDEX "RecurringRule_assigneeId_title_anchor_interval_every_key";
ALTER TABLE "RecurringRule" DROP CONSTRAINT "RecurringRule_assigneeId_fkey", DROP COLUMN "assigneeId";

ALTER TABLE "RecurringRuleMember"
  ADD CONSTRAINT "RecurringRuleMember_ruleId_fkey" FOREIGN KEY ("ruleId") REFERENCES "RecurringRule"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "RecurringRuleMember_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "RecurringRuleMember_place_range" CHECK ("place" >= 0);

ALTER TABLE "RecurringRule" ADD CONSTRAINT "RecurringRule_weekdays_range" CHECK (
  "weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7] AND cardinality("weekdays") <= 7
  AND ("interval" = 'weekly' OR cardinality("weekdays") = 0));

CREATE FUNCTION delete_rule_without_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two members who leave at the same time would each still see the other.
  PERFORM 1 FROM "RecurringRule" WHERE "id" = OLD."ruleId" FOR UPDATE;
  DELETE FROM "RecurringRule" rule WHERE rule."id" = OLD."ruleId"
    AND NOT EXISTS (SELECT 1 FROM "RecurringRuleMember" other WHERE other."ruleId" = OLD."ruleId");
  RETURN NULL;
END $$;
CREATE TRIGGER "RecurringRuleMember_delete" AFTER DELETE ON "RecurringRuleMember"
  FOR EACH ROW EXECUTE FUNCTION delete_rule_without_members();
