import type { Page } from '@playwright/test'
import { expectReadable } from './administration'
import { administrator, expect, signIn, test } from './fixtures'

test('the leaderboards name the month they show and work by keyboard @once', async ({ page }) => {
  await signIn(page.request, 'noah')
  await page.goto('/leaderboard')
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'Europe/Paris' }).format()
  await expect(page.getByRole('heading', { level: 2, name: month })).toBeVisible()
  await expect(page.getByText(/^Starts again at midnight on [A-Z][a-z]{2} 1, \d{4} \(Paris time\)$/)).toBeVisible()
  await expect(page.getByText(/^\d+ family members$/)).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('parent')).toHaveCount(0)

  await page.getByRole('tab', { name: 'Monthly' }).focus()
  await expect(page.getByRole('tab', { name: 'Monthly' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/leaderboard?board=streaks')
  await expect(page.getByRole('tab', { name: 'Streaks' })).toHaveAttribute('aria-selected', 'true')
  const first = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(first).toContainText('noah')
  await expect(first).toContainText('You')
  await expect(first).toContainText('Longest streak')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/leaderboard')
})

test('a row links to its profile, which hides the private parts of the tasks @once', async ({ page }) => {
  await signIn(page.request, 'noah')
  const others = (await (await page.request.get('/api/users')).json()) as { id: string; username: string }[]
  const lina = others.find(({ username }) => username === 'lina')
  await page.goto('/leaderboard?board=all-time')
  await page.getByRole('tabpanel').getByRole('link').filter({ hasText: 'lina' }).click()
  await expect(page).toHaveURL(`/user/${lina?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: "lina's Profile" })).toBeVisible()
  const main = page.getByRole('main')
  for (const words of ['Family Member', 'Total Points', 'Day Streak', 'Completed Tasks', 'Completion Rate', 'Tasks']) {
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByText(/^Rank #\d+$/)).toBeVisible()
  await expect(main.getByRole('link', { name: /./ }).filter({ hasNot: page.getByText('Next') })).toHaveCount(0)
  await expect(main.getByText('Points history')).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Change picture' })).toHaveCount(0)
})

test("in a member's points history administrators follow links to the task’s administration page @once", async ({
  page,
}) => {
  await signIn(page.request, administrator)
  const users = (await (await page.request.get('/api/users')).json()) as { id: string; username: string }[]
  const noah = users.find(({ username }) => username === 'noah')
  await page.goto(`/user/${noah?.id}`)
  const link = page.getByRole('table', { name: 'Points history' }).getByRole('link').first()
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect(page).toHaveURL(/\/admin\/tasks\/[0-9a-f-]+$/)
})

test('the chart and the calendar have text alternatives, and the calendar’s labels and the separators their place @once', async ({
  page,
}) => {
  await signIn(page.request, 'noah')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await expect(page.getByText(/^\w{3} \d+ to \w{3} \d+: \d+ points? \(This week\)$/)).toHaveCount(1)
  const calendar = page.getByRole('table', { name: 'Active days' })
  await expect(calendar.getByRole('columnheader', { name: /^Week of / })).toHaveCount(12)
  await expect(calendar.getByRole('rowheader', { name: 'Monday' })).toHaveCount(1)
  expect(await calendar.getByText(/: \d+ tasks? completed$/).count()).toBeGreaterThanOrEqual(23)

  const monday = calendar.getByRole('row').filter({ hasText: 'Mon' })
  const label = await monday.getByText('Mon', { exact: true }).boundingBox()
  const first = await monday.getByRole('cell').first().boundingBox()
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThan(first?.x ?? 0)
  const task = page.getByRole('listitem').filter({ has: page.locator('a[href^="/task-submission/"]') })
  await expect(task.first()).toHaveCSS('border-radius', '0px')
})

test('the cards of the directory have equal heights', async ({ page }) => {
  await signIn(page.request, 'noah')
  for (const width of test.info().project.name === 'phone' ? [360, 390] : [1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/users')
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
    expect(new Set(heights).size, heights.join()).toBe(1)
  }
})

// The viewer's profile is the same at /user/{id}.
const screens = ['/leaderboard', '/users', '/profile', '/user/nobody']

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByText('Loading...')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test("axe reports no violations on the members' screens in either theme @once", async ({ page }) => {
  await signIn(page.request, 'lina')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const path of screens) {
    await open(page, path)
    await expectReadable(page)
  }
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change picture' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectReadable(page)
})
