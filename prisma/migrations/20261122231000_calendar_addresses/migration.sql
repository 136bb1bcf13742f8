-- The secret addresses at which calendar programs read the days of tasks.
CREATE TABLE "CalendarAddress" (
  "id" uuid NOT NULL,
  "userId" uuid NOT NULL REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "isFamily" boolean NOT NULL,
  "secretHash" text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL,
  CONSTRAINT "CalendarAddress_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "CalendarAddress_secretHash" CHECK ("secretHash" ~ '^[0-9a-f]{64}$')
);
CREATE UNIQUE INDEX "CalendarAddress_secretHash_key" ON "CalendarAddress" ("secretHash");
CREATE UNIQUE INDEX "CalendarAddress_userId_isFamily_key" ON "CalendarAddress" ("userId", "isFamily");
