import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { inEnglish } from '../../fixtures/english'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
const name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}untranslated_texts_${process.pid}`
const added = '20261122140000_untranslated_texts'
const accepted = 'A grown-up read your text and accepted it. Well done!'
const emma = randomUUID()
let client

const query = (sql, values) => client.query(sql, values)

/** Kind, amount, title before, title after. */
const entries = [
  ['opening', 5, 'Opening points', ''],
  ['opening', 5, 'From the old book', 'From the old book'],
  ['task', 10, 'Opening points', 'Opening points'],
  ['streak_bonus', 100, 'Streak of 10 days: +100', ''],
  ['streak_bonus', -100, 'Streak of 10 days: -100', ''],
  ['adjustment', 40, 'Set by an administrator', ''],
  ['adjustment', 7, 'A present', 'A present'],
]

/** Feedback and score before; feedback and whether a person decided after. */
const tasks = [
  [accepted, null, '', true],
  ['An administrator’s decision: Tell “how many”:\nnine.', null, 'Tell “how many”:\nnine.', true],
  [accepted, 90, accepted, false],
  ['An administrator’s decision: no.', 40, 'An administrator’s decision: no.', false],
  ['Tell how many.', 40, 'Tell how many.', false],
  [null, null, null, false],
]

/** Failure reasons of e-mails, before and after; a stored key is translated back to the stored sentence. */
const refused = 'The email service refused the message: '
const emails = [
  ['Email service is not configured: set RESEND_API_KEY and EMAIL_FROM', 'emails.notConfigured'],
  [
    'The email service did not answer in time. The message may still arrive: wait before sending it again.',
    'emails.providerSilent',
  ],
  ['The email service could not be reached. Please try again later.', 'emails.providerUnreachable'],
  ['The email service is busy. Please try again in a minute.', 'emails.providerBusy'],
  ['Unknown error occurred', 'emails.unknownError'],
  [`${refused}No such domain`, 'emails.providerRefused {"reason": "No such domain"}'],
  [`${refused}The \`to\` "a\\b" is\nno <address>`, expect.stringMatching(/^emails\.providerRefused \{/)],
  ['Something else', 'Something else'],
  [null, null],
]

const appeals = [
  [accepted, null],
  ['Tell how many.', 'Tell how many.'],
  [null, null],
]

const insert = {
  entry: ([kind, amount, title], index) =>
    query(
      `INSERT INTO "PointEntry" ("id", "memberId", "amount", "kind", "key", "title", "day", "createdAt")
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, '2026-11-01', $6)`,
      [emma, amount, kind, `entry:${index}`, title, `2026-11-01T10:00:0${index}Z`],
    ),
  task: ([feedback, score], index, id = randomUUID()) =>
    query(
      `INSERT INTO "Task" ("id", "assigneeId", "title", "date", "status", "feedback", "score", "updatedAt")
       VALUES ($1, $2, $3, '2026-11-01', 'rejected', $4, $5, now())`,
      [id, emma, `Task ${index}`, feedback, score],
    ),
  email: ([error], index) =>
    query(
      `INSERT INTO "EmailMessage" ("id", "to", "from", "subject", "html", "outcome", "error")
       VALUES (gen_random_uuid(), 'a@b.c', 'a@b.c', $1, '', 'failed', $2)`,
      [String(index), error],
    ),
  appeal: async ([answer], index) => {
    const id = randomUUID()
    await insert.task([null, null], `appeal ${index}`, id)
    await query(
      `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
         "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt")
       VALUES ($1::uuid, $1, $2, 'I did.', $1::text, '', 40, false, '', '', '[]', 'test', 'test', now())`,
      [id, emma],
    )
    await query(
      `INSERT INTO "Appeal" ("id", "taskId", "memberId", "submissionId", "message", "state", "askedAt", "closedAt", "answer")
       VALUES ($1, $1, $2, $1, $3, 'kept', now(), now(), $4)`,
      [id, emma, String(index), answer],
    )
  },
}

async function insertAll(rows, add) {
  for (const [index, row] of rows.entries()) await add(row, index)
}

beforeAll(async () => {
  const url = await createEmpty(server, name)
  const migrations = listMigrations()
  await applyMigrations(
    url,
    migrations.filter((each) => each.name < added),
  )
  client = new pg.Client({ connectionString: url })
  await client.connect()
  // A member's points must equal the sum of their entries whenever a transaction commits.
  await query('BEGIN')
  await query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "points") VALUES ($1, 'emma', 'emma', 'none', $2)`,
    [emma, entries.reduce((sum, [, amount]) => sum + amount, 0)],
  )
  await insertAll(entries, insert.entry)
  await insertAll(tasks, insert.task)
  await insertAll(emails, insert.email)
  await insertAll(appeals, insert.appeal)
  await query('COMMIT')
  expect(
    await applyMigrations(
      url,
      migrations.filter((each) => each.name <= added),
    ),
  ).toEqual([added])
})
afterAll(async () => {
  await client?.end()
  await dropDatabase(server, name)
})

test("entries keep task titles and administrators' reasons, and the ledger stays append-only", async () => {
  const { rows } = await query('SELECT "kind", "amount", "title" FROM "PointEntry" ORDER BY "createdAt"')
  expect(rows).toEqual(entries.map(([kind, amount, , title]) => ({ kind, amount, title })))
  await expect(query(`UPDATE "PointEntry" SET "title" = 'x'`)).rejects.toThrow(/append-only/)
})

test("a decided task keeps the person's reason, and an evaluation’s feedback does not change", async () => {
  const { rows } = await query(
    `SELECT "feedback", "isDecidedByPerson" FROM "Task" WHERE "title" NOT LIKE '%appeal%' ORDER BY "title"`,
  )
  expect(rows).toEqual(tasks.map(([, , feedback, isDecidedByPerson]) => ({ feedback, isDecidedByPerson })))
  const decided = 'UPDATE "Task" SET "isDecidedByPerson" = true'
  await expect(query(`${decided} WHERE "feedback" IS NULL`)).rejects.toThrow('Task_person_feedback')
  await expect(query(`${decided} WHERE "score" IS NOT NULL`)).rejects.toThrow('Task_person_feedback')
})

test('the failure reason of an e-mail is stored as a key and reads as before', async () => {
  const { rows } = await query('SELECT "error" FROM "EmailMessage" ORDER BY "subject"')
  const errors = rows.map(({ error }) => error)
  expect(errors).toEqual(emails.map(([, after]) => after))
  // The one about the configuration names who configures it since.
  const kept = emails.map(([before], index) => [before, inEnglish(errors[index]) ?? null]).slice(1)
  for (const [before, after] of kept) expect(after).toBe(before)
})

test("an appeal’s answer is the person's text", async () => {
  const { rows } = await query('SELECT "answer" FROM "Appeal" ORDER BY "message"')
  expect(rows).toEqual(appeals.map(([, answer]) => ({ answer })))
})
