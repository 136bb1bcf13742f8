import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { createAdministrator } from '../fixtures/factories'
import { storedCriteria } from '../harness/bench/shapes'

const sql = (name: string) => readFileSync(path.join(__dirname, '../harness/bench', name), 'utf8')

test('the family of npm run bench fits the schema, and its counters equal a recount', async () => {
  await createAdministrator()
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  try {
    await database.query(`SET session_replication_role = replica; SET timezone = 'UTC'`)
    await database.query('CREATE TEMP TABLE shape (members int, tasks int, days int, per_day int, criteria jsonb)')
    await database.query('INSERT INTO shape VALUES (3, 60, 10, 2, $1)', [storedCriteria])
    await database.query(sql('family.sql'))
    const { rows: counted } = await database.query<{ tasks: number }>('SELECT count(*)::int AS "tasks" FROM "Task"')
    expect(counted[0]?.tasks).toBe(60)
    expect((await database.query(sql('recount.sql'))).rows).toEqual([])
  } finally {
    await database.end()
  }
})
