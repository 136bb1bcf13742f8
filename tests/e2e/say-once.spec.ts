import { administer, newMember, server } from './administration'
import { expect, familyDay, test } from './fixtures'
import { path } from './recurring'

test('a pause that somebody else deleted is said once not to be there @once', async ({ page }) => {
  await administer(page, path)
  const { id } = await newMember(page)
  const name = `Camp ${Math.random()}`
  const data = { memberId: id, from: familyDay(2), to: familyDay(3), name }
  const made = await page.request.post(`${server}/api/admin/pauses`, { data })
  const pause = (await made.json()) as { id: string }
  await page.reload()
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('alertdialog')
  expect((await page.request.delete(`${server}/api/admin/pauses/${pause.id}`)).ok()).toBe(true)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText('There is no such pause')).toBeInViewport()
  await expect(page.getByText('There is no such pause')).toHaveCount(1)

  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('There is no such pause')).toBeHidden()
})

test('what is wrong with an address is said once, at its field @once', async ({ page }) => {
  await administer(page, '/admin/emails')
  const to = page.getByLabel('To (Recipient Email)')
  await expect(page.getByLabel('From (Sender)')).not.toHaveValue('')
  await to.fill('emma@nowhere')
  await page.getByLabel('Subject').fill('Bravo')
  await page.getByLabel('Message Content').fill('What a week!')
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error: What needs a change is marked.' })).toBeInViewport()
  await expect(to).toBeFocused()
  const reason = await to.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
  expect(reason.trim()).not.toBe('')
  await expect(page.getByText(reason.trim())).toHaveCount(1)
  await expect(page.getByText(reason.trim())).toBeInViewport()
})
