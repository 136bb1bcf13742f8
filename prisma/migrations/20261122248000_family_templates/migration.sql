-- Tasks that the family saved for its later plans. The title is unique in a language, without case and surplus spaces.
CREATE TABLE "FamilyTemplate" (
    "id" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "titleKey" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "expectations" JSONB NOT NULL DEFAULT '[]',
    "points" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FamilyTemplate_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "FamilyTemplate_language" CHECK ("language" IN ('en', 'fr')),
    CONSTRAINT "FamilyTemplate_title" CHECK (char_length("title") BETWEEN 1 AND 200 AND "titleKey" <> ''),
    CONSTRAINT "FamilyTemplate_description" CHECK (char_length("description") <= 20000),
    CONSTRAINT "FamilyTemplate_expectations" CHECK (are_expectations("expectations")),
    CONSTRAINT "FamilyTemplate_points" CHECK ("points" BETWEEN 0 AND 1000000)
);
CREATE UNIQUE INDEX "FamilyTemplate_language_titleKey_key" ON "FamilyTemplate"("language", "titleKey");
