import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
const name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}verdict_migrations_${process.pid}`
const [first, ...later] = ['20261121', '20261122001000', '20261122001100', '20261122001200']
const migrations = (prefixes) =>
  listMigrations().filter((each) => prefixes.some((prefix) => each.name.startsWith(prefix)))

let client
beforeAll(async () => {
  const url = await createEmpty(server, name)
  await applyMigrations(url, migrations([first]))
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await fill()
  expect(await applyMigrations(url, migrations([first, ...later]))).toHaveLength(later.length)
})
afterAll(async () => {
  await client?.end()
  await dropDatabase(server, name)
})

const ids = Object.fromEntries(
  ['emma', 'noah', 'accepted', 'drafted', 'overwritten', 'unconfirmed', 'passedOn', 'revoked'].map((key) => [
    key,
    randomUUID(),
  ]),
)
const query = (sql, values) => client.query(sql, values)

const addTask = (key, { status = 'pending', response = null } = {}) =>
  query(
    `INSERT INTO "Task" ("id", "assigneeId", "title", "date", "status", "response", "updatedAt")
     VALUES ($1, $2, 'Task', '2026-11-01', $3, $4, now())`,
    [ids[key], ids.emma, status, response],
  )

const submit = (task, member, text, evaluatedAt, confirmedAt = null) =>
  query(
    `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
       "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt", "confirmedAt")
     VALUES (gen_random_uuid(), $1, $2, $3, $3, '', 80, true, '', '', '[]', 'test', 'test', $4, $5)`,
    [ids[task], ids[member], text, evaluatedAt, confirmedAt],
  )

const decide = (task, isAccepted, decidedAt) =>
  query(
    `INSERT INTO "Decision" ("id", "taskId", "memberId", "before", "isAccepted", "reason", "decidedAt")
     VALUES (gen_random_uuid(), $1, $2, 'accepted', $3, 'Because.', $4)`,
    [ids[task], ids.emma, isAccepted, decidedAt],
  )

const book = (kind, task, member, amount, day, createdAt) =>
  query(
    `INSERT INTO "PointEntry" ("id", "memberId", "amount", "kind", "key", "taskId", "title", "day", "createdAt")
     VALUES (gen_random_uuid(), $1, $2, $3, gen_random_uuid()::text, $4, 'Task', $5, $6)`,
    [ids[member], amount, kind, task && ids[task], day, createdAt],
  )

const complete = (task, member, day) =>
  query(`INSERT INTO "Completion" ("id", "memberId", "taskId", "day") VALUES (gen_random_uuid(), $1, $2, $3)`, [
    ids[member],
    ids[task],
    day,
  ])

async function fill() {
  const confirmedAt = '2026-11-02T10:05:00Z'
  await query('BEGIN')
  await query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "points")
     VALUES ($1, 'emma', 'emma', 'none', 110), ($2, 'noah', 'noah', 'none', 10)`,
    [ids.emma, ids.noah],
  )
  await addTask('accepted', { status: 'accepted', response: 'the confirmed one' })
  await submit('accepted', 'emma', 'the confirmed one', '2026-11-02T10:00:00Z', confirmedAt)
  await book('task', 'accepted', 'emma', 10, '2026-11-02', confirmedAt)
  await book('streak_bonus', null, 'emma', 100, '2026-11-02', confirmedAt)
  await complete('accepted', 'emma', '2026-11-02')

  await addTask('drafted', { response: 'half a thought' })
  await addTask('unconfirmed', { response: 'evaluated only' })
  await submit('unconfirmed', 'emma', 'evaluated only', '2026-11-02T10:00:00Z')

  await addTask('overwritten', { status: 'accepted', response: 'haha I wrote nothing' })
  await submit('overwritten', 'emma', 'an early one', '2026-11-03T10:00:00Z', '2026-11-03T10:01:00Z')
  await submit('overwritten', 'emma', 'the last one', '2026-11-03T10:00:00Z', '2026-11-03T10:02:00Z')
  await submit('overwritten', 'noah', 'of another member', '2026-11-03T11:00:00Z', '2026-11-03T11:00:00Z')

  await addTask('revoked', { status: 'rejected' })
  await submit('revoked', 'emma', 'before', '2026-11-04T10:00:00Z')
  await submit('revoked', 'emma', 'with', '2026-11-04T11:00:00Z')
  await submit('revoked', 'emma', 'after', '2026-11-04T11:00:00.001Z')
  await decide('revoked', true, '2026-11-04T09:00:00Z')
  await decide('revoked', false, '2026-11-04T11:00:00Z')
  await book('task', 'revoked', 'emma', 10, '2026-11-01', '2026-11-04T09:00:00Z')
  await book('task', 'revoked', 'emma', -10, '2026-11-01', '2026-11-04T11:00:00Z')

  await addTask('passedOn', { status: 'accepted' })
  await query('UPDATE "Task" SET "assigneeId" = $1 WHERE "id" = $2', [ids.noah, ids.passedOn])
  await book('task', 'passedOn', 'emma', 10, '2026-11-05', '2026-11-05T09:00:00Z')
  await book('task', 'passedOn', 'emma', -10, '2026-11-05', '2026-11-06T09:00:00Z')
  await book('task', 'passedOn', 'noah', 10, '2026-11-06', '2026-11-06T09:00:00Z')
  await complete('passedOn', 'noah', '2026-11-06')
  await query('COMMIT')
}

test('an unconfirmed text becomes the draft, and the confirmed text is restored', async () => {
  const { rows } = await query('SELECT "id", "response", "draft" FROM "Task"')
  const texts = (key) => {
    const { response, draft } = rows.find(({ id }) => id === ids[key])
    return [response, draft]
  }
  expect(texts('accepted')).toEqual(['the confirmed one', null])
  expect(texts('drafted')).toEqual([null, 'half a thought'])
  expect(texts('unconfirmed')).toEqual([null, 'evaluated only'])
  expect(texts('overwritten')).toEqual(['the last one', 'haha I wrote nothing'])
})

test('evaluations keep their order, and those before the last decision no longer apply', async () => {
  const { rows } = await query(
    'SELECT "text", "taskRevision" FROM "Submission" WHERE "taskId" = $1 ORDER BY "sequence"',
    [ids.revoked],
  )
  expect(rows).toEqual([
    { text: 'before', taskRevision: 1 },
    { text: 'with', taskRevision: 1 },
    { text: 'after', taskRevision: 2 },
  ])
  const { rows: tasks } = await query('SELECT "revision" FROM "Task" WHERE "id" = $1', [ids.revoked])
  expect(tasks).toEqual([{ revision: 2 }])
  await submit('revoked', 'emma', 'new', '2026-11-04T08:00:00Z')
  const { rows: last } = await query('SELECT "text" FROM "Submission" ORDER BY "sequence" DESC LIMIT 1')
  expect(last).toEqual([{ text: 'new' }])
})

test('the points awarded by a confirmation are stored with it', async () => {
  const { rows } = await query('SELECT "pointsAwarded", "bonusAwarded" FROM "Submission" WHERE "taskId" = $1', [
    ids.accepted,
  ])
  expect(rows).toEqual([{ pointsAwarded: 10, bonusAwarded: 100 }])
})

test('completions stay, and earlier awards are recorded without counting again', async () => {
  const { rows } = await query('SELECT "taskId", "memberId", "day"::text, "isCounted" FROM "Completion" ORDER BY "day"')
  expect(rows).toEqual([
    { taskId: ids.revoked, memberId: ids.emma, day: '2026-11-01', isCounted: false },
    { taskId: ids.accepted, memberId: ids.emma, day: '2026-11-02', isCounted: true },
    { taskId: ids.passedOn, memberId: ids.emma, day: '2026-11-05', isCounted: false },
    { taskId: ids.passedOn, memberId: ids.noah, day: '2026-11-06', isCounted: true },
  ])
})
