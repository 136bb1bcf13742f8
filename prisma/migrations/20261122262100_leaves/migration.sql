-- Accepted tasks that their members share with the family, and the leaves that others give for them.
CREATE TABLE "SharedTask" (
  "taskId" uuid NOT NULL REFERENCES "Task" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "memberId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "sharedAt" timestamptz(3) NOT NULL,
  CONSTRAINT "SharedTask_pkey" PRIMARY KEY ("taskId")
);
CREATE INDEX "SharedTask_memberId_sharedAt_idx" ON "SharedTask" ("memberId", "sharedAt" DESC);

CREATE TABLE "Leaf" (
  "id" uuid NOT NULL,
  "taskId" uuid NOT NULL REFERENCES "Task" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "memberId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "giverId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "line" text NOT NULL DEFAULT '',
  "givenAt" timestamptz(3) NOT NULL,
  CONSTRAINT "Leaf_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Leaf_of_another" CHECK ("giverId" <> "memberId"),
  CONSTRAINT "Leaf_line" CHECK (char_length("line") <= 140 AND "line" !~ '[[:cntrl:]]')
);
CREATE UNIQUE INDEX "Leaf_taskId_giverId_key" ON "Leaf" ("taskId", "giverId");
CREATE INDEX "Leaf_memberId_idx" ON "Leaf" ("memberId");
CREATE INDEX "Leaf_giverId_idx" ON "Leaf" ("giverId");

-- Holds the task's row, so that it stays accepted and its member's until the transaction ends.
CREATE FUNCTION require_accepted_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "Task" WHERE "id" = NEW."taskId" AND "assigneeId" = NEW."memberId"
    AND "status" IN ('accepted', 'completed') FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Only an accepted task of the member is shared.' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_TABLE_NAME = 'Leaf' AND NOT EXISTS (SELECT 1 FROM "SharedTask" WHERE "taskId" = NEW."taskId") THEN
    RAISE EXCEPTION 'Leaves are given for shared tasks only.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "SharedTask_accepted" BEFORE INSERT ON "SharedTask"
  FOR EACH ROW EXECUTE FUNCTION require_accepted_task();
CREATE TRIGGER "Leaf_accepted" BEFORE INSERT ON "Leaf" FOR EACH ROW EXECUTE FUNCTION require_accepted_task();

-- Sharing and leaves were about the work of the member who had the task before.
CREATE FUNCTION unshare_moved_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "SharedTask" WHERE "taskId" = NEW."id";
  DELETE FROM "Leaf" WHERE "taskId" = NEW."id";
  DELETE FROM "News" WHERE "taskId" = NEW."id" AND "kind" = 'leaf';
  RETURN NULL;
END $$;
CREATE TRIGGER "Task_unshared_when_moved" AFTER UPDATE OF "assigneeId" ON "Task"
  FOR EACH ROW WHEN (OLD."assigneeId" IS DISTINCT FROM NEW."assigneeId") EXECUTE FUNCTION unshare_moved_task();

ALTER TABLE "News" DROP CONSTRAINT "News_kind", ADD CONSTRAINT "News_kind" CHECK (CASE "kind"
  WHEN 'answered' THEN "taskId" IS NOT NULL AND "isGranted" IS NOT NULL AND "days" IS NULL
  WHEN 'leaf' THEN "taskId" IS NOT NULL AND "isGranted" IS NULL AND "days" IS NULL
  ELSE "taskId" IS NULL AND "isGranted" IS NULL AND "days" > 0 END);

-- One row per task, from the first leaf that its member was not told about.
CREATE FUNCTION note_leaf() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "News" ("memberId", "kind", "taskId", "createdAt")
  VALUES (NEW."memberId", 'leaf', NEW."taskId", NEW."givenAt")
  ON CONFLICT ("memberId", "kind", "taskId") DO UPDATE SET "createdAt" = LEAST("News"."createdAt", EXCLUDED."createdAt");
  RETURN NULL;
END $$;
CREATE TRIGGER "Leaf_noted" AFTER INSERT ON "Leaf" FOR EACH ROW EXECUTE FUNCTION note_leaf();
