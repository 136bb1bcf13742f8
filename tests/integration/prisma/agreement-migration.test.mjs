import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
const name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}agreement_migration_${process.pid}`
const added = ['20261125171000_agreement_of_first_decisions', '20261125172000_review_the_text_decided_on']
const emma = randomUUID()
let client
let url
let sequence = 0

const query = (sql, values) => client.query(sql, values)

async function addTask({ status = 'rejected' } = {}) {
  const id = randomUUID()
  await query(
    `INSERT INTO "Task" ("id", "assigneeId", "title", "date", "status", "updatedAt")
     VALUES ($1, $2, 'Task', '2026-11-01', $3, now())`,
    [id, emma, status],
  )
  return id
}

async function submit(taskId, data = {}) {
  const id = randomUUID()
  const { isAccepted = false, isUnsure = false, isConfirmed = false, version = 'one', reasoning = '' } = data
  sequence += 1
  const at = `2026-11-02T10:00:${String(sequence).padStart(2, '0')}Z`
  await query(
    `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
       "isUnsure", "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt", "confirmedAt")
     VALUES ($1::uuid, $2, $3, $1::text, $1::text, '', 40, $4, $5, '', $6, '[]', 'test', $7, $8, $9)`,
    [id, taskId, emma, isAccepted, isUnsure, reasoning, version, at, isConfirmed ? at : null],
  )
  return id
}

const decide = (taskId, submissionId, isAccepted, revision) =>
  query(
    `INSERT INTO "Decision" ("id", "taskId", "memberId", "before", "isAccepted", "decidedAt", "revision", "submissionId")
     VALUES (gen_random_uuid(), $1, $2, 'pending', $3, now(), $4, $5)`,
    [taskId, emma, isAccepted, revision, submissionId],
  )

const list = (taskId, submissionId, kind) =>
  query(
    `INSERT INTO "ReviewItem" ("taskId", "memberId", "submissionId", "kind", "since") VALUES ($1, $2, $3, $4, now())`,
    [taskId, emma, submissionId, kind],
  )

const agreement = async () =>
  (await query('SELECT "version", "decisions", "agreed" FROM "EvaluatorAgreement" ORDER BY "version"')).rows

let shown
beforeAll(async () => {
  url = await createEmpty(server, name)
  await applyMigrations(
    url,
    listMigrations().filter((each) => each.name < added[0]),
  )
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ($1, 'emma', 'emma', 'none')`,
    [emma],
  )
  const toggled = await addTask()
  const text = await submit(toggled)
  await decide(toggled, text, false, 1)
  await decide(toggled, text, true, 2)
  const held = await addTask()
  const reasoning = 'A person refused this text for another task. It says enough.'
  await decide(held, await submit(held, { isUnsure: true, reasoning }), true, 1)
  const edited = await addTask()
  const before = await submit(edited, { version: 'three' })
  await decide(edited, before, true, 1)
  await decide(edited, before, false, 3)
  const gone = await addTask()
  await decide(gone, await submit(gone), false, 1)
  await query('DELETE FROM "Task" WHERE "id" = $1', [gone])
  const rewritten = await addTask()
  await decide(rewritten, await submit(rewritten, { version: 'two' }), false, 5)
  expect(await agreement()).toEqual([
    { version: 'one', decisions: 4, agreed: 2 },
    { version: 'three', decisions: 2, agreed: 1 },
    { version: 'two', decisions: 1, agreed: 1 },
  ])

  const [stuck, solved, paid] = [await addTask(), await addTask(), await addTask({ status: 'accepted' })]
  await list(stuck, await submit(stuck), 'stuck')
  await list(solved, await submit(solved), 'stuck')
  await submit(solved, { isAccepted: true })
  const response = await submit(paid, { isAccepted: true, isConfirmed: true })
  await list(paid, await submit(paid), 'suspicion')
  shown = [
    { taskId: stuck, submissionId: await submit(stuck, { isUnsure: true }) },
    { taskId: paid, submissionId: response },
  ]
  expect(
    await applyMigrations(
      url,
      listMigrations().filter((each) => each.name <= added[1]),
    ),
  ).toEqual(added)
})
afterAll(async () => {
  await client?.end()
  await dropDatabase(server, name)
})

test('only first decisions about the task as evaluated stay counted, with the evaluator’s own verdict', async () => {
  expect(await agreement()).toEqual([
    { version: 'one', decisions: 3, agreed: 3 },
    { version: 'three', decisions: 1, agreed: 0 },
  ])
})

test('the review queue shows the texts that a decision is about', async () => {
  const { rows } = await query('SELECT "taskId", "submissionId" FROM "ReviewItem"')
  const byTask = (one, other) => one.taskId.localeCompare(other.taskId)
  expect(rows.sort(byTask)).toEqual(shown.sort(byTask))
})

test('decisions that correct another one are counted later, unless the task was edited in between', async () => {
  await applyMigrations(url, listMigrations())
  expect(await agreement()).toEqual([
    { version: 'one', decisions: 4, agreed: 3 },
    { version: 'three', decisions: 1, agreed: 0 },
  ])
})
