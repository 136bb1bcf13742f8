-- Wider letters and lines, chosen by each user.
ALTER TABLE "User" ADD COLUMN "easyReading" boolean NOT NULL DEFAULT false;
