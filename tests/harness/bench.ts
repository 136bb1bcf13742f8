// Measures the latency of screens and calls with a family of 500 after ten years, on this machine.
import { setFamily } from '../fixtures/crowd'
import { startOwnServer } from './own-server'
import type pg from 'pg'

const rounds = 40
const member = 'Member 001'
const paths = {
  [member]: [
    '/dashboard',
    '/dashboard/tasks',
    '/leaderboard',
    '/users',
    '/profile',
    '/api/users/profile',
    '/api/leaderboard',
    '/api/tasks',
  ],
  parent: ['/admin/users', '/admin/tasks', '/api/admin/users', '/api/tasks'],
}

/** Ten years of ten tasks a day for one member, of which 90 % are accepted, each with its ledger entry. */
async function addHistory(database: pg.Client): Promise<void> {
  await database.query('BEGIN')
  await database.query(
    `INSERT INTO "Task" ("id", "assigneeId", "title", "description", "date", "status", "expiresAt", "updatedAt")
     SELECT gen_random_uuid(), u."id", 'Task ' || n, 'Write what you did.', current_date + 7 - n / 10,
       (CASE WHEN n % 10 = 0 THEN 'expired' ELSE 'accepted' END)::"TaskStatus", now() + interval '9 days', now()
     FROM "User" u, generate_series(0, 36499) n WHERE u."username" = $1`,
    [member],
  )
  await database.query(
    `INSERT INTO "PointEntry" ("id", "memberId", "amount", "kind", "key", "taskId", "title", "day", "createdAt")
     SELECT gen_random_uuid(), t."assigneeId", 10, 'task', 'task:' || t."id", t."id", t."title", t."date", t."date"
     FROM "Task" t JOIN "User" u ON u."id" = t."assigneeId" WHERE u."username" = $1 AND t."status" = 'accepted'`,
    [member],
  )
  await database.query('COMMIT')
  await database.query('VACUUM ANALYZE')
}

async function signIn(address: string, username: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'laurel-demo' }),
  })
  return response.headers.getSetCookie().join('; ')
}

async function measure(url: string, cookie: string) {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds + 3; round += 1) {
    const begun = performance.now()
    const response = await fetch(url, { headers: { cookie } })
    bytes = (await response.arrayBuffer()).byteLength
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    // The first three rounds warm the caches up.
    if (round >= 3) times.push(performance.now() - begun)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)} ms`
  return { median: at(0.5), 'of 20 the slowest': at(0.95), size: `${Math.round(bytes / 1024)} KB` }
}

async function main() {
  const server = await startOwnServer()
  try {
    await setFamily(server.database, 500)
    await addHistory(server.database)
    const rows: Record<string, object> = {}
    for (const [username, asked] of Object.entries(paths)) {
      const cookie = await signIn(server.address, username)
      for (const path of asked) rows[`${username} ${path}`] = await measure(server.address + path, cookie)
    }
    console.table(rows)
  } finally {
    await server.stop()
  }
}

void main()
