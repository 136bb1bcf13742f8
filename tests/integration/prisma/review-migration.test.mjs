import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
const name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}review_migration_${process.pid}`
const added = '20261122110000_review_queue'
const until = (last) => listMigrations().filter((each) => each.name <= last)

const keys = ['emma', 'waiting', 'suspicious', 'stuck', 'once', 'accepted', 'decided']
const ids = Object.fromEntries(keys.map((key) => [key, randomUUID()]))
let client
let sequence = 0

const query = (sql, values) => client.query(sql, values)

const addTask = (key, { status = 'rejected', needsPerson = false, revision = 0 } = {}) =>
  query(
    `INSERT INTO "Task" ("id", "assigneeId", "title", "date", "status", "needsPerson", "revision", "updatedAt")
     VALUES ($1, $2, 'Task', '2026-11-01', $3, $4, $5, now())`,
    [ids[key], ids.emma, status, needsPerson, revision],
  )

async function submit(key, { isAccepted = false, suspicions = [], isConfirmed = false, revision = 0 } = {}) {
  const id = randomUUID()
  sequence += 1
  const at = `2026-11-02T10:00:${String(sequence).padStart(2, '0')}Z`
  await query(
    `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
       "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt", "confirmedAt", "suspicions", "taskRevision")
     VALUES ($1::uuid, $2, $3, $1::text, $1::text, '', 40, $4, '', '', '[]', 'test', 'test', $5, $6, $7, $8)`,
    [id, ids[key], ids.emma, isAccepted, at, isConfirmed ? at : null, suspicions, revision],
  )
  return { id, at: new Date(at) }
}

const decide = (key, revision) =>
  query(
    `INSERT INTO "Decision" ("id", "taskId", "memberId", "before", "isAccepted", "decidedAt", "revision")
     VALUES (gen_random_uuid(), $1, $2, 'rejected', false, now(), $3)`,
    [ids[key], ids.emma, revision],
  )

const expected = {}
let before
async function contents() {
  const tables = ['User', 'Task', 'Submission', 'Decision', 'EvaluatorAgreement']
  const found = []
  for (const table of tables) found.push((await query(`SELECT * FROM "${table}" ORDER BY 1`)).rows)
  return found
}

beforeAll(async () => {
  const url = await createEmpty(server, name)
  await applyMigrations(
    url,
    listMigrations().filter((each) => each.name < added),
  )
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ($1, 'emma', 'emma', 'none')`,
    [ids.emma],
  )
  await addTask('waiting', { needsPerson: true, revision: 1 })
  await decide('waiting', 1)
  expected.waiting = ['unsure', await submit('waiting', { isAccepted: true, isConfirmed: true, revision: 1 })]
  await addTask('suspicious', { status: 'accepted' })
  const first = await submit('suspicious', { suspicions: ['orders'] })
  const second = await submit('suspicious', { suspicions: ['copied'] })
  expected.suspicious = ['suspicion', { id: second.id, at: first.at }]
  await addTask('stuck', { status: 'pending' })
  await submit('stuck')
  const refused = await submit('stuck')
  const newest = await submit('stuck')
  expected.stuck = ['stuck', { id: newest.id, at: refused.at }]
  // Tasks that need no review: one refusal, an accepted task, and refusals before a decision.
  await addTask('once')
  await submit('once')
  await addTask('accepted', { status: 'accepted' })
  for (let index = 0; index < 3; index += 1) await submit('accepted')
  await addTask('decided', { revision: 1 })
  for (let index = 0; index < 2; index += 1) await submit('decided', { suspicions: ['orders'] })
  await decide('decided', 1)
  await submit('decided', { revision: 1 })
  before = await contents()
  expect(await applyMigrations(url, until(added))).toEqual([added])
})
afterAll(async () => {
  await client?.end()
  await dropDatabase(server, name)
})

test('tasks that needed review before the queue existed are in it, with their strongest reason', async () => {
  const { rows } = await query('SELECT * FROM "ReviewItem"')
  const found = Object.fromEntries(rows.map((row) => [row.taskId, row]))
  const wanted = Object.entries(expected).map(([key, [kind, { id, at }]]) => [
    ids[key],
    { taskId: ids[key], memberId: ids.emma, submissionId: id, kind, since: at },
  ])
  expect(found).toEqual(Object.fromEntries(wanted))
})

test('tasks, submissions, decisions and agreement do not change', async () => {
  expect(await contents()).toEqual(before)
})
