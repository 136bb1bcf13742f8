-- Failures lose weight as time passes, so they are no longer whole numbers. Existing counts keep their value.
ALTER TABLE "LoginThrottle" ALTER COLUMN "failures" TYPE DOUBLE PRECISION;

CREATE TABLE "KnownDevice" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSignIn" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "KnownDevice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "KnownDevice_tokenHash_key" ON "KnownDevice"("tokenHash");
CREATE INDEX "KnownDevice_userId_idx" ON "KnownDevice"("userId");
CREATE INDEX "KnownDevice_lastSignIn_idx" ON "KnownDevice"("lastSignIn");
ALTER TABLE "KnownDevice" ADD CONSTRAINT "KnownDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A device is known for a password that it once gave; with another password it has to earn that again.
CREATE FUNCTION forget_known_devices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "KnownDevice" WHERE "userId" = NEW."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "User_forget_known_devices"
  AFTER UPDATE OF "passwordHash" ON "User"
  FOR EACH ROW WHEN (OLD."passwordHash" IS DISTINCT FROM NEW."passwordHash")
  EXECUTE FUNCTION forget_known_devices();
