import { createHash, randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type pg from 'pg'
import type { Hints } from './from-schema'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const solution = 'I watered them all, and the basil had two new leaves.'

/** An access token as the server keeps them, for a user of the demo family. Returns the token. */
export async function issueToken(database: pg.Client, username: string, scope: 'read' | 'write'): Promise<string> {
  const token = `laurel_${randomBytes(32).toString('base64url')}`
  await database.query(
    `INSERT INTO "AccessToken" ("id", "userId", "name", "tokenHash", "hint", "scope", "createdAt", "expiresAt")
     SELECT $1, "id", 'Fuzz', $2, $3, $4::"TokenScope", now(), now() + interval '1 day' FROM "User" WHERE "username" = $5`,
    [randomUUID(), sha256(token), token.slice(-4), scope, username],
  )
  return token
}

async function idOf(database: pg.Client, username: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "User" WHERE "username" = $1', [username])
  return rows[0]?.id ?? ''
}

async function addTask(database: pg.Client, assigneeId: string, title: string): Promise<string> {
  const id = randomUUID()
  await database.query(
    `INSERT INTO "Task" ("id", "assigneeId", "title", "description", "date", "expiresAt", "updatedAt")
     VALUES ($1, $2, $3, 'Water the plants.', current_date, now() + interval '30 days', now())`,
    [id, assigneeId, title],
  )
  return id
}

/** An evaluation of that text that waits to be confirmed. */
async function addSubmission(
  database: pg.Client,
  taskId: string,
  memberId: string,
  title: string,
  isAccepted = true,
): Promise<string> {
  const id = randomUUID()
  const subject = sha256(JSON.stringify([title, 'Water the plants.']))
  await database.query(
    `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
       "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt")
     VALUES ($1, $2, $3, $4, $5, $6, 60 + 25 * $7::boolean::int, $7, 'Well seen.', 'Because.', '[]', 'test', 'test', now())`,
    [id, taskId, memberId, solution, sha256(solution), subject, isAccepted],
  )
  return id
}

async function addUpload(database: pg.Client, ownerId: string): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.webp`
  await database.query(
    'INSERT INTO "AvatarUpload" ("id", "ownerId", "name", "url", "createdAt") VALUES ($1, $2, $3, $4, now())',
    [randomUUID(), ownerId, name, `/avatars/${name}`],
  )
  return `/avatars/${name}`
}

/** A task with a refused evaluation, about which a person is asked when `isAsked`. */
async function addRefused(database: pg.Client, memberId: string, isAsked = false): Promise<string> {
  const taskId = await addTask(database, memberId, 'Refused')
  const submission = await addSubmission(database, taskId, memberId, 'Refused', false)
  if (!isAsked) return taskId
  await database.query('UPDATE "Submission" SET "confirmedAt" = now() WHERE "id" = $1', [submission])
  await database.query(`UPDATE "Task" SET "status" = 'rejected', "needsPerson" = true WHERE "id" = $1`, [taskId])
  await database.query(
    `INSERT INTO "Appeal" ("id", "taskId", "memberId", "submissionId", "slot", "askedAt") VALUES ($1, $2, $3, $4, 1, now())`,
    [randomUUID(), taskId, memberId, submission],
  )
  return taskId
}

async function addReport(database: pg.Client, memberId: string): Promise<string> {
  const id = randomUUID()
  await database.query(
    `INSERT INTO "SafeguardingReport" ("id", "memberId", "taskId", "submissionId", "title", "text", "reportedAt")
     VALUES ($1, $2, $3, $4, 'Read', 'Please read this.', now())`,
    [id, memberId, randomUUID(), randomUUID()],
  )
  return id
}

/** Users whom operations may change and delete: nobody who calls is among them. */
async function addVictims(database: pg.Client, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  for (const id of ids) {
    await database.query(
      `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ($1, $2, $2, 'none')`,
      [id, `victim-${id.slice(0, 8)}`],
    )
  }
  return ids
}

/** What makes sense in every operation. */
const common = {
  user: fc.constantFrom('noah', 'lina', 'nobody at all'),
  username: fc.oneof(fc.constantFrom('noah', 'NOAH'), fc.stringMatching(/^[a-z]{12}$/)),
  password: fc.constantFrom('laurel-demo', 'not the password'),
  email: fc.constantFrom(null, 'grandma@example.org'),
  submission: fc.constant(solution),
  evaluation: fc.constant({ score: 85, isAccepted: true }),
  date: fc.constantFrom('2027-03-28', '2028-02-29'),
  expiresAt: fc.constantFrom(null, '2028-03-01', '2027-03-27'),
  to: fc.constant('grandma@example.org'),
  from: fc.constant('Laurel <laurel@example.org>'),
  subject: fc.constant('Dinner'),
  html: fc.constant('<p>Dinner is at seven.</p>'),
}

/**
 * Readies a family for hostile callers. Answers which values make sense in an operation: `parent`, who administers,
 * has tasks of their own, and what may be changed or deleted is nobody's who calls.
 */
export async function readyFamily(database: pg.Client): Promise<(method: string, path: string) => Hints> {
  const [parent, noah] = [await idOf(database, 'parent'), await idOf(database, 'noah')]
  const victims = await addVictims(database, 30)
  const doomed: string[] = []
  for (const victim of victims) doomed.push(await addTask(database, victim, 'Doomed'))
  const [open, evaluated] = [await addTask(database, parent, 'Mine'), await addTask(database, parent, 'Evaluated')]
  const submission = await addSubmission(database, evaluated, parent, 'Evaluated')
  const upload = await addUpload(database, parent)
  const noahs = await addTask(database, noah, 'His')

  // An administrator who is the only one has nobody to ask.
  const [aunt] = await addVictims(database, 1)
  await database.query('UPDATE "User" SET "isAdmin" = true WHERE "id" = $1', [aunt])
  const [refused, asked] = [await addRefused(database, parent), await addRefused(database, parent, true)]
  const decided = [await addTask(database, noah, 'Decided'), await addTask(database, noah, 'Decided')]
  const report = await addReport(database, noah)

  const usual = {
    ...common,
    reportId: fc.constant(report),
    avatar: fc.constant(upload),
    assignedTo: fc.constantFrom(...victims),
    submissionId: fc.constant(submission),
  }
  const users = fc.constantFrom(parent, noah)
  return (method, path) => {
    if (path.endsWith('/confirm')) return { ...usual, taskId: fc.constant(evaluated) }
    if (path.endsWith('/submit') || path.endsWith('/save-draft')) return { ...usual, taskId: fc.constant(open) }
    if (path.endsWith('/appeal')) return { ...usual, taskId: fc.constant(method === 'delete' ? asked : refused) }
    if (path.endsWith('/decision')) return { ...usual, taskId: fc.constantFrom(...decided) }
    if (path.endsWith('/avatar')) return { ...usual, userId: fc.constant(parent) }
    if (method === 'get') return { ...usual, userId: users, taskId: fc.constantFrom(open, noahs) }
    const isLogin = path.endsWith('/login')
    return {
      ...usual,
      userId: fc.constantFrom(...victims),
      taskId: fc.constantFrom(...doomed),
      // A token sets no password, but may send none.
      ...(method === 'patch' && { password: fc.constant('') }),
      ...(isLogin && { username: fc.constant('noah'), code: fc.constant('') }),
    }
  }
}
