-- Two devices may write on the same task: a draft is saved with the version that it was read with.
ALTER TABLE "Task" ADD COLUMN "draftVersion" integer NOT NULL DEFAULT 0;
ALTER TABLE "Task" ADD CONSTRAINT "Task_draftVersion" CHECK ("draftVersion" >= 0);

-- Whatever changes the text that a device would show: saving, confirming, a decision, or another assignee.
CREATE FUNCTION raise_draft_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."draftVersion" := OLD."draftVersion" + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER "Task_draft_version" BEFORE UPDATE OF "draft", "response" ON "Task"
  FOR EACH ROW
  WHEN (NEW."draft" IS DISTINCT FROM OLD."draft" OR NEW."response" IS DISTINCT FROM OLD."response")
  EXECUTE FUNCTION raise_draft_version();

-- Texts that were replaced without knowing them, kept for a day.
CREATE TABLE "ReplacedDraft" (
  "id" uuid NOT NULL,
  "taskId" uuid NOT NULL REFERENCES "Task" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "memberId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "text" text NOT NULL,
  "replacedAt" timestamptz(3) NOT NULL,
  CONSTRAINT "ReplacedDraft_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ReplacedDraft_taskId_memberId_replacedAt_idx" ON "ReplacedDraft" ("taskId", "memberId", "replacedAt");
CREATE INDEX "ReplacedDraft_memberId_idx" ON "ReplacedDraft" ("memberId");
CREATE INDEX "ReplacedDraft_replacedAt_idx" ON "ReplacedDraft" ("replacedAt");
