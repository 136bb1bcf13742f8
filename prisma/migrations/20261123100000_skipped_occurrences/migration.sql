ALTER TABLE "RecurringRule" ADD COLUMN "ignoresPauses" boolean NOT NULL DEFAULT false;

-- What a pause kept from a member of a rule, so that deleting the pause brings back this and nothing that was deleted by hand.
CREATE TABLE "SkippedOccurrence" (
  "ruleId" uuid NOT NULL,
  "memberId" uuid NOT NULL,
  "day" date NOT NULL,
  CONSTRAINT "SkippedOccurrence_pkey" PRIMARY KEY ("ruleId", "memberId", "day"),
  CONSTRAINT "SkippedOccurrence_ruleId_memberId_fkey" FOREIGN KEY ("ruleId", "memberId")
    REFERENCES "RecurringRuleMember" ("ruleId", "memberId") ON DELETE CASCADE ON UPDATE CASCADE
);
