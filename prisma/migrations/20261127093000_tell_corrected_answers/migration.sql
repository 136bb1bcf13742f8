-- A member is also told when a person corrects their answer: refuses and then accepts, or the other way round.
CREATE TRIGGER "Task_answer_corrected" AFTER UPDATE OF "status" ON "Task"
  FOR EACH ROW WHEN (OLD."isDecidedByPerson" AND NEW."isDecidedByPerson" AND NEW."assigneeId" = OLD."assigneeId"
    AND NEW."revision" > OLD."revision" AND NOT OLD."needsPerson" AND NOT NEW."needsPerson"
    AND OLD."status" IN ('accepted', 'completed', 'rejected') AND NEW."status" IN ('accepted', 'completed', 'rejected')
    AND (OLD."status" = 'rejected') <> (NEW."status" = 'rejected'))
  EXECUTE FUNCTION note_answer();
