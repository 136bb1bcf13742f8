-- Rewards: what members can ask for with their points. What is reserved or spent is a ledger of its own, so that boards and
-- ranks keep counting what was earned.
CREATE TYPE "RewardRequestState" AS ENUM ('open', 'given', 'declined', 'cancelled', 'returned');

CREATE TABLE "Reward" (
  "id" uuid NOT NULL,
  "name" text NOT NULL,
  "cost" integer NOT NULL,
  "stock" integer,
  "perWeek" smallint,
  "isForEveryone" boolean NOT NULL DEFAULT true,
  "until" date,
  "taken" integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Reward_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Reward_name_length" CHECK (char_length("name") BETWEEN 1 AND 80),
  CONSTRAINT "Reward_cost_range" CHECK ("cost" BETWEEN 1 AND 1000000),
  CONSTRAINT "Reward_stock_range" CHECK ("stock" BETWEEN 1 AND 1000),
  CONSTRAINT "Reward_perWeek_range" CHECK ("perWeek" BETWEEN 1 AND 50),
  CONSTRAINT "Reward_in_stock" CHECK ("taken" >= 0 AND ("stock" IS NULL OR "taken" <= "stock"))
);
CREATE INDEX "Reward_cost_id_idx" ON "Reward"("cost", "id");

CREATE TABLE "RewardMember" (
  "rewardId" uuid NOT NULL,
  "memberId" uuid NOT NULL,
  CONSTRAINT "RewardMember_pkey" PRIMARY KEY ("rewardId", "memberId")
);
CREATE INDEX "RewardMember_memberId_idx" ON "RewardMember"("memberId");

CREATE TABLE "RewardRequest" (
  "id" uuid NOT NULL,
  "rewardId" uuid,
  "memberId" uuid NOT NULL,
  "name" text NOT NULL,
  "cost" integer NOT NULL,
  "state" "RewardRequestState" NOT NULL DEFAULT 'open',
  "reason" text,
  "week" date NOT NULL,
  "weekSlot" smallint,
  "askedAt" timestamptz(3) NOT NULL,
  "closedAt" timestamptz(3),
  "deciderId" uuid,
  CONSTRAINT "RewardRequest_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "RewardRequest_cost_range" CHECK ("cost" BETWEEN 1 AND 1000000),
  CONSTRAINT "RewardRequest_reason_length" CHECK (char_length("reason") BETWEEN 1 AND 500),
  CONSTRAINT "RewardRequest_closed" CHECK (("state" = 'open') = ("closedAt" IS NULL)),
  CONSTRAINT "RewardRequest_declined_with_reason" CHECK ("state" <> 'declined' OR "reason" IS NOT NULL),
  CONSTRAINT "RewardRequest_week_is_monday" CHECK (EXTRACT(isodow FROM "week") = 1),
  CONSTRAINT "RewardRequest_slot_while_taken" CHECK ("weekSlot" IS NULL OR "state" IN ('open', 'given'))
);
-- Which of the member's requests for this reward this week it is: no two have the same place.
CREATE UNIQUE INDEX "RewardRequest_rewardId_memberId_week_weekSlot_key"
  ON "RewardRequest"("rewardId", "memberId", "week", "weekSlot");
CREATE INDEX "RewardRequest_memberId_askedAt_id_idx" ON "RewardRequest"("memberId", "askedAt", "id");
CREATE INDEX "RewardRequest_state_askedAt_id_idx" ON "RewardRequest"("state", "askedAt", "id");
CREATE INDEX "RewardRequest_deciderId_idx" ON "RewardRequest"("deciderId");

CREATE TABLE "RewardEntry" (
  "id" bigserial NOT NULL,
  "memberId" uuid NOT NULL,
  "requestId" uuid NOT NULL,
  "amount" integer NOT NULL,
  "spent" integer NOT NULL,
  "createdAt" timestamptz(3) NOT NULL,
  CONSTRAINT "RewardEntry_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "RewardEntry_amount_range" CHECK ("amount" <> 0 AND abs("amount") <= 1000000)
);
CREATE INDEX "RewardEntry_memberId_id_idx" ON "RewardEntry"("memberId", "id");
CREATE INDEX "RewardEntry_requestId_idx" ON "RewardEntry"("requestId");

ALTER TABLE "RewardMember"
  ADD CONSTRAINT "RewardMember_rewardId_fkey" FOREIGN KEY ("rewardId") REFERENCES "Reward"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "RewardMember_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RewardRequest"
  ADD CONSTRAINT "RewardRequest_rewardId_fkey" FOREIGN KEY ("rewardId") REFERENCES "Reward"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "RewardRequest_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "RewardRequest_deciderId_fkey" FOREIGN KEY ("deciderId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "RewardEntry"
  ADD CONSTRAINT "RewardEntry_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "RewardEntry_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "RewardRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a member's open and given requests cost: their balance is their points minus this.
ALTER TABLE "User" ADD COLUMN "spent" integer NOT NULL DEFAULT 0 CONSTRAINT "User_spent_range" CHECK ("spent" >= 0);

-- An entry moves its member's balance, under the lock of the member's row, so that entries are a chain in the order of
-- their ids. Only a reservation needs a sufficient balance: a correction of the points may leave it negative.
CREATE FUNCTION append_reward_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balance integer;
BEGIN
  UPDATE "User" SET "spent" = "spent" - NEW."amount" WHERE "id" = NEW."memberId"
  RETURNING "spent", "points" - "spent" INTO NEW."spent", balance;
  IF NEW."amount" < 0 AND balance < 0 THEN
    RAISE EXCEPTION 'The balance of % does not suffice.', NEW."memberId"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'RewardEntry_balance_suffices';
  END IF;
  NEW."id" := nextval('"RewardEntry_id_seq"');
  RETURN NEW;
END $$;
CREATE TRIGGER "RewardEntry_append" BEFORE INSERT ON "RewardEntry"
  FOR EACH ROW EXECUTE FUNCTION append_reward_entry();

CREATE FUNCTION "RewardEntry_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "User" WHERE "id" = OLD."memberId") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The ledger of rewards is append-only.';
END $$;
CREATE TRIGGER "RewardEntry_append_only" BEFORE UPDATE OR DELETE ON "RewardEntry"
  FOR EACH ROW EXECUTE FUNCTION "RewardEntry_is_append_only"();

-- A request writes its own entries, so that no request is without its reservation and none is returned twice.
CREATE FUNCTION book_reward_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW."state" <> 'open' THEN
      RAISE EXCEPTION 'A request begins open.';
    END IF;
    INSERT INTO "RewardEntry" ("memberId", "requestId", "amount", "spent", "createdAt")
    VALUES (NEW."memberId", NEW."id", -NEW."cost", 0, NEW."askedAt");
    UPDATE "Reward" SET "taken" = "taken" + 1 WHERE "id" = NEW."rewardId";
  ELSIF NEW."state" <> OLD."state" AND NEW."state" <> 'given' THEN
    INSERT INTO "RewardEntry" ("memberId", "requestId", "amount", "spent", "createdAt")
    VALUES (NEW."memberId", NEW."id", NEW."cost", 0, NEW."closedAt");
    -- The row of a reward that is being deleted cannot change.
    IF NEW."state" <> 'returned' THEN
      UPDATE "Reward" SET "taken" = "taken" - 1 WHERE "id" = NEW."rewardId";
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "RewardRequest_booked" AFTER INSERT OR UPDATE OF "state" ON "RewardRequest"
  FOR EACH ROW EXECUTE FUNCTION book_reward_request();

-- Only an open request changes, and its member, price and name never do. A given one frees no stock when its member is
-- deleted; an open one does.
CREATE FUNCTION keep_reward_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT 1 FROM "User" WHERE "id" = OLD."memberId") THEN
      RAISE EXCEPTION 'A request is kept.';
    END IF;
    IF OLD."state" = 'open' THEN
      UPDATE "Reward" SET "taken" = "taken" - 1 WHERE "id" = OLD."rewardId";
    END IF;
    RETURN OLD;
  END IF;
  IF OLD."state" <> NEW."state" AND OLD."state" <> 'open' THEN
    RAISE EXCEPTION 'A closed request stays closed.';
  END IF;
  IF OLD."memberId" <> NEW."memberId" OR OLD."cost" <> NEW."cost" OR OLD."name" <> NEW."name" THEN
    RAISE EXCEPTION 'The member, price and name of a request do not change.';
  END IF;
  IF NEW."state" NOT IN ('open', 'given') THEN
    NEW."weekSlot" := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "RewardRequest_kept" BEFORE UPDATE OR DELETE ON "RewardRequest"
  FOR EACH ROW EXECUTE FUNCTION keep_reward_request();

-- Deleting a reward returns its open requests.
CREATE FUNCTION return_reward_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "RewardRequest" SET "state" = 'returned', "closedAt" = CURRENT_TIMESTAMP
  WHERE "rewardId" = OLD."id" AND "state" = 'open';
  RETURN OLD;
END $$;
CREATE TRIGGER "Reward_returns_requests" BEFORE DELETE ON "Reward"
  FOR EACH ROW EXECUTE FUNCTION return_reward_requests();

-- What is spent is what the last entry says, whenever a transaction commits.
CREATE FUNCTION "User_spent_is_the_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member uuid := to_jsonb(NEW) ->> CASE WHEN TG_TABLE_NAME = 'User' THEN 'id' ELSE 'memberId' END;
  cached integer;
  ledger integer;
BEGIN
  SELECT "spent" INTO cached FROM "User" WHERE "id" = member;
  SELECT "spent" INTO ledger FROM "RewardEntry" WHERE "memberId" = member ORDER BY "id" DESC LIMIT 1;
  IF cached <> COALESCE(ledger, 0) THEN
    RAISE EXCEPTION 'Spent points of % are % but the ledger holds %.', member, cached, COALESCE(ledger, 0);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "User_spent_ledger" AFTER INSERT OR UPDATE OF "spent" ON "User"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "User_spent_is_the_ledger"();
CREATE CONSTRAINT TRIGGER "RewardEntry_spent_ledger" AFTER INSERT ON "RewardEntry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "User_spent_is_the_ledger"();
