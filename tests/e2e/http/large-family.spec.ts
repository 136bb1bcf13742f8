import { expect, test } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { boards } from '@/lib/leaderboard/boards'
import { type OwnServer, startOwnServer } from '../../harness/own-server'
import { administrator, signIn } from '../fixtures'

const size = 50_000
/** Maximum size of a screen's HTML, compressed. */
const mostBytes = 60 * 1024

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer()
  const { database } = server
  // Inserted without triggers, which would take longer than the tests.
  await database.query("BEGIN; SET LOCAL session_replication_role = 'replica'")
  await database.query(
    `WITH parent AS (SELECT "passwordHash" FROM "User" ORDER BY "createdAt" LIMIT 1)
     INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "points", "streak", "streakDay")
     SELECT gen_random_uuid(), 'Maximilienne Wolfeschlegelstein ' || n, 'maximilienne wolfeschlegelstein ' || n,
       parent."passwordHash", n % 9000, n % 40, CURRENT_DATE - (n % 4)
     FROM generate_series(1, $1::int) n, parent`,
    [size],
  )
  await database.query(
    `INSERT INTO "MonthPoints" SELECT "id", date_trunc('month', CURRENT_DATE), 1 + "points" % 700 FROM "User"
     WHERE "points" % 3 > 0 ON CONFLICT DO NOTHING`,
  )
  await database.query('COMMIT')
  await database.query('ANALYZE')
})
test.afterAll(() => server.stop())

test('no screen that lists a family of 50,000 is larger than its budget', async ({ request }) => {
  for (const who of [administrator, 'Maximilienne Wolfeschlegelstein 1']) {
    const { id } = await signIn(request, who, server.address)
    const paths = [
      ...boards.map((board) => `/leaderboard?board=${board}`),
      '/users',
      '/users?page=834',
      '/users?q=999',
      `/user/${id}`,
    ]
    for (const path of paths) {
      const begin = performance.now()
      const response = await request.get(`${server.address}${path}`)
      const html = await response.text()
      test.info().annotations.push({
        type: 'size',
        description: `${who} ${path}: ${gzipSync(html).length} bytes, ${Math.round(performance.now() - begin)} ms`,
      })
      expect(response.status(), path).toBe(200)
      expect(gzipSync(html).length, `${who} ${path}`).toBeLessThan(mostBytes)
      if (who !== administrator && path.startsWith('/leaderboard')) expect(html).toContain('aria-label="Your place"')
    }
  }
})
