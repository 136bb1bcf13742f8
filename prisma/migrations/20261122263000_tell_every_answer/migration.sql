-- A member is told about every answer that they waited for, whether they appealed or confirmed an unsure evaluation.
-- Only an edit or a decision of a person raises the revision; a member's own confirmation and withdrawal do not.
DROP TRIGGER "Appeal_answered" ON "Appeal";
DROP FUNCTION note_answered_appeal();

CREATE FUNCTION note_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "News" ("memberId", "kind", "taskId", "isGranted")
  VALUES (NEW."assigneeId", 'answered', NEW."id", NEW."status" <> 'rejected')
  ON CONFLICT ("memberId", "kind", "taskId") DO UPDATE SET "isGranted" = EXCLUDED."isGranted";
  RETURN NULL;
END $$;
CREATE TRIGGER "Task_answered" AFTER UPDATE OF "needsPerson" ON "Task"
  FOR EACH ROW WHEN (OLD."needsPerson" AND NOT NEW."needsPerson" AND NEW."assigneeId" = OLD."assigneeId"
    AND NEW."revision" > OLD."revision" AND NEW."status" IN ('accepted', 'completed', 'rejected'))
  EXECUTE FUNCTION note_answer();
