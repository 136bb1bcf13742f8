import pg from 'pg'
import { db } from '@/lib/db'
import { boards } from '@/lib/leaderboard/boards'
import { findBoard, findChampion, findRank } from '@/lib/leaderboard/queries'
import { browseUsers } from '@/lib/users/queries'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const members = 20_000
const now = '2026-11-21T11:00:00Z'

/** The plan of the one statement that `work` sends, with the rows that it read. */
async function planOf(work: () => Promise<unknown>): Promise<string> {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  const [sent] = await work().then(() => query.mock.calls.map((call) => call[0] as unknown as pg.QueryConfig))
  query.mockRestore()
  const { text = '', values = [] } = sent ?? {}
  const rows = await db.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN (ANALYZE, COSTS OFF) ${text}`, ...values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** The most rows that any step of the plan produced. */
const mostRows = (plan: string) =>
  Math.max(...[...plan.matchAll(/rows=([\d.]+) loops=(\d+)/g)].map(([, rows, loops]) => Number(rows) * Number(loops)))

test('pages of a large board and the champion read only what they show, by index', async () => {
  await db.user.deleteMany()
  const parent = await createAdministrator()
  const first = await createUser({ username: 'zz first' })
  await db.$transaction([
    db.$executeRaw`SET LOCAL session_replication_role = 'replica'`,
    db.$executeRaw`
      INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "points", "streak", "streakDay")
      SELECT gen_random_uuid(), 'member ' || n, 'member ' || n, 'none', n % 5000, n % 40, date '2026-11-21' - n % 3
      FROM generate_series(1, ${members}::int) n`,
    db.$executeRaw`
      INSERT INTO "MonthPoints" SELECT "id", date '2026-11-01', 1 + "points" FROM "User" WHERE "points" % 3 > 0`,
    db.$executeRaw`UPDATE "User" SET "points" = 99999 WHERE "id" = ${first.id}::uuid`,
  ])
  await db.$executeRaw`VACUUM ANALYZE "User"`
  await db.$executeRaw`VACUUM ANALYZE "MonthPoints"`
  const scope = testScope(parent, now)
  for (const board of boards) {
    const plan = await planOf(() => findBoard(scope, board))
    expect(plan).not.toMatch(/Seq Scan on "User"/)
    expect([board, mostRows(plan) < 1000]).toEqual([board, true])
    const { next } = await findBoard(scope, board)
    const following = await planOf(() => findBoard(scope, board, next ?? undefined))
    expect(following).not.toMatch(/Seq Scan on "User"/)
  }
  for (const work of [() => findChampion(scope), () => findRank(scope, first.id)]) {
    const plan = await planOf(work)
    expect(plan).not.toMatch(/Seq Scan/)
    expect(mostRows(plan)).toBeLessThan(10)
  }
  const page = await planOf(() => browseUsers(scope, { query: '', page: 300 }))
  expect(page).toMatch(/Index Only Scan using "User_usernameKey_key"/)
})
