-- The language that a user reads Laurel in; NULL is whatever their browser asks for.
CREATE TYPE "Language" AS ENUM ('en', 'fr');

ALTER TABLE "User" ADD COLUMN "language" "Language";
