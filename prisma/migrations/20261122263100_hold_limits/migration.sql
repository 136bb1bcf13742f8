-- At most 100 rewards, and 300 of the family's own tasks in each language, whatever runs in parallel. Whoever adds one
-- waits for the others that do, so that the count at the end of the transaction is exact. Rows beyond a limit that exist
-- already stay.
CREATE FUNCTION wait_to_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext(TG_TABLE_NAME));
  RETURN NULL;
END $$;
CREATE TRIGGER "Reward_wait" BEFORE INSERT ON "Reward" FOR EACH STATEMENT EXECUTE FUNCTION wait_to_add();
CREATE TRIGGER "FamilyTemplate_wait" BEFORE INSERT OR UPDATE OF "language" ON "FamilyTemplate"
  FOR EACH STATEMENT EXECUTE FUNCTION wait_to_add();

CREATE FUNCTION limit_rewards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM "Reward") > 100 THEN
    RAISE EXCEPTION 'There are 100 rewards.' USING ERRCODE = 'check_violation', CONSTRAINT = 'Reward_limit';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Reward_limit" AFTER INSERT ON "Reward" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION limit_rewards();

CREATE FUNCTION limit_family_templates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM "FamilyTemplate" WHERE "language" = NEW."language") > 300 THEN
    RAISE EXCEPTION 'There are 300 tasks in this language.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'FamilyTemplate_limit';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "FamilyTemplate_limit" AFTER INSERT OR UPDATE OF "language" ON "FamilyTemplate"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION limit_family_templates();
