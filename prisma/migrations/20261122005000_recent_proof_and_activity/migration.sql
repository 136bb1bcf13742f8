-- When a session last proved whose it is. It has no row until then: sessions that began earlier prove anew.
CREATE TABLE "SessionProof" (
    "sessionId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "provedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "SessionProof_pkey" PRIMARY KEY ("sessionId")
);
CREATE INDEX "SessionProof_userId_idx" ON "SessionProof"("userId");
CREATE INDEX "SessionProof_provedAt_idx" ON "SessionProof"("provedAt");
ALTER TABLE "SessionProof" ADD CONSTRAINT "SessionProof_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The activity log. Its ids are no foreign keys: it outlives the people it names.
CREATE TABLE "Activity" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "actorId" UUID,
    "actorName" TEXT,
    "subjectId" UUID,
    "subjectName" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',
    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Activity_at_idx" ON "Activity"("at");
CREATE INDEX "Activity_kind_at_idx" ON "Activity"("kind", "at");

ALTER TABLE "Activity"
  ADD CONSTRAINT "Activity_kind_length" CHECK (char_length("kind") BETWEEN 1 AND 60),
  ADD CONSTRAINT "Activity_actor_whole" CHECK (("actorId" IS NULL) = ("actorName" IS NULL)),
  ADD CONSTRAINT "Activity_subject_whole" CHECK (("subjectId" IS NULL) = ("subjectName" IS NULL));

CREATE FUNCTION "Activity_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."at" < CURRENT_TIMESTAMP - interval '365 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The activity log is append-only: an entry of the last year cannot be changed or deleted.';
END $$;

CREATE TRIGGER "Activity_append_only" BEFORE UPDATE OR DELETE ON "Activity"
  FOR EACH ROW EXECUTE FUNCTION "Activity_is_append_only"();

-- Who made an adjustment. Of entries made before this column nobody knows.
ALTER TABLE "PointEntry" ADD COLUMN "actorId" UUID;
CREATE INDEX "PointEntry_actorId_idx" ON "PointEntry"("actorId");
ALTER TABLE "PointEntry" ADD CONSTRAINT "PointEntry_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An entry's references to a task and an actor may be cleared when these are deleted; nothing else of it changes.
CREATE OR REPLACE FUNCTION "PointEntry_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT 1 FROM "User" WHERE "id" = OLD."memberId") THEN
      RAISE EXCEPTION 'The ledger is append-only: an entry cannot be deleted.';
    END IF;
    RETURN OLD;
  END IF;
  IF to_jsonb(NEW) - 'taskId' - 'actorId' = to_jsonb(OLD) - 'taskId' - 'actorId'
    AND (NEW."taskId" IS NULL OR NEW."taskId" = OLD."taskId")
    AND (NEW."actorId" IS NOT DISTINCT FROM OLD."actorId"
      OR (NEW."actorId" IS NULL AND NOT EXISTS (SELECT 1 FROM "User" WHERE "id" = OLD."actorId")))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The ledger is append-only: an entry cannot be changed.';
END $$;
