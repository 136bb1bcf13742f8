-- Manage Tasks filtered by status is read newest day first.
CREATE INDEX "Task_status_date_id_idx" ON "Task"("status", "date", "id");
