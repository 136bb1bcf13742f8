import { server } from './administration'
import { administrator, expect, signIn, test } from './fixtures'

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
