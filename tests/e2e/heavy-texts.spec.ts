import { insertOne } from '../fixtures/insert'
import { someSubmission, someTask } from '../fixtures/rows'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { administrator, expect, signIn, test } from './fixtures'

test.describe.configure({ mode: 'serial' })

const heaviestScreen = 600_000
const heaviestList = 300_000
/** The worst case for HTML: every second character is escaped. */
const megabyte = '"<& \n'.repeat(210_000)

/** Words, because a browser takes seconds to lay out a single word of that length. */
const solution = (length: number) =>
  'I waited. '
    .repeat(length / 10 + 1)
    .slice(0, length - 1)
    .concat('.')

let server: OwnServer
let taskId: string
test.beforeAll(async () => {
  server = await takeOwnServer()
  const { rows } = await server.database.query<{ id: string }>(`SELECT "id" FROM "User" WHERE "username" = 'noah'`)
  const noah = rows[0]?.id ?? ''
  // Texts stored before there was a limit.
  const judged = { response: megabyte, feedback: megabyte, score: 12, status: 'rejected', expiresAt: null }
  const long = { title: 'Long', description: megabyte.slice(0, 20_000), ...judged }
  const tasks = Array.from({ length: 18 }, () => someTask(noah, long))
  for (const each of tasks) await insertOne(server.database, 'Task', each)
  const [task] = tasks
  if (!task) throw new Error('no task')
  taskId = task.id
  const submissions = tasks.map((_, count) => someSubmission(task, { text: `${megabyte}${count}`, isAccepted: false }))
  for (const submission of submissions) await insertOne(server.database, 'Submission', submission)
})
test.afterAll(async () => {
  await server.stop()
})

test('no screen and no list response is large, whatever texts are stored @once', async ({ page }) => {
  for (const [username, paths] of [
    [administrator, ['/admin/tasks', `/admin/tasks/${taskId}`, `/admin/tasks/${taskId}?page=2`]],
    ['noah', ['/dashboard', '/dashboard/tasks?tab=today', `/task-submission/${taskId}`]],
  ] as const) {
    await signIn(page.request, username, server.address)
    for (const path of paths) {
      const response = await page.request.get(`${server.address}${path}`)
      const bytes = (await response.body()).length
      expect(response.status(), path).toBe(200)
      expect(bytes, `${path}: ${bytes}`).toBeLessThan(heaviestScreen)
    }
    const list = await page.request.get(`${server.address}/api/tasks`)
    expect((await list.body()).length).toBeLessThanOrEqual(heaviestList)
    const tasks = (await list.json()) as { id: string; response: string | null }[]
    for (const { response } of tasks) expect((response ?? '').length).toBeLessThanOrEqual(500)
    const whole = (await (await page.request.get(`${server.address}/api/tasks/${taskId}`)).json()) as object
    expect(whole).toMatchObject({ response: megabyte })
  }
})

test('the rest of a long text can be shown by keyboard @once', async ({ page }) => {
  await server.database.query(`UPDATE "Submission" SET "text" = $1 || 'The very end.' WHERE "taskId" = $2`, [
    'Water. '.repeat(5000),
    taskId,
  ])
  await signIn(page.request, administrator, server.address)
  await page.goto(`${server.address}/admin/tasks/${taskId}`)
  await expect(page.getByText('The very end.')).toHaveCount(0)
  const showAll = page.getByRole('listitem').getByRole('button', { name: 'Show all' }).first()
  await showAll.press('Enter')
  await expect(page.getByText('The very end.')).toHaveCount(1)
  await expect(page.locator(':focus')).toContainText('The very end.')
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect(page.getByText('The very end.')).toHaveCount(0)
})

test('a solution that is too long is reported before it is sent, and no text is lost @once', async ({ page }) => {
  const id = await page.request
    .get(`${server.address}/api/health`)
    .then(() =>
      server.database.query<{ id: string }>(`SELECT "id" FROM "Task" WHERE "title" = 'Long' AND "id" <> $1`, [taskId]),
    )
    .then(({ rows }) => rows[0]?.id ?? '')
  await server.database.query(
    `UPDATE "Task" SET "response" = $1, "description" = 'Short.', "feedback" = NULL WHERE "id" = $2`,
    [solution(89_000), id],
  )
  await signIn(page.request, 'noah', server.address)
  await page.goto(`${server.address}/task-submission/${id}`)
  const field = page.getByRole('textbox', { name: 'Your Solution' })
  await expect(field).toHaveValue(solution(89_000))
  await expect(page.getByText(/of 100,000 characters/)).toHaveCount(0)
  await field.fill(solution(99_000))
  await expect(page.getByText('99,000 of 100,000 characters')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled()
  await field.fill(solution(100_500))
  await expect(page.getByText(/^Your text is 500 characters too long/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Resubmit Solution' })).toBeDisabled()
  await expect(field).toHaveValue(solution(100_500))
  const refused = await page.request.post(`${server.address}/api/tasks/${id}/submit`, {
    data: { submission: solution(100_001) },
  })
  expect([refused.status(), (await refused.json()).message]).toEqual([
    400,
    'A solution has at most 100,000 characters. Please shorten yours a little and send it again.',
  ])
  await field.fill(solution(100_000))
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByRole('main').getByText('Draft saved')).toBeVisible()
  await expect(field).toHaveValue(solution(100_000))
})
