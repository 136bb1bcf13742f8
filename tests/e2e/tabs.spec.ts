import type { BrowserContext, Page } from '@playwright/test'
import { expect, familyDay, giveTask, signIn, spareMember, test } from './fixtures'

/** The unsaved solutions of all members in this browser's storage. */
const keptTexts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('laurel:solution:')))

const isPhone = () => test.info().project.name === 'phone'

async function logOut(page: Page) {
  if (isPhone()) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

async function logIn(page: Page, username: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill('laurel-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
}

/** Opens two tabs of one browser with these screens, one after the other, both signed in as lina. */
async function twoTabs(page: Page, ...screens: string[]) {
  await signIn(page.request, 'lina')
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    for (const screen of screens) await tab.goto(screen)
  }
  await expect(other.getByText('Loading...')).toBeHidden()
  return other
}

const nameIn = (page: Page, username: string) => page.locator('body').getByText(username, { exact: true }).first()

test.describe('with the frames of the links in view', () => {
  test.use({ linksInView: 'fetch' })

  test('signing out in one tab leads every tab to the login screen, and going back does not return @once', async ({
    page,
  }) => {
    const other = await twoTabs(page, '/dashboard/tasks', '/dashboard')
    // By a link, so that the previous page is in this tab's memory.
    if (!isPhone()) {
      for (const tab of [page, other]) {
        await tab.locator('aside').getByRole('link', { name: 'Leaderboard' }).click()
        await expect(tab).toHaveURL('/leaderboard')
      }
    }
    await logOut(page)
    await expect(page.getByText('You have been logged out successfully')).toBeVisible()
    await expect(other).toHaveURL('/login')
    for (const tab of [page, other]) {
      await tab.goBack()
      await expect(tab).toHaveURL(/\/login/)
      await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible()
    }
  })

  test('after another user signs in, every tab is theirs @once', async ({ page }) => {
    const other = await twoTabs(page, '/dashboard/tasks', '/dashboard')
    await logOut(page)
    await expect(other).toHaveURL('/login')
    await logIn(page, 'noah')
    await expect(other).toHaveURL('/dashboard')
    for (const tab of [page, other]) {
      await expect(nameIn(tab, 'noah')).toBeAttached()
      await expect(nameIn(tab, 'lina')).toHaveCount(0)
      await tab.goBack()
      await expect(nameIn(tab, 'noah')).toBeAttached()
      await expect(nameIn(tab, 'lina')).toHaveCount(0)
    }
  })
})

/** Each disables one channel through which a tab hears from the others. */
const silences: Record<string, () => void> = {
  'the channel': () => Reflect.deleteProperty(window, 'BroadcastChannel'),
  'every message': () => {
    Reflect.deleteProperty(window, 'BroadcastChannel')
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
  },
}

for (const [missing, silence] of Object.entries(silences)) {
  test(`without ${missing} a tab still notices, at the latest when it becomes visible @once`, async ({ page }) => {
    await page.context().addInitScript(silence)
    const other = await twoTabs(page, '/dashboard')
    const lookAt = () => other.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => null)
    await logOut(page)
    await expect(page).toHaveURL(/\/login/)
    if (missing === 'every message') await lookAt()
    await expect(other).toHaveURL('/login')
    await logIn(page, 'noah')
    if (missing === 'every message') await lookAt()
    await expect(other).toHaveURL('/dashboard')
    await expect(nameIn(other, 'noah')).toBeAttached()
  })
}

/** Writes a text whose automatic save is never answered. */
async function writeUnsaved(page: Page, taskId: string, text: string) {
  await page.route('**/api/tasks/save-draft', () => undefined)
  await page.goto(`/task-submission/${taskId}`)
  await page.getByRole('textbox').fill(text)
  await expect.poll(() => keptTexts(page)).toHaveLength(1)
}

async function responseOf(context: BrowserContext, taskId: string) {
  const task = (await (await context.request.get(`/api/tasks/${taskId}`)).json()) as Record<string, unknown>
  return JSON.stringify(task)
}

test('unsaved text is saved before signing out, and removed from the device @once', async ({ page }) => {
  const user = await signIn(page.request, spareMember())
  const taskId = await giveTask(page, user.id, { title: `Half written ${test.info().project.name}` })
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await writeUnsaved(page, taskId, 'The beginning of a story about our garden.')
  // In the tab without unsaved text: unsaved text in the other tab must not block it either.
  await logOut(other)
  await expect(other).toHaveURL(/\/login/)
  await expect(page).toHaveURL('/login')
  expect(await keptTexts(page)).toEqual([])
  await signIn(page.request, spareMember())
  expect(await responseOf(page.context(), taskId)).toContain('The beginning of a story about our garden.')
})

test('text that cannot be saved is discarded only after a confirmation', async ({ page, consoleErrors }) => {
  const user = await signIn(page.request, spareMember())
  const taskId = await giveTask(page, user.id, { title: `Cannot be saved ${test.info().project.name}` })
  await writeUnsaved(page, taskId, 'A text that the server will not take.')
  await page.route('**/api/tasks/save-draft', (route) => route.abort())
  await logOut(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('We could not save what you wrote for one task.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await keptTexts(page)).toHaveLength(1)
  await logOut(page)
  await dialog.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await keptTexts(page)).toEqual([])
  consoleErrors.splice(0)
})

test('unsaved texts are kept when a session expires, and removed when another user signs in @once', async ({
  page,
}) => {
  const user = await signIn(page.request, spareMember())
  const taskId = await giveTask(page, user.id, { title: `Ended ${test.info().project.name}`, date: familyDay() })
  await writeUnsaved(page, taskId, 'Written while the session ended.')
  await page.context().clearCookies({ name: 'next-auth.session-token' })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await keptTexts(page)).toHaveLength(1)
  await signIn(page.request, spareMember())
  await page.goto(`/task-submission/${taskId}`)
  await expect(page.getByRole('textbox')).toHaveValue('Written while the session ended.')
  await signIn(page.request, 'noah')
  await page.goto('/dashboard')
  await expect.poll(() => keptTexts(page)).toEqual([])
})

test('after the session has ended, an attempt to save leads to signing in again @once', async ({
  page,
  consoleErrors,
}) => {
  const user = await signIn(page.request, spareMember())
  const description = Array.from({ length: 40 }, (_, line) => `Line ${line}.`).join('\n')
  const taskId = await giveTask(page, user.id, { title: `Attempt ${test.info().project.name}`, description })
  await page.goto(`/task-submission/${taskId}`)
  await page.getByRole('textbox').fill('I read all of the lines.')
  await page.context().clearCookies({ name: 'next-auth.session-token' })
  const link = page.getByRole('link', { name: 'Sign in again' })
  for (const name of ['Save Draft', 'Submit Solution']) {
    await page.getByRole('textbox').focus()
    await page.getByRole('button', { name }).click()
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  }
  await expect(page.getByRole('textbox')).toHaveValue('I read all of the lines.')
  consoleErrors.splice(0)
})
