import { longName, setFamily } from '../fixtures/crowd'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { expectNoSidewaysScroll } from './administration'
import { administrator, expect, signIn, test } from './fixtures'

test.describe.configure({ mode: 'serial' })

let server: OwnServer
test.beforeAll(async () => {
  server = await takeOwnServer()
})
test.afterAll(async () => {
  await server.stop()
})

const boards = ['Monthly', 'All-time', 'Streaks']

test('the screens of a family with a single administrator suggest the first steps @once', async ({ page }) => {
  await setFamily(server.database, 0)
  await signIn(page.request, administrator, server.address)
  await page.goto(`${server.address}/leaderboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Family Leaderboards' })).toBeVisible()
  await expect(page.getByText('0 family members', { exact: true })).toBeVisible()
  await expect(page.getByText('Family Champion')).toHaveCount(0)
  for (const [index, words] of ['No Data Available', 'No Champions Yet', 'No Streaks Yet'].entries()) {
    await page.getByRole('tab', { name: boards[index] }).click()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await page.goto(`${server.address}/users`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('main').getByText('Admin', { exact: true })).toBeVisible()
  await page.goto(`${server.address}/profile`)
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible()
  await expect(page.getByText('Not Ranked', { exact: true })).toBeVisible()
  await expect(page.getByText('No points yet', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  for (const path of ['/dashboard', '/admin/tasks', '/admin/import', '/admin/recurring-tasks']) {
    await page.goto(`${server.address}${path}`)
    await expect(page.getByText('Add your family first'), path).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('link', { name: 'Add Family Members' }).click()
  await expect(page).toHaveURL(`${server.address}/admin/users`)
})

// Boards of eight members are covered by tests/unit/components/leaderboard.test.tsx and by the widths below.
for (const size of [1, 500]) {
  test(`boards, profiles and the directory work with ${size} members @once`, async ({ page }) => {
    await setFamily(server.database, size)
    await signIn(page.request, administrator, server.address)
    await page.goto(`${server.address}/dashboard`)
    await expect(page.getByRole('list', { name: /^Days of / })).toHaveCount(Math.min(size, 20))
    await expect(page.getByRole('link', { name: 'All family members' })).toHaveCount(size > 20 ? 1 : 0)
    await expect(page.getByRole('heading', { name: 'My Progress' })).toHaveCount(0)
    await expect(page.getByText('Add your family first')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    const viewer = await signIn(page.request, longName, server.address)
    const main = page.getByRole('main')

    await page.goto(`${server.address}/leaderboard`)
    await expect(page.getByText(`${size} family member${size === 1 ? '' : 's'}`, { exact: true })).toBeVisible()
    const achievement = size === 1 ? 'Rising Star' : 'Milestone Mastery'
    const banner = page.getByRole('region', { name: 'Family Champion' })
    for (const words of ['Family Champion', 'Overall Rank #1', 'Reigning Champion', achievement]) {
      await expect(banner.getByText(words)).toBeVisible()
    }
    await expect(banner.getByText(`Notable Achievement: ${achievement}`)).toBeVisible()
    for (const name of boards) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      const lists = page.getByRole('tabpanel').getByRole('list')
      const rows = lists.first().locator('[data-place]')
      await expect(rows).toHaveCount(Math.min(size, 50))
      // The viewer's row is in view, whatever its rank: in the scrolling list, or with its neighbour below it.
      // All streaks are equal, so that board is in the order of names, in which the viewer is the first.
      await expect(lists).toHaveCount(size > 50 && name !== 'Streaks' ? 2 : 1)
      const boxes = await Promise.all([lists.first().boundingBox(), lists.last().boundingBox()])
      const own = await lists.last().getByRole('listitem').filter({ hasText: longName }).boundingBox()
      const [top, bottom] = [boxes[0]?.y ?? 0, (boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0)]
      expect(bottom - top).toBeLessThanOrEqual(450)
      expect(own && own.y >= top && own.y + own.height <= bottom + 1).toBe(true)
      await expectNoSidewaysScroll(page)
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1600)
    await page.getByRole('tab', { name: 'All-time' }).click()
    await main.locator('[data-own]').getByRole('link').click()

    await expect(page).toHaveURL(`${server.address}/user/${viewer.id}`)
    await expect(page.getByRole('heading', { level: 1, name: `${longName}'s Profile` })).toBeVisible()
    await expect(page.getByText(`Rank #${size}`, { exact: true })).toBeVisible()
    for (const words of ['Total Points', 'Day Streak', 'Completed Tasks', 'Completion Rate', 'Points history']) {
      await expect(main.getByText(words, { exact: true })).toBeVisible()
    }
    await expect(main.getByText('A great deed')).toBeVisible()
    await expectNoSidewaysScroll(page)

    await page.goto(`${server.address}/users`)
    await expect(page.getByRole('heading', { level: 1, name: 'Family Members' })).toBeVisible()
    await expect(main.getByText(longName)).toBeVisible()
    await expect(main.getByText('3 day streak').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    if (size < 60) return
    await page.getByRole('searchbox', { name: 'Search family members' }).fill('Member 49')
    await expect(page).toHaveURL(/q=Member\+49/)
    await expect(main.getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'Empty the search' }).click()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(main.getByText(/^Page \d+ of \d+$/)).toHaveText(/^Page 2 of/)
  })
}

test('a long board loads on by scrolling and by keyboard, in place and announced @once', async ({ page }) => {
  await setFamily(server.database, 170)
  await signIn(page.request, longName, server.address)
  await page.goto(`${server.address}/leaderboard?board=all-time`)
  const panel = page.getByRole('tabpanel')
  const list = panel.getByRole('list').first()
  const rows = list.locator('[data-place]')
  await expect(rows).toHaveCount(50)
  // The page itself may scroll, but nothing below the board moves.
  const sizeOf = () => panel.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight])
  const before = await sizeOf()
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect(rows).toHaveCount(100)
  await expect(panel.getByRole('status')).toHaveText('Places 51 to 100 are shown now.')
  // The focus goes on with the first added place: from the button, or from the row before once the places are there.
  await rows.nth(99).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(rows.nth(100).getByRole('link')).toBeFocused()
  await expect(rows).toHaveCount(150)
  await rows.last().getByRole('link').focus()
  await expect(rows).toHaveCount(170)
  await expect(panel.getByRole('button')).toHaveCount(0)
  expect(await rows.locator('a > span:first-child').allInnerTexts()).toHaveLength(170)
  expect(await sizeOf()).toEqual(before)
})
