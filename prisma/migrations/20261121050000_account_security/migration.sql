CREATE TYPE "TokenScope" AS ENUM ('read', 'write');
CREATE TYPE "SignInOutcome" AS ENUM ('signed_in', 'wrong_password', 'wrong_code', 'throttled');

ALTER TABLE "Submission" ADD COLUMN     "suspicions" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE "User" ADD COLUMN     "totpSecret" TEXT,
ADD COLUMN     "totpSince" TIMESTAMPTZ(3),
ADD COLUMN     "totpStep" INTEGER;

CREATE TABLE "RecoveryCode" (
    "codeHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("codeHash")
);

CREATE TABLE "AccessToken" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "scope" "TokenScope" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    CONSTRAINT "AccessToken_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "SignIn" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "outcome" "SignInOutcome" NOT NULL,
    "address" TEXT NOT NULL,
    "agent" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "SignIn_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "RecoveryCode_userId_idx" ON "RecoveryCode"("userId");
CREATE UNIQUE INDEX "AccessToken_tokenHash_key" ON "AccessToken"("tokenHash");
CREATE INDEX "AccessToken_userId_createdAt_idx" ON "AccessToken"("userId", "createdAt");
CREATE INDEX "SignIn_at_id_idx" ON "SignIn"("at" DESC, "id");
CREATE INDEX "SignIn_userId_at_idx" ON "SignIn"("userId", "at" DESC);
CREATE INDEX "Submission_subjectHash_evaluatedAt_idx" ON "Submission"("subjectHash", "evaluatedAt");

ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "SignIn" ADD CONSTRAINT "SignIn_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "User"
  -- A secret that is asked for is there to be checked.
  ADD CONSTRAINT "User_totp_whole" CHECK ("totpSince" IS NULL OR "totpSecret" IS NOT NULL);

ALTER TABLE "AccessToken"
  ADD CONSTRAINT "AccessToken_name_length" CHECK (char_length("name") BETWEEN 1 AND 60),
  ADD CONSTRAINT "AccessToken_expiresAt_range" CHECK ("expiresAt" > "createdAt");

ALTER TABLE "SignIn"
  ADD CONSTRAINT "SignIn_agent_length" CHECK (char_length("agent") <= 200);

-- Letters that look like Latin ones read as them: one of two names that look the same.
UPDATE "User" SET "usernameKey" = translate(
  "usernameKey",
  'авекмнорстухѕіјԁԛԝһӏαβεζηικμνορτυχϲϳ',
  'abekmhopctyxsijdqwhlabezhikmnoptyxcj'
);
