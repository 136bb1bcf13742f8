import type { Page } from '@playwright/test'
import { newMember, untilStill } from './administration'
import { administrator, expect, familyDay, giveTask, spareMember, signIn, test } from './fixtures'

test("the dashboard shows a member's progress @once", async ({ page }) => {
  const noah = await signIn(page.request, 'noah')
  const [profile, accepted, tasks] = await Promise.all(
    ['users/profile', `users/${noah.id}/accepted-tasks-count`, 'tasks'].map(async (path) =>
      (await page.request.get(`/api/${path}`)).json(),
    ),
  )
  await page.goto('/dashboard')
  for (const text of ['My Progress', 'Performance Summary', "Today's Tasks", 'Daily Assignments']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByText(`+${profile.points_this_month} points this month`)).toBeVisible()
  await expect(page.getByText(`${accepted.acceptedCount} tasks completed`)).toBeVisible()
  await expect(page.getByText(/^\d+% completion rate$/)).toBeVisible()
  await expect(page.getByText('23 days').first()).toBeVisible()
  await expect(page.getByText('You earned a bonus! +100 points', { exact: true })).toBeVisible()
  const today = (tasks as { date: string; status: string }[]).filter((task) => task.date === familyDay())
  const done = today.filter((task) => task.status === 'accepted').length
  await expect(page.getByText(`Tasks scheduled for today: ${today.length} • Completed: ${done}`)).toBeVisible()
  await expect(page.getByText(`${Math.round((done / today.length) * 100)}% Complete`)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Total Points' })).toHaveAttribute('aria-valuenow', /.+/)
  await expect(page.getByRole('link', { name: 'View Submission' }).first()).toBeVisible()
})

test('the streak tile shows how far away the bonus is, its bar on hover, and on keyboard focus even when that scrolls the page @once', async ({
  page,
}) => {
  await signIn(page.request, 'lina')
  await page.goto('/dashboard')
  await expect(page.getByText('5 more days for bonus', { exact: true })).toBeVisible()
  await page.getByRole('progressbar', { name: 'Current Streak' }).hover()
  const tooltip = page.getByRole('tooltip', { name: '5 more days for bonus' })
  await expect(tooltip).toBeVisible()

  await page.mouse.move(0, 0)
  await page.setViewportSize({ width: 1280, height: 360 })
  await expect(page.getByText('Loading...')).toBeHidden()
  await expect(tooltip).toHaveCount(0)
  const streak = page.getByRole('group', { name: '5 more days for bonus' })
  await page.getByRole('main').getByRole('link').last().focus()
  await page.evaluate(() => scrollTo(0, 0))
  while (!(await streak.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(tooltip).toBeVisible()
  await untilStill(page)
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

test('the tasks list has its tabs, search, sort order and rows @once', async ({ page }) => {
  await signIn(page.request, 'noah')
  await page.goto('/dashboard/tasks')
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
  await expect(page.getByText('Today is:')).toBeVisible()
  await expect(page.getByText('View and manage your assigned tasks')).toBeVisible()
  await expect(page.getByRole('tab', { name: /Upcoming/ })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: /Past/ }).click()
  await expect(page).toHaveURL(/tab=past/)
  await expect(page.getByText(/^Showing \d+ tasks$/)).toBeVisible()
  await page.getByRole('button', { name: 'Sort by date: Newest first' }).click()
  await expect(page.getByRole('button', { name: 'Sort by date: Oldest first' })).toBeVisible()

  await page.getByPlaceholder('Search tasks...').fill('DRINK')
  await expect(page).toHaveURL(/q=DRINK/)
  await expect(page.getByText('Explain how plants drink').first()).toBeVisible()
  await page.getByPlaceholder('Search tasks...').fill('100%_no such thing')
  await expect(page.getByText('No matching tasks found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms or clear the search')).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/dashboard/tasks?tab=past&sort=oldest')
  await expect(page.getByPlaceholder('Search tasks...')).toHaveValue('')
})

test('a slow tab shows that it is loading @once', async ({ page }) => {
  await signIn(page.request, 'noah')
  await page.goto('/dashboard/tasks')
  await expect(page.getByText('Loading...')).toBeHidden()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/tab=past/, async (route) => {
    await answered
    await route.continue()
  })
  const tab = page.getByRole('tab', { name: /Past/ })
  await tab.click()
  await expect(tab.locator('.animate-pending')).toBeVisible()
  await expect(page.getByRole('tab', { name: /Today/ }).locator('.animate-pending')).toHaveCount(0)
  answer()
  await expect(page).toHaveURL(/tab=past/)
  await expect(tab.locator('.animate-pending')).toHaveCount(0)
})

test('the tasks list fits 320 px, which is 1280 px at 400 % zoom @once', async ({ page }) => {
  await signIn(page.request, 'noah')
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/dashboard/tasks?tab=past')
  await expect(page.getByText(/^Showing \d+ tasks$/)).toBeVisible()
  const right = async (locator: ReturnType<Page['locator']>) =>
    locator.evaluate((element) => element.getBoundingClientRect().right)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const tabs = page.getByRole('tablist', { name: 'Tasks' })
  expect(await right(tabs.getByRole('tab').last().locator('span'))).toBeLessThanOrEqual(await right(tabs))
  expect(await right(page.getByRole('button', { name: /^Sort by date/ }))).toBeLessThanOrEqual(
    await right(page.getByRole('table', { name: 'Your Tasks' })),
  )
})

test('each tab has a message for its empty state @once', async ({ page }) => {
  await signIn(page.request, administrator)
  const { username } = await newMember(page, undefined, '')
  await signIn(page.request, username)
  for (const [tab, message] of [
    ['upcoming', 'No upcoming tasks found'],
    ['today', 'No tasks scheduled for today'],
    ['past', 'No past tasks found'],
  ]) {
    await page.goto(`/dashboard/tasks?tab=${tab}`)
    await expect(page.getByText(message ?? '')).toBeVisible()
    await expect(
      page.getByText('No tasks were found for this time period. Check back later or contact an admin.'),
    ).toBeVisible()
  }
  await page.goto('/dashboard')
  await expect(page.getByText('All Clear!')).toBeVisible()
  await expect(page.getByText("You don't have any tasks scheduled for today. Enjoy your free time!")).toBeVisible()
})

test('a task row opens its task @once', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const { project, retry } = test.info()
  const title = `Row ${project.name} ${retry}`
  const id = await giveTask(page, member.id, { title, date: familyDay(3) })
  await page.goto('/dashboard/tasks')
  await page.getByPlaceholder('Search tasks...').fill(title)
  await page.getByRole('row').filter({ hasText: title }).click()
  await expect(page).toHaveURL(`/task-submission/${id}`)
})
