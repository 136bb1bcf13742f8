-- A blank reason is that of a decision without one; null is that of a status that was set in the task form.
ALTER TABLE "Decision"
  DROP CONSTRAINT "Decision_reason_length",
  ADD CONSTRAINT "Decision_reason_length" CHECK (char_length("reason") <= 1000);
