import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
const name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}suspicions_${process.pid}`
const added = '20261125140000_name_prompt_injections'
const emma = randomUUID()
let client

const query = (sql, values) => client.query(sql, values)

beforeAll(async () => {
  const url = await createEmpty(server, name)
  const migrations = listMigrations()
  await applyMigrations(
    url,
    migrations.filter((each) => each.name < added),
  )
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ($1, 'emma', 'emma', 'none')`,
    [emma],
  )
  await query(
    `INSERT INTO "Task" ("id", "assigneeId", "title", "date", "updatedAt") VALUES ($1, $1, 'Sweep', '2026-11-01', now())`,
    [emma],
  )
  for (const suspicions of [['orders'], ['hidden', 'orders', 'markup'], ['copied'], []]) {
    await query(
      `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
         "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt", "suspicions")
       VALUES (gen_random_uuid(), $1, $1, $2, $2, '', 40, false, '', '', '[]', 'test', 'test', now(), $3)`,
      [emma, suspicions.join(), suspicions],
    )
  }
  await applyMigrations(
    url,
    migrations.filter((each) => each.name <= added),
  )
})
afterAll(async () => {
  await client?.end()
  await dropDatabase(server, name)
})

test('a stored prompt injection gets its new code; other suspicions do not change', async () => {
  const { rows } = await query(`SELECT "text", "suspicions" FROM "Submission"`)
  expect(Object.fromEntries(rows.map(({ text, suspicions }) => [text, suspicions.join()]))).toEqual({
    orders: 'injection',
    'hidden,orders,markup': 'hidden,injection,markup',
    copied: 'copied',
    '': '',
  })
})
