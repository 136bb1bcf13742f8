-- No sentence of Laurel's own is stored: codes and parameters are, and they are translated when they are shown.

-- An entry's kind says what it is; its title holds only a task's title or an administrator's reason.
ALTER TABLE "PointEntry" DISABLE TRIGGER "PointEntry_append_only";
UPDATE "PointEntry" SET "title" = '' WHERE "kind" = 'streak_bonus';
UPDATE "PointEntry" SET "title" = '' WHERE "kind" = 'opening' AND "title" = 'Opening points';
UPDATE "PointEntry" SET "title" = '' WHERE "kind" = 'adjustment' AND "title" = 'Set by an administrator';
ALTER TABLE "PointEntry" ENABLE TRIGGER "PointEntry_append_only";

-- Of a person's decision the task keeps the reason, blank when none was given.
ALTER TABLE "Task" ADD COLUMN "isDecidedByPerson" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Task" SET "isDecidedByPerson" = true, "feedback" = ''
  WHERE "score" IS NULL AND "feedback" = 'A grown-up read your text and accepted it. Well done!';
UPDATE "Task" SET "isDecidedByPerson" = true, "feedback" = substr("feedback", char_length('An administrator’s decision: ') + 1)
  WHERE "score" IS NULL AND "feedback" LIKE 'An administrator’s decision: %';
ALTER TABLE "Task" ADD CONSTRAINT "Task_person_feedback"
  CHECK (NOT "isDecidedByPerson" OR ("feedback" IS NOT NULL AND "score" IS NULL));

-- Why an e-mail failed, as the message's key and its parameters.
UPDATE "EmailMessage" SET "error" = CASE
  WHEN "error" = 'Email service is not configured: set RESEND_API_KEY and EMAIL_FROM' THEN 'emails.notConfigured'
  WHEN "error" = 'The email service did not answer in time. The message may still arrive: wait before sending it again.' THEN 'emails.providerSilent'
  WHEN "error" = 'The email service could not be reached. Please try again later.' THEN 'emails.providerUnreachable'
  WHEN "error" = 'The email service is busy. Please try again in a minute.' THEN 'emails.providerBusy'
  WHEN "error" = 'Unknown error occurred' THEN 'emails.unknownError'
  WHEN "error" LIKE 'The email service refused the message: %' THEN 'emails.providerRefused '
    || jsonb_build_object('reason', substr("error", char_length('The email service refused the message: ') + 1))::text
  ELSE "error"
END
WHERE "error" IS NOT NULL;

-- An appeal's answer is what a person wrote.
UPDATE "Appeal" SET "answer" = NULL WHERE "answer" = 'A grown-up read your text and accepted it. Well done!';
