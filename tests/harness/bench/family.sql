-- Fills a migrated database that holds only its administrator. Reads the temporary table "shape", of one row:
-- members, tasks (of all members), days (of history), per_day (the viewer's tasks a day), criteria (of a submission).
-- Triggers are off, so derived columns and counters are computed here; recount.sql proves them.

CREATE TEMP TABLE member AS
SELECT uuidv7() AS "id", n, format('Member %s', lpad(n::text, 4, '0')) AS "username",
  CASE WHEN n = 1 THEN per_day * days
    ELSE rest / (members - 1) + (n - 2 < rest % (members - 1))::int END AS "tasks"
FROM (SELECT *, tasks - per_day * days AS rest FROM shape) s, generate_series(1, members) n;

INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "createdAt")
SELECT m."id", m."username", lower(m."username"), a."passwordHash", current_date - s.days
FROM member m, shape s, (SELECT "passwordHash" FROM "User" WHERE "isAdmin") a;

-- Each member's tasks are spread evenly over the days, the last two of which are still to come.
CREATE TEMP TABLE deed AS
SELECT uuidv7() AS "id", "memberId", "number", "day", "words",
  CASE WHEN "day" > current_date OR "day" = current_date AND "number" % 2 = 0 THEN 'pending'
    -- Runs end on these days.
    WHEN ("day" - date '2000-01-01') % 37 = 0 OR "number" % 10 = 1 THEN 'rejected'
    WHEN "number" % 10 <> 0 THEN 'accepted'
    WHEN "day" > current_date - 7 THEN 'pending'
    ELSE 'expired' END::"TaskStatus" AS "status",
  titles[1 + "number" * 7 % array_length(titles, 1)] || ' ' || "number" AS "title",
  'Do it with care, then write in whole sentences what you did, what was hard and what you noticed.' AS "description"
FROM (
  SELECT m."id" AS "memberId", i AS "number", current_date + 3 - s.days + (i::bigint * s.days / m."tasks")::int AS "day",
    regexp_replace(md5(m.n || ' ' || i) || md5(i || '/' || m.n), '(.{5})', '\1 ', 'g') AS "words"
  FROM member m, shape s, generate_series(0, m."tasks" - 1) i
) spread, (
  SELECT string_to_array('Water the plants,Lay the table,Read a chapter,Feed the rabbit,Practise the piano,Tidy the '
    'bookshelf,Write to grandmother,Learn ten words,Sweep the stairs,Cook the soup,Draw the garden,Count the '
    'birds,Bake bread,Mend the bicycle,Fold the laundry,Solve a puzzle,Walk the dog,Explain the moon', ',') AS titles
) named
ORDER BY "day", "memberId";
ANALYZE deed;

INSERT INTO "Task" ("id", "assigneeId", "title", "description", "date", "status", "points", "expiresAt", "response",
  "feedback", "feedbackLanguage", "score", "createdAt", "updatedAt")
SELECT "id", "memberId", "title", "description", "day", "status", 10, "day" + time '21:59:59' + interval '9 days',
  CASE WHEN is_decided THEN text END, CASE WHEN is_decided THEN 'You tell clearly what you did.' END,
  CASE WHEN is_decided THEN 'en' END,
  CASE "status" WHEN 'accepted' THEN 85 WHEN 'rejected' THEN 40 END, least("day" - 3, now()), least("day", now())
FROM deed, LATERAL (SELECT "status" IN ('accepted', 'rejected') AS is_decided,
  'I did it on that day and it went like this: ' || "words" || '. Then I put everything away.' AS text) d;

INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
  "feedback", "feedbackLanguage", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt", "confirmedAt",
  "pointsAwarded", "memberLevel")
SELECT uuidv7(), t."id", t."assigneeId", t."response", encode(sha256(t."response"::bytea), 'hex'),
  encode(sha256(format('["%s","%s"]', t."title", t."description")::bytea), 'hex'), t."score", t."status" = 'accepted',
  t."feedback", 'en', 'It tells in whole sentences what was done.', s.criteria, 'model', 'bench',
  at, at, CASE t."status" WHEN 'accepted' THEN t."points" ELSE 0 END, 'growing'
FROM "Task" t, shape s, LATERAL (SELECT least(t."date" + time '16:00', now() - interval '1 hour') AS at) w
WHERE t."response" IS NOT NULL
ORDER BY t."date", t."id";

INSERT INTO "TextFingerprint" ("id", "memberId", "taskId", "title", "evaluatedAt", "isEarned", "text")
SELECT s."id", s."memberId", s."taskId", t."title", s."evaluatedAt", true, s."text"
FROM "Submission" s JOIN "Task" t ON t."id" = s."taskId"
WHERE s."isAccepted" AND s."evaluatedAt" > now() - interval '31 days';

INSERT INTO "Completion" ("id", "memberId", "taskId", "day")
SELECT uuidv7(), "memberId", "id", "day" FROM deed WHERE "status" = 'accepted' ORDER BY "day";

CREATE TEMP TABLE run AS
SELECT "memberId", min("day") AS "first", max("day") AS "last", count(*)::int AS "length"
FROM (
  SELECT "memberId", "day", "day" - row_number() OVER (PARTITION BY "memberId" ORDER BY "day")::int AS "start"
  FROM (SELECT DISTINCT "memberId", "day" FROM deed WHERE "status" = 'accepted') d
) islands GROUP BY "memberId", "start";

INSERT INTO "PointEntry" ("id", "memberId", "amount", "kind", "key", "taskId", "title", "day", "createdAt", "place",
  "balance")
SELECT uuidv7(), "memberId", "amount", "kind"::"PointEntryKind", "key", "taskId", "title", "day",
  least("day" + time '16:00', now() - interval '1 hour'),
  row_number() OVER entries, sum("amount") OVER entries
FROM (
  SELECT "memberId", 10 AS "amount", 'task' AS "kind", format('task:%s:1', "id") AS "key", "id" AS "taskId", "title",
    "day" FROM deed WHERE "status" = 'accepted'
  UNION ALL
  SELECT "memberId", 100, 'streak_bonus', format('bonus:%s:1', "first" + 9), NULL, '', "first" + 9
  FROM run WHERE "length" >= 10
) earned
WINDOW entries AS (PARTITION BY "memberId" ORDER BY "day", "key")
ORDER BY "day";

UPDATE "User" u SET "points" = e."balance", "entryCount" = e."place"
FROM (SELECT DISTINCT ON ("memberId") "memberId", "balance", "place" FROM "PointEntry" ORDER BY 1, 3 DESC) e
WHERE e."memberId" = u."id";

UPDATE "User" u SET "streak" = r."length", "streakDay" = r."last"
FROM (SELECT DISTINCT ON ("memberId") * FROM run ORDER BY "memberId", "last" DESC) r WHERE r."memberId" = u."id";

INSERT INTO "TaskCount" ("memberId", "status", "count") SELECT "assigneeId", "status", count(*) FROM "Task" GROUP BY 1, 2;

INSERT INTO "MonthPoints" ("memberId", "month", "amount")
SELECT "memberId", date_trunc('month', "day")::date, sum("amount") FROM "PointEntry" GROUP BY 1, 2;

-- What else grows with members and years.
INSERT INTO "SignIn" ("id", "userId", "outcome", "address", "agent", "at")
SELECT uuidv7(), m."id", 'signed_in', '127.0.0.1', 'bench', now() - k * interval '6 hours'
FROM member m, generate_series(1, 40) k;

WITH rule AS (
  INSERT INTO "RecurringRule" ("id", "title", "description", "anchor", "interval", "expiry", "extendedTo", "identity")
  SELECT uuidv7(), 'Water the plants ' || k, 'Write what you noticed.', current_date - 30, 'weekly', '1_week',
    current_date + 7, m."id" || ' ' || k
  FROM member m, generate_series(1, 3) k
  RETURNING "id", "identity")
INSERT INTO "RecurringRuleMember" ("id", "ruleId", "memberId", "place")
SELECT uuidv7(), "id", split_part("identity", ' ', 1)::uuid, 0 FROM rule;

INSERT INTO "EmailMessage" ("id", "to", "from", "subject", "html", "outcome", "createdAt")
SELECT uuidv7(), 'family@example.org', 'laurel@example.org', 'Sunday ' || n, '<p>Well done.</p>', 'sent',
  now() - n * interval '7 days'
FROM shape s, generate_series(1, s.days / 7) n;

INSERT INTO "Activity" ("at", "kind", "subjectId", "subjectName")
SELECT now() - k * interval '1 day' / s.per_day, 'user_created', m."id", m."username"
FROM shape s, generate_series(1, least(s.days, 365) * s.per_day) k, member m WHERE m.n = 1 + k % s.members;
