-- Photos beside solutions, kept here and not with the avatars because nobody but the member and administrators may ever
-- read them; see docs/decisions/0055.
CREATE TABLE "TaskPhoto" (
  "id" uuid NOT NULL,
  "taskId" uuid NOT NULL REFERENCES "Task" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "memberId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "slot" smallint NOT NULL,
  "image" bytea NOT NULL,
  "thumbnail" bytea NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "createdAt" timestamptz(3) NOT NULL,
  CONSTRAINT "TaskPhoto_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "TaskPhoto_slot" CHECK ("slot" BETWEEN 0 AND 2),
  CONSTRAINT "TaskPhoto_image" CHECK (octet_length("image") BETWEEN 1 AND 524288),
  CONSTRAINT "TaskPhoto_thumbnail" CHECK (octet_length("thumbnail") BETWEEN 1 AND 131072),
  CONSTRAINT "TaskPhoto_size" CHECK ("width" BETWEEN 1 AND 1600 AND "height" BETWEEN 1 AND 1600)
);
CREATE UNIQUE INDEX "TaskPhoto_taskId_memberId_slot_key" ON "TaskPhoto" ("taskId", "memberId", "slot");
CREATE INDEX "TaskPhoto_memberId_idx" ON "TaskPhoto" ("memberId");

-- WebP does not compress further.
ALTER TABLE "TaskPhoto" ALTER COLUMN "image" SET STORAGE EXTERNAL, ALTER COLUMN "thumbnail" SET STORAGE EXTERNAL;
