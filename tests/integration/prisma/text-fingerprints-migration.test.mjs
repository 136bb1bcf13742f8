import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
const name = process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, 'text_fingerprints_migration')
const [member, accepted, refused, granted, old] = Array.from({ length: 5 }, () => randomUUID())
let database
let url

beforeAll(async () => {
  url = await createEmpty(server, name)
  const migrations = listMigrations()
  const index = migrations.findIndex((migration) => migration.name.endsWith('_told_texts'))
  await applyMigrations(url, migrations.slice(0, index))
  database = new pg.Client({ connectionString: url })
  await database.connect()
  await database.query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ($1, 'emma', 'emma', 'none')`,
    [member],
  )
  const add = async (task, { status, isAccepted, days }) => {
    await database.query(
      `INSERT INTO "Task" ("id", "assigneeId", "title", "date", "status", "updatedAt")
       VALUES ($1, $2, 'Water', current_date, $3::"TaskStatus", now())`,
      [task, member, status],
    )
    await database.query(
      `INSERT INTO "Submission" ("id", "taskId", "memberId", "text", "textHash", "subjectHash", "score", "isAccepted",
         "feedback", "reasoning", "criteria", "evaluator", "promptVersion", "evaluatedAt")
       VALUES ($1, $1, $2, 'I watered them.', 'x', 'x', 50, $3, '', '', '[]', 'x', 'x', now() - $4 * interval '1 day')`,
      [task, member, isAccepted, days],
    )
  }
  await add(accepted, { status: 'pending', isAccepted: true, days: 29 })
  await add(refused, { status: 'rejected', isAccepted: false, days: 1 })
  await add(granted, { status: 'accepted', isAccepted: false, days: 1 })
  await add(old, { status: 'accepted', isAccepted: true, days: 40 })
  await applyMigrations(url, migrations.slice(0, index + 1))
})
afterAll(async () => {
  await database?.end()
  await dropDatabase(server, name)
})

test('texts accepted in the last month, by an evaluation or a person, are queued for their shingles', async () => {
  const { rows } = await database.query(
    'SELECT "id", "title", "isEarned", "text", "shingles" FROM "ToldText" ORDER BY "isEarned"',
  )
  const row = { title: 'Water', text: 'I watered them.', shingles: null }
  expect(rows).toEqual([
    { id: accepted, isEarned: false, ...row },
    { id: granted, isEarned: true, ...row },
  ])
})

test('a row has either a text or shingles, never both', async () => {
  const change = (set) => database.query(`UPDATE "ToldText" SET ${set}`)
  await expect(change(`"text" = NULL`)).rejects.toThrow('ToldText_text_or_shingles')
  await expect(change(`"shingles" = '{1}'`)).rejects.toThrow('ToldText_text_or_shingles')
  await change(`"text" = NULL, "shingles" = '{1}'`)
})

test('the migration to new shingles recomputes the texts that still exist', async () => {
  const other = randomUUID()
  await database.query(
    `INSERT INTO "ToldText" ("id", "memberId", "taskId", "title", "evaluatedAt", "shingles")
     VALUES ($1, $2, $1, 'Gone', now(), '{7}')`,
    [other, member],
  )
  await applyMigrations(url)
  const { rows } = await database.query('SELECT "id", "text", "shingles" FROM "TextFingerprint"')
  expect(Object.fromEntries(rows.map(({ id, text, shingles }) => [id, text ?? shingles]))).toEqual({
    [accepted]: 'I watered them.',
    [granted]: 'I watered them.',
    [other]: ['7'],
  })
})
