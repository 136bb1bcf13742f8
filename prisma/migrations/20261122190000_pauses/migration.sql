-- Days on which the family, or one member, has a break.
CREATE TABLE "Pause" (
  "id" uuid NOT NULL,
  "memberId" uuid REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "from" date NOT NULL,
  "to" date NOT NULL,
  "name" text NOT NULL,
  "createdAt" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "Pause_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "Pause_days_in_order" CHECK ("from" <= "to"),
  -- From three days ago to sixty days ahead, counted with both ends.
  CONSTRAINT "Pause_length" CHECK ("to" - "from" < 64),
  CONSTRAINT "Pause_name" CHECK (char_length("name") BETWEEN 1 AND 100)
);
CREATE INDEX "Pause_memberId_to_idx" ON "Pause" ("memberId", "to");

-- The pauses of a member, the family's included, as disjoint ranges in order.
CREATE FUNCTION member_pauses(member uuid) RETURNS datemultirange LANGUAGE sql STABLE AS $$
  SELECT COALESCE(range_agg(daterange("from", "to", '[]')), '{}'::datemultirange)
  FROM "Pause" WHERE "memberId" = member OR "memberId" IS NULL
$$;

-- When a task of that day expires: later by the days of each pause that begins before, at the same time of day in the
-- zone. A pause that is over before the task's own day does not count.
CREATE FUNCTION paused_expiry(member uuid, task_day date, expires timestamptz, zone text) RETURNS timestamptz
LANGUAGE plpgsql STABLE STRICT AS $$
DECLARE
  wall timestamp := expires AT TIME ZONE zone;
  days integer := 0;
  pause daterange;
BEGIN
  FOR pause IN SELECT unnest(member_pauses(member)) LOOP
    IF upper(pause) > task_day AND wall::date + days >= lower(pause) THEN
      days := days + upper(pause) - lower(pause);
    END IF;
  END LOOP;
  -- The wall-clock time of an instant does not tell which of two equal hours in autumn it was in.
  RETURN CASE days WHEN 0 THEN expires ELSE (wall + make_interval(days => days)) AT TIME ZONE zone END;
END $$;
