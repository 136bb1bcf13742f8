-- The texts with any of these keys, always by the index: a sequential scan compares every key with every one of each
-- text, which the planner takes for cheap.
CREATE FUNCTION fingerprints_with_any("keys" bigint[]) RETURNS SETOF uuid LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT "id" FROM "TextFingerprint" WHERE "shingles" && "keys"
$$;
