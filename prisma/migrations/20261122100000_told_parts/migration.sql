-- How many words were left out when a submission was evaluated, since they had been told already.
ALTER TABLE "Submission" ADD COLUMN "toldWords" INTEGER NOT NULL DEFAULT 0 CHECK ("toldWords" >= 0);

-- Texts are known by other shingles from now on: those of which the text is still there wait for them again.
UPDATE "ToldText" t SET "text" = s."text", "shingles" = NULL
FROM "Submission" s WHERE s."id" = t."id" AND t."shingles" IS NOT NULL;
