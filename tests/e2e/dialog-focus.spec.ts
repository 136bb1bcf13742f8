import type { Page } from '@playwright/test'
import { server } from './administration'
import { administrator, expect, familyDay, routeActions, signIn, test } from './fixtures'

test.use({ baseURL: server })

/** Dialogs whose scripts are not part of their screens', with the button that opens each. */
const dialogs = [
  ['/admin/rewards', 'Add reward'],
  ['/admin/recurring-tasks', 'Add a pause'],
  ['/profile', 'Change picture'],
  ['/profile', 'Change Password'],
  ['/profile', 'Switch On'],
] as const

test('a dialog takes the focus the first time it opens, and returns it to its button @once', async ({ page }) => {
  await signIn(page.request, administrator)
  for (const [screen, name] of dialogs) {
    await page.goto(screen)
    const opener = page.getByRole('button', { name, exact: true })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const hasFocus = () => dialog.evaluate((node) => node.contains(document.activeElement))
    await expect.poll(hasFocus, `${name} on ${screen}`).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener, `${name} on ${screen}`).toBeFocused()
  }
})

/** Replaces CloseWatcher, so that `goBack` can do what Android's Back button does: close the newest, else leave. */
async function watchCloseRequests(page: Page) {
  await page.addInitScript(() => {
    type Watcher = { onclose: () => void }
    const active: Watcher[] = []
    class RecordedWatcher {
      onclose = () => {}
      constructor() {
        active.push(this)
      }
      destroy() {
        active.splice(active.indexOf(this), 1)
      }
    }
    const goBack = () => {
      const watcher = active.pop()
      watcher?.onclose()
      return watcher ? 'closes' : 'leaves'
    }
    Object.assign(window, { CloseWatcher: RecordedWatcher, goBack })
  })
}

const goBack = (page: Page) => page.evaluate(() => (window as unknown as { goBack: () => string }).goBack())

test('a close request of the browser closes the topmost layer alone, and stays on the screen @once', async ({
  page,
}) => {
  await watchCloseRequests(page)
  await signIn(page.request, administrator)
  await page.goto('/admin/recurring-tasks')
  const opener = page.getByRole('button', { name: 'Add a pause', exact: true })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Who has a break').selectOption('member')
  const member = dialog.getByRole('combobox', { name: 'Member', exact: true })
  await member.click()
  await expect(member).toHaveAttribute('aria-expanded', 'true')
  expect(await goBack(page)).toBe('closes')
  await expect(member).toHaveAttribute('aria-expanded', 'false')
  await expect(dialog).toBeVisible()
  await expect.poll(() => goBack(page)).toBe('closes')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await goBack(page)).toBe('leaves')
  expect(page.url()).toContain('/admin/recurring-tasks')

  await page.goto('/admin/users')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await goBack(page)).toBe('closes')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('a dialog that refuses to close asks for the next close request too @once', async ({ page, consoleErrors }) => {
  await watchCloseRequests(page)
  await signIn(page.request, administrator)
  await page.goto('/admin/recurring-tasks')
  await page.getByRole('button', { name: 'Add a pause', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Close requests')
  await dialog.getByLabel('Last day').fill(familyDay(1))
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await routeActions(page, async (route) => {
    await isAnswered
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Add a pause' }).click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  for (let request = 0; request < 2; request++) await expect.poll(() => goBack(page)).toBe('closes')
  await expect(dialog).toBeVisible()
  answer()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  await expect.poll(() => goBack(page)).toBe('closes')
  await expect(dialog).toHaveCount(0)
  // The browser reports the action that was aborted.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('ERR_FAILED')))
})

test('the menu of narrow screens answers close requests by itself @once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page.request, administrator)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  // Browsers that know close requests let any modal <dialog> answer them.
  await menu.evaluate((dialog) => {
    if (!(dialog instanceof HTMLDialogElement && dialog.matches(':modal'))) throw new Error('not a modal dialog')
    dialog.requestClose()
  })
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
})
