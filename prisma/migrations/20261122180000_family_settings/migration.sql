-- What administrators choose for the whole family at run time: one row, which always exists.
CREATE TYPE "Visibility" AS ENUM ('everyone', 'own', 'off');
CREATE TABLE "FamilySettings" (
  "id" boolean NOT NULL DEFAULT true,
  "visibility" "Visibility" NOT NULL DEFAULT 'everyone',
  CONSTRAINT "FamilySettings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "FamilySettings_one_row" CHECK ("id")
);
INSERT INTO "FamilySettings" DEFAULT VALUES;
