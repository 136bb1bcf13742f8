-- Searching titles, descriptions and usernames by trigrams instead of reading every row.

-- Creates the search indexes if the extension is there or may be created, and says whether they exist. Called again at
-- every start, so that an administrator of the database can create the extension later.
CREATE FUNCTION ensure_search_indexes() RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  operators text;
BEGIN
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file THEN
    NULL;
  END;
  -- Some hosts keep extensions in a schema of their own.
  SELECT quote_ident(n.nspname) || '.gin_trgm_ops' INTO operators
  FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
  IF operators IS NULL THEN
    RETURN false;
  END IF;
  IF to_regclass('"Task_search_idx"') IS NULL THEN
    EXECUTE 'CREATE INDEX "Task_search_idx" ON "Task" USING gin ("title" ' || operators || ', "description" ' || operators || ')';
  END IF;
  IF to_regclass('"User_search_idx"') IS NULL THEN
    EXECUTE 'CREATE INDEX "User_search_idx" ON "User" USING gin ("usernameKey" ' || operators || ')';
  END IF;
  RETURN true;
END $$;

SELECT ensure_search_indexes();

-- A page of the sign-in log by outcome, and its position in the log.
DROP INDEX "SignIn_at_id_idx";
CREATE INDEX "SignIn_at_id_idx" ON "SignIn" ("at", "id");
CREATE INDEX "SignIn_outcome_at_id_idx" ON "SignIn" ("outcome", "at", "id");

-- One page of sent e-mails, in either direction.
DROP INDEX "EmailMessage_createdAt_id_idx";
CREATE INDEX "EmailMessage_createdAt_id_idx" ON "EmailMessage" ("createdAt", "id");
