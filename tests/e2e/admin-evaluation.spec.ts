import { servers } from '../harness/servers'
import { administer, expectAccessible, widthBeyond } from './administration'
import { expect, test } from './fixtures'

const path = '/admin/evaluation'

test('@once an administrator sees the configured evaluator and tries the model on the example', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await administer(page, path)
  await expect(page.getByRole('heading', { level: 1, name: 'Evaluation' })).toBeVisible()
  // The agreement list below shows the same evaluator once there are decisions.
  await expect(page.getByRole('heading', { name: 'Who evaluates' }).locator('+ p')).toHaveText('fake')
  await expect(page.getByRole('heading', { name: 'Agreement with your decisions' })).toBeVisible()

  await page.getByRole('button', { name: 'Try it on one example' }).click()
  await expect(page.getByText(/^fake, version model-5 · Answered in \d+\.\d s\.$/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'What was looked for' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  expect(await widthBeyond(page)).toBe(0)
})

test('@once without a model the built-in evaluator is shown and can be tried', async ({ page }) => {
  await administer(page, path, servers.rules)
  await expect(page.getByText('Built-in evaluator', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try it on one example' }).click()
  await expect(page.getByText(/^Built-in evaluator, version rules-\d+ · Answered in/)).toBeVisible()
})
