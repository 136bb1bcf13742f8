import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { insertOne } from '../fixtures/insert'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { expect, hold, signIn, test } from './fixtures'

let own: OwnServer
test.beforeAll(async () => {
  own = await takeOwnServer()
})
test.afterAll(() => own.stop())

const news = (page: Page) => page.getByText('A new personal best: 1 day in a row!')
const isSaying = (request: Request) => 'next-action' in request.headers()

test('news are shown until the member has seen them, and then no more @once', async ({ page }) => {
  const { id: memberId } = await signIn(page.request, 'emma', own.address)
  await own.database.query(`UPDATE "User" SET "streak" = 1, "streakDay" = current_date + 1 WHERE "id" = $1`, [memberId])
  await insertOne(own.database, 'News', { id: randomUUID(), memberId, kind: 'best', days: 1, createdAt: new Date() })

  // What is said to the server does not arrive.
  const lost = await page.context().newPage()
  await lost.route('**/dashboard', (route) => (isSaying(route.request()) ? route.abort() : route.continue()))
  const attempt = lost.waitForEvent('requestfailed', isSaying)
  await lost.goto(`${own.address}/dashboard`)
  await expect(news(lost)).toBeVisible()
  await attempt
  await lost.close()

  const onTablet = await page.context().newPage()
  const releases: (() => void)[] = []
  for (const each of [page, onTablet]) {
    releases.push(await hold(each, '**/dashboard', isSaying))
    await each.goto(`${own.address}/dashboard`)
  }
  for (const each of [page, onTablet]) await expect(news(each)).toBeVisible()
  for (const release of releases) release()
  const left = () => own.database.query('SELECT FROM "News" WHERE "memberId" = $1', [memberId])
  await expect.poll(async () => (await left()).rowCount).toBe(0)
  await page.bringToFront()
  await page.waitForTimeout(500)
  await expect(news(page)).toBeVisible()
  await page.getByRole('link', { name: 'Leaderboard' }).click()
  await expect(page).toHaveURL(/leaderboard/)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: "Today's Tasks" })).toBeVisible()
  await expect(news(page)).toHaveCount(0)
})
