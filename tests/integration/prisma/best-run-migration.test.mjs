import pg from 'pg'
import { applyMigrations, listMigrations } from '../../../prisma/start/migrations.mjs'
import { createEmpty, dropDatabase } from '../../harness/databases.mjs'

const server = process.env.LAUREL_TEST_SERVER
const name = `${process.env.LAUREL_TEST_TEMPLATE.replace(/template$/, '')}best_run_migration_${process.pid}`
const added = '20261126070000_best_run_without_rest'
const until = (isWanted) => listMigrations().filter((each) => isWanted(each.name))

let client

async function addMember(username, { bestDay, setDay = null, completed = [] }) {
  const { rows } = await client.query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "bestStreak", "bestDay", "streakSet", "streakSetDay")
     VALUES (gen_random_uuid(), $1, $1, 'none', 4, $2, $3, $4) RETURNING "id"`,
    [username, bestDay, setDay && 4, setDay],
  )
  for (const day of completed)
    await client.query(`INSERT INTO "Completion" ("id", "memberId", "day") VALUES (gen_random_uuid(), $1, $2)`, [
      rows[0].id,
      day,
    ])
}

beforeAll(async () => {
  const url = await createEmpty(server, name)
  await applyMigrations(
    url,
    until((each) => each < added),
  )
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await addMember('emma', { bestDay: '2199-12-31', completed: ['2027-03-08', '2027-03-11'] })
  await addMember('noah', { bestDay: '2199-12-31', setDay: '2027-03-05' })
  await addMember('tom', { bestDay: '2027-03-11', completed: ['2027-03-11', '2027-03-19'] })
  await addMember('zoe', { bestDay: null, completed: ['2027-03-11'] })
  await applyMigrations(
    url,
    until((each) => each <= added),
  )
})
afterAll(async () => {
  await client?.end()
  await dropDatabase(server, name)
})

test('the longest runs end with their last completed day, or the day of a set streak', async () => {
  const { rows } = await client.query(`SELECT "username", "bestDay"::text FROM "User" ORDER BY "username"`)
  expect(rows).toEqual([
    { username: 'emma', bestDay: '2027-03-11' },
    { username: 'noah', bestDay: '2027-03-05' },
    { username: 'tom', bestDay: '2027-03-11' },
    { username: 'zoe', bestDay: null },
  ])
})
