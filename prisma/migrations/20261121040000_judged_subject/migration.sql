-- An evaluation is of a text for a task as it was worded then. Evaluations from before cannot say.
ALTER TABLE "Submission" ADD COLUMN "subjectHash" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Submission" ALTER COLUMN "subjectHash" DROP DEFAULT;

-- Years beyond these are slips of the keyboard, and some of them no program can read back.
ALTER TABLE "Task"
  ADD CONSTRAINT "Task_date_range" CHECK ("date" >= '2000-01-01' AND "date" < '2200-01-01'),
  ADD CONSTRAINT "Task_expiresAt_range" CHECK ("expiresAt" >= '2000-01-01' AND "expiresAt" < '2210-01-01');
