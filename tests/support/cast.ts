import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Client } from 'pg'

export const password = 'laurel-demo'

/** The text that was evaluated for a task: too short to be compared with other members' texts. */
export const textFor = (task: string) => `I swept the kitchen: ${task.replaceAll('-', ' ')}.`

/** What belongs to one user, for calls to name. */
export type Things = {
  user: string
  username: string
  task: string
  submission: string
  /** A task whose evaluation refused the text, and another whose member asked a person about it. */
  refused: string
  asked: string
  /** A text for administrators to read. */
  report: string
  rule: string
  picture: string
  token: string
}

/** Who calls: nobody, three whose sessions were ended meanwhile, and two who are what they seem. */
export const callerNames = ['visitor', 'demoted', 'deleted', 'changed', 'member', 'administrator'] as const
export type CallerName = (typeof callerNames)[number]
export type Caller = { name: CallerName; cookie: string; own: Things }

export type Cast = { callers: Caller[]; other: Things }

const hashOf = (value: string) => createHash('sha256').update(value).digest('hex')

/** A user with a task that was evaluated, a rule, a picture and a token; made behind the product's back. */
async function createUser(database: Client, isAdmin: boolean): Promise<Things> {
  const [user, task, submission, rule, token] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const username = `cast-${randomBytes(5).toString('hex')}`
  const picture = `/avatars/${randomBytes(16).toString('hex')}.webp`
  const [title, description] = ['Kitchen', 'Tidy the kitchen. Say what you did.']
  const text = textFor(task)
  await database.query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
     SELECT $1, $2, $2, "passwordHash", $3 FROM "User" WHERE "usernameKey" = 'emma'`,
    [user, username, isAdmin],
  )
  await database.query(
    `INSERT INTO "Task" ("id", "assigneeId", "title", "description", "date", "expiresAt", "updatedAt")
     VALUES ($1, $2, $3, $4, now() + interval '1 day', now() + interval '7 days', now())`,
    [task, user, title, description],
  )
  await database.query(
    `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
       "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt")
     VALUES ($1, $2, $3, $4, $5, $6, 80, true, 'Good.', 'Because.', '[]', 'cast', 'cast', now())`,
    [submission, task, user, text, hashOf(text), hashOf(JSON.stringify([title, description]))],
  )
  const [refused, asked, report] = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of [refused, asked]) {
    await database.query(
      `INSERT INTO "Task" ("id", "assigneeId", "title", "description", "date", "expiresAt", "updatedAt", "status", "needsPerson")
       SELECT $1, $2, $3, $4, now() + interval '1 day', now() + interval '7 days', now(),
         CASE WHEN $5 THEN 'rejected' ELSE 'pending' END::"TaskStatus", $5`,
      [id, user, title, description, id === asked],
    )
    await database.query(
      `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
         "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt", "confirmedAt")
       VALUES ($1::uuid, $1, $2, $3, $4, $5, 40, false, 'More.', 'Because.', '[]', 'cast', 'cast', now(),
         CASE WHEN $6 THEN now() END)`,
      [id, user, textFor(id), hashOf(textFor(id)), hashOf(JSON.stringify([title, description])), id === asked],
    )
  }
  await database.query(
    `INSERT INTO "Appeal" ("id", "taskId", "memberId", "submissionId", "slot", "askedAt") VALUES ($1::uuid, $1, $2, $1, 1, now())`,
    [asked, user],
  )
  // Old, and by somebody who stays: unread ones keep accounts from being changed.
  await database.query(
    `WITH writer AS (
       INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ($1::uuid, $2, $2, 'none') RETURNING "id"
     )
     INSERT INTO "SafeguardingReport" ("id", "memberId", "taskId", "submissionId", "title", "text", "reportedAt")
     SELECT "id", "id", "id", "id", 'Kitchen', 'Read me.', now() - interval '30 days' FROM writer`,
    [report, `${username}-writer`],
  )
  await database.query(
    `INSERT INTO "RecurringRule" ("id", "assigneeId", "title", "description", "anchor", "interval", "expiry", "extendedTo")
     VALUES ($1, $2, 'Piano', 'Play.', current_date + 30, 'daily', 'same_day', current_date + 30)`,
    [rule, user],
  )
  await database.query(`INSERT INTO "AvatarUpload" ("id", "ownerId", "name", "url") VALUES ($1, $2, $3, $4)`, [
    randomUUID(),
    user,
    picture.slice('/avatars/'.length),
    picture,
  ])
  await database.query(
    `INSERT INTO "AccessToken" ("id", "userId", "name", "tokenHash", "hint", "scope", "createdAt", "expiresAt")
     VALUES ($1::uuid, $2, 'Cast', $1::text, 'cast', 'write', now(), now() + interval '9 days')`,
    [token, user],
  )
  return { user, username, task, submission, refused, asked, report, rule, picture, token }
}

/** Signs in by REST; answers the session's cookie. */
export async function signInAs(address: string, username: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!response.ok) throw new Error(`${username} could not sign in: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Proves by REST that the session of a cookie is its owner's. */
export async function proveAs(address: string, cookie: string): Promise<void> {
  const response = await fetch(`${address}/api/auth/proof`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ password }),
  })
  if (response.status !== 204) throw new Error(`The session could not be proven: ${await response.text()}`)
}

/** New callers, with what is theirs, and somebody else for whatever is not. `root` is an administrator's cookie. */
export async function assemble(address: string, database: Client, root: string): Promise<Cast> {
  // The administrator of a long run signed in more than 15 minutes ago.
  await proveAs(address, root)
  const other = await createUser(database, false)
  const callers: Caller[] = []
  for (const name of callerNames) {
    const own = await createUser(database, name === 'administrator' || name === 'demoted')
    callers.push({ name, own, cookie: name === 'visitor' ? '' : await signInAs(address, own.username) })
  }
  const idOf = (name: CallerName) => callers.find((caller) => caller.name === name)?.own.user
  const asRoot = async (method: string, id: string | undefined, change?: object) => {
    const response = await fetch(`${address}/api/users/${id}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: root },
      body: change && JSON.stringify(change),
    })
    if (!response.ok) throw new Error(`The cast could not be prepared: ${await response.text()}`)
  }
  await asRoot('PATCH', idOf('demoted'), { isAdmin: false })
  await asRoot('PATCH', idOf('changed'), { password: `${password}-2` })
  await asRoot('DELETE', idOf('deleted'))
  return { callers, other }
}
