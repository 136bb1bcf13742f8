import { administrator, expect, hold, signIn, test } from './fixtures'

const scripts = '**/_next/static/**/*.js*'

test('a tap before the script has arrived shows at once, and presses the button afterwards @once', async ({ page }) => {
  await signIn(page.request, 'lina')
  const arrive = await hold(page, scripts)
  await page.goto('/profile', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Change password' })
  await button.click()
  await button.click()
  await expect(page.locator('[data-early]')).toHaveCount(1)
  arrive()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[data-early]')).toHaveCount(0)
})

test('a tap that waits for the script of a dialog is answered by a line at the top @once', async ({ page }) => {
  await signIn(page.request, 'lina')
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  await page.goto('/profile', { waitUntil: 'networkidle' })
  const arrive = await hold(page, scripts)
  await page.getByRole('button', { name: 'Change password' }).click()
  const line = () => page.evaluate(() => getComputedStyle(document.body, '::before').height)
  await expect.poll(line).toBe('4px')
  arrive()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await line()).toBe('auto')
})

test('what is chosen before the script has arrived is chosen @once', async ({ page }) => {
  await signIn(page.request, administrator)
  const arrive = await hold(page, scripts)
  await page.goto('/admin/tasks', { waitUntil: 'commit' })
  const rows = page.locator('tbody').getByRole('checkbox')
  await rows.first().check()
  await rows.nth(1).check()
  await rows.nth(1).uncheck()
  arrive()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(rows.first()).toBeChecked()
  await expect(rows.nth(1)).not.toBeChecked()

  const arriveAgain = await hold(page, scripts)
  await page.goto('/admin/recurring-tasks', { waitUntil: 'commit' })
  const interval = page.getByLabel('Interval Type')
  await interval.selectOption({ label: 'Weekly' })
  arriveAgain()
  await expect(page.getByText('every week')).toBeVisible()
  await expect(interval.locator('option:checked')).toHaveText('Weekly')
})

test('a menu that is tapped before the script has arrived opens @once', async ({ page }) => {
  await signIn(page.request, administrator)
  const arrive = await hold(page, scripts)
  await page.goto('/admin/users', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Actions for lina' }).click()
  arrive()
  await expect(page.getByRole('menu')).toBeVisible()
})
