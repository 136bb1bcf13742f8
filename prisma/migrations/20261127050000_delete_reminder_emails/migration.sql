-- The e-mail of a reminder is deleted with the reminder: after 90 days, or with its member.

CREATE FUNCTION delete_reminder_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "EmailMessage" WHERE "id" = OLD."emailId";
  RETURN NULL;
END $$;

CREATE TRIGGER "ReminderDelivery_email" AFTER DELETE ON "ReminderDelivery"
  FOR EACH ROW WHEN (OLD."emailId" IS NOT NULL) EXECUTE FUNCTION delete_reminder_email();

DELETE FROM "EmailMessage" m WHERE m."occasion" LIKE 'reminder %'
  AND NOT EXISTS (SELECT FROM "ReminderDelivery" d WHERE d."emailId" = m."id");
