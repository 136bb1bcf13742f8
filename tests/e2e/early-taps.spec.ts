import { expect, hold, signIn, test } from './fixtures'

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
