import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { boards } from '@/lib/leaderboard/boards'
import { operations } from '@/lib/openapi/operations'
import { addCrowd, setFamily } from '../../fixtures/crowd'
import { insert } from '../../fixtures/insert'
import { addLongHistory } from '../../fixtures/long-history'
import { addOfEverything } from '../../fixtures/of-everything'
import { familyDay, somePhoto, someTask } from '../../fixtures/rows'
import { pages } from '../../harness/doors'
import {
  createOwnDatabase,
  type OwnDatabase,
  type OwnServer,
  startOwnServer,
  untilScheduleRests,
} from '../../harness/own-server'
import { type QueryCounter, startQueryCounter } from '../../harness/query-counter'
import { administrator, signIn } from '../fixtures'

test.describe.configure({ mode: 'serial' })

const mostOfScreen = 5
const mostOfCall = 2
const mostHtmlBytes = 60 * 1024

let own: OwnDatabase
let counted: OwnServer
let counter: QueryCounter
test.beforeAll(async () => {
  own = await createOwnDatabase()
  counter = await startQueryCounter(own.databaseUrl)
  counted = await startOwnServer({ databaseUrl: counter.url })
  await untilScheduleRests(own.database)
  await setFamily(own.database, 1_000)
  const idOf = async (username: string) => {
    const found = await own.database.query<{ id: string }>('SELECT "id" FROM "User" WHERE "username" = $1', [username])
    return found.rows[0]?.id ?? ''
  }
  const memberId = await idOf('Member 001')
  await addLongHistory(own.database, memberId, 3_650)
  const open = Array.from({ length: 500 }, (_, index) =>
    someTask(memberId, { title: `A task with a title of usual length ${index}`, date: familyDay(-(index % 50)) }),
  )
  await insert(own.database, 'Task', open)
  await addOfEverything(own.database, memberId, await idOf(administrator))
  await addPhoto()
})
test.afterAll(async () => {
  await counted.stop()
  await counter.stop()
  await own.stop()
})

/** Puts a photo beside the newest evaluated solution, whose task `pathsOf` names. */
async function addPhoto() {
  const task = await newestEvaluated()
  await insert(own.database, 'TaskPhoto', [somePhoto({ id: task.task, assigneeId: task.user })])
}

/** Waits for the scheduled runs of a new server, whose queries would be counted with those of a request. */
const mostRounds = 3

/**
 * Reads a path until it takes at most that many queries, because the first request does more. Returns the least
 * queries, and the gzipped size.
 */
async function measure(request: APIRequestContext, path: string, most: number) {
  const counts: number[] = []
  let bytes = 0
  while (counts.length < mostRounds && Math.min(...counts) > most) {
    const before = counter.count()
    const response = await request.get(`${counted.address}${path}`, { maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 200])
    bytes = gzipSync(await response.body()).byteLength
    counts.push(counter.count() - before)
  }
  return { queries: Math.min(...counts), bytes }
}

type Evaluated = { task: string; user: string; submission: string; photo: string | null; report: string; rule: string }

async function newestEvaluated(): Promise<Evaluated> {
  const { rows } = await own.database.query<Evaluated>(
    `SELECT t."id" AS "task", t."assigneeId" AS "user", s."id" AS "submission", p."id" AS "photo",
       (SELECT "id" FROM "SafeguardingReport" ORDER BY "id" LIMIT 1) AS "report",
       (SELECT "id" FROM "RecurringRule" ORDER BY "id" LIMIT 1) AS "rule" FROM "Task" t
     JOIN "Submission" s ON s."taskId" = t."id" LEFT JOIN "TaskPhoto" p ON p."taskId" = t."id"
     ORDER BY t."date" DESC, t."id" LIMIT 1`,
  )
  if (!rows[0]) throw new Error('Nothing was evaluated.')
  return rows[0]
}

/** The paths with ids of the member's records in place of their parameters. */
async function pathsOf(templates: readonly string[]): Promise<string[]> {
  const { task, user, submission, photo, report, rule } = await newestEvaluated()
  const ids: Record<string, string | null> = {
    ...{ taskId: task, userId: user, submissionId: submission, photoId: photo, reportId: report, ruleId: rule },
  }
  return templates.map((path) => path.replaceAll(/[[{](\w+)[\]}]/g, (_, name: string) => ids[name] ?? name))
}

/** Pages that only redirect, or that are for visitors. */
const others = ['/', '/login', '/not-found', '/[...unknown]', '/dashboard/[...rest]', '/task-submission']
const isAlias = (path: string) => path.startsWith('/dashboard/users') || path === '/dashboard/tasks/import'

for (const [caller, username] of Object.entries({ member: 'Member 001', administrator })) {
  test(`no screen of a family of 1,000 takes more than five queries or 60 KB for a ${caller}`, async ({ request }) => {
    await signIn(request, username, counted.address)
    const mayRead = (path: string) => caller === 'administrator' || !path.startsWith('/admin/')
    const screens = await pathsOf(pages().filter((path) => !others.includes(path) && !isAlias(path) && mayRead(path)))
    expect(screens.length).toBeGreaterThan(7)
    const searches = ['/dashboard/tasks?tab=past', '/dashboard/tasks?tab=past&q=floor', '/admin/tasks?q=member&page=3']
    const table: Record<string, { queries: number; bytes: number }> = {}
    for (const path of [...screens, ...searches.filter(mayRead)])
      table[path] = await measure(request, path, mostOfScreen)
    console.table(table)
    const misses = Object.entries(table).filter(([, { queries }]) => queries > mostOfScreen)
    expect(misses).toEqual([])
    const large = Object.entries(table).filter(([, { bytes }]) => bytes > mostHtmlBytes)
    expect(large).toEqual([])
  })
}

test('no call that reads takes more than two queries', async ({ request }) => {
  await signIn(request, administrator, counted.address)
  const isRead = ({ method, access, path }: (typeof operations)[number]) =>
    // An export reads page after page, and only one's own.
    method === 'get' &&
    !path.endsWith('/export') &&
    access !== 'public' &&
    !path.startsWith('/api/cron') &&
    path !== '/api/health' &&
    path !== '/api/metrics'
  const calls = await pathsOf(operations.filter(isRead).map(({ path }) => path))
  expect(calls.length).toBeGreaterThan(15)
  const table: Record<string, { queries: number; bytes: number }> = {}
  for (const path of [...calls, '/api/admin/users?q=member']) table[path] = await measure(request, path, mostOfCall)
  console.table(table)
  const misses = Object.entries(table).filter(([, { queries }]) => queries > mostOfCall)
  expect(misses).toEqual([])
})

test('each counted screen and call lists at least one row of each kind', async ({ request }) => {
  const listed = {
    'Member 001': { '/rewards': 'Cinema', '/api/rewards': 'Cinema', '/profile': 'Program' },
    [administrator]: {
      ...{ '/admin/rewards': 'Cinema', '/api/admin/rewards': 'Cinema', '/api/admin/reward-requests': 'Cinema' },
      ...{ '/admin/recurring-tasks': 'Piano', '/api/admin/recurring': 'Piano', '/admin/emails': 'Hello' },
      ...{ '/admin/review': 'Reviewed', '/api/admin/review': 'Reviewed', '/admin/plan/library': 'Our task' },
    },
  }
  for (const [who, words] of Object.entries(listed)) {
    await signIn(request, who, counted.address)
    for (const [path, word] of Object.entries(words)) {
      const text = await (await request.get(`${counted.address}${path}`)).text()
      const names = new Set(text.match(new RegExp(`${word} \\d`, 'g')))
      expect(names.size, path).toBeGreaterThan(3)
    }
  }
})

test('no screen that lists a family of 50,000 is larger than its budget', async ({ request }) => {
  await addCrowd(own.database, 50_000)
  for (const who of [administrator, 'Maximilienne Wolfeschlegelstein 1']) {
    const { id } = await signIn(request, who, counted.address)
    const paths = [
      ...boards.map((board) => `/leaderboard?board=${board}`),
      '/users',
      '/users?page=834',
      '/users?q=999',
      `/user/${id}`,
    ]
    for (const path of paths) {
      const begin = performance.now()
      const response = await request.get(`${counted.address}${path}`)
      const html = await response.text()
      test.info().annotations.push({
        type: 'size',
        description: `${who} ${path}: ${gzipSync(html).length} bytes, ${Math.round(performance.now() - begin)} ms`,
      })
      expect(response.status(), path).toBe(200)
      expect(gzipSync(html).length, `${who} ${path}`).toBeLessThan(mostHtmlBytes)
      if (who !== administrator && path.startsWith('/leaderboard')) expect(html).toContain('aria-label="Your place"')
    }
  }
})
