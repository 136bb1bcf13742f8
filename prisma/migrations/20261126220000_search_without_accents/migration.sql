-- Titles and descriptions are found whether or not their accents are typed, and with either apostrophe.

-- The lower case of a text without accents, with straight apostrophes. Most English texts are ASCII, and normalising is
-- slow.
CREATE FUNCTION search_form(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(CASE WHEN octet_length($1) = length($1) THEN $1
    ELSE translate(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'), '’‘', '''''') END)
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
    EXECUTE 'CREATE INDEX "User_search_idx" ON "User" USING gin ("usernameKey" ' || operators || ')';
  END IF;
  RETURN true;
END $$;

DROP INDEX IF EXISTS "Task_search_idx";
SELECT ensure_search_indexes();
