-- A member's open requests are found among all that they ever made.
CREATE INDEX "RewardRequest_open" ON "RewardRequest" ("memberId", "askedAt", "id") WHERE "state" = 'open';
