import { once } from 'node:events'
import { connect } from 'node:net'
import { type DatabaseGate, startDatabaseGate } from '../harness/database-gate'
import { type OwnServer, startOwnServer } from '../harness/own-server'
import { expect, familyDay, giveTask, signIn, test } from './fixtures'

test.describe.configure({ mode: 'serial' })

let gate: DatabaseGate
let server: OwnServer
let leave: () => Promise<void>

test.beforeAll(async () => {
  const { dropDatabase, testName } = await import('../harness/databases.mjs')
  const { createFamily } = await import('../harness/family-template.mjs')
  const { joinTestServer } = await import('../harness/test-server.mjs')
  const postgres = await joinTestServer()
  const name = testName('gate')
  gate = await startDatabaseGate(await createFamily(postgres.url, name))
  server = await startOwnServer({ databaseUrl: gate.url } as OwnServer)
  leave = async () => {
    await dropDatabase(postgres.url, name)
    await postgres.leave()
  }
})
test.afterAll(async () => {
  await server?.stop()
  await gate?.shut()
  await leave?.()
})

test('an upgrade request is answered with 400 and its connection closed @once', async () => {
  for (const path of ['/dashboard', '/api/health', '/_next/hmr']) {
    const socket = connect(Number(new URL(server.address).port), 'localhost')
    let answer = ''
    socket.on('data', (data) => (answer += String(data)))
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  }
})

test('during a database outage calls and pages answer 503, screens recover by themselves, and text is kept @once', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.address })
  const { id } = await signIn(context.request, 'lina')
  const page = await context.newPage()
  await page.goto('/dashboard')
  const taskId = await giveTask(page, id, { title: 'Write while it rains', date: familyDay() })
  await page.goto(`/task-submission/${taskId}`)
  const solution = page.getByRole('textbox', { name: 'Your Solution' })
  await solution.fill('I am half way through')

  // The server's own connection is ended as well, and nothing uses it any more.
  server.database.on('error', () => undefined)
  await gate.shut()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Failed to save draft').first()).toBeVisible()
  await expect(solution).toHaveValue('I am half way through')

  for (const path of ['/api/users/profile', '/api/tasks', '/api/openapi.json', '/api/nothing', '/api/auth/session']) {
    const response = await context.request.get(path)
    expect([path, response.status(), response.headers()['retry-after']]).toEqual([path, 503, '5'])
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
  for (const path of ['/dashboard', '/leaderboard', '/profile', '/users']) {
    const response = await context.request.get(path)
    expect([path, response.status(), response.headers()['retry-after']]).toEqual([path, 503, '5'])
  }

  const other = await context.newPage()
  await other.goto('/leaderboard')
  await expect(other.getByRole('heading', { name: 'One moment, please' })).toBeVisible()
  await gate.open()
  await expect(other.getByRole('heading', { name: 'Family Leaderboards' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Your solution draft has been saved').first()).toBeVisible()
  await context.close()
})
