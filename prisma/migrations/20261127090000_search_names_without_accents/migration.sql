-- Names are found whether or not their accents are typed, as titles are, and œ is found as "oe".

CREATE OR REPLACE FUNCTION search_form(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length($1) = length($1) THEN lower($1)
    ELSE replace(replace(translate(lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')), '’‘', ''''''),
      'œ', 'oe'), 'æ', 'ae') END
$$;

CREATE OR REPLACE FUNCTION ensure_search_indexes() RETURNS boolean LANGUAGE plpgsql AS $$
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
    EXECUTE 'CREATE INDEX "Task_search_idx" ON "Task" USING gin (search_form("title") ' || operators ||
      ', search_form("description") ' || operators || ')';
    -- Without statistics about the expressions, PostgreSQL takes every word for a rare one.
    ANALYZE "Task";
  END IF;
  IF to_regclass('"User_search_idx"') IS NULL THEN
    EXECUTE 'CREATE INDEX "User_search_idx" ON "User" USING gin (search_form("usernameKey") ' || operators || ')';
    ANALYZE "User";
  END IF;
  RETURN true;
END $$;

DROP INDEX IF EXISTS "Task_search_idx";
DROP INDEX IF EXISTS "User_search_idx";
SELECT ensure_search_indexes();
