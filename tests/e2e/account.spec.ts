import type { Page } from '@playwright/test'
import { server, startServer, stopServer, forgetFailedSignIns, openProfile, otherBrowser } from './account'
import { expectAccessible, expectNoSidewaysScroll } from './administration'
import { administrator, demoPassword, expect, signIn, test } from './fixtures'

test.describe.configure({ mode: 'serial' })

test.beforeAll(startServer)
test.afterAll(stopServer)

test.beforeEach(forgetFailedSignIns)

test("changing the password ends the member's other sessions and keeps the current one @once", async ({
  page,
  browser,
}) => {
  const other = await otherBrowser(browser, 'lina')
  const row = await openProfile(page, 'lina')
  await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toHaveCount(0)
  await row.getByRole('button', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Change Password' })
  const [current, wanted, again] = ['Current password', 'New password', 'New password again'].map((name) =>
    dialog.getByLabel(name, { exact: true }),
  ) as [ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>]
  // The form is loaded when it is opened.
  await expect(again).toBeVisible()
  await expectAccessible(page)

  await current.fill('not it at all')
  await wanted.fill('short')
  await again.fill('other')
  await submit.click()
  await expect(dialog.getByText('A password has at least 8 characters')).toBeVisible()
  await expect(dialog.getByText('The two new passwords differ')).toBeVisible()
  await expect(wanted).toBeFocused()
  await expect(current).toHaveValue('not it at all')

  await wanted.fill('a password of my own')
  await again.fill('a password of my own')
  await submit.click()
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await expect(current).toBeFocused()
  await expect(wanted).toHaveValue('a password of my own')
  expect(await other.isIn()).toBe(true)

  await current.fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await other.isIn()).toBe(false)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await signIn(page.request, 'lina', server.address, 'a password of my own')
  await other.close()
})

test('the switch for easy reading stays where it is, although the page above it grows @once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openProfile(page, 'noah')
  const easy = page.getByRole('checkbox', { name: 'Wider letters and lines' })
  await easy.scrollIntoViewIfNeeded()
  const place = async () => Math.round((await easy.boundingBox())?.y ?? 0)
  const before = await place()
  await easy.check()
  await expect(page.locator('html')).toHaveAttribute('data-reading', 'easy')
  await expect(easy).toBeInViewport()
  // The notice above the content moves it down for a moment.
  await expect(page.locator('html')).not.toHaveAttribute('style', /notice-space/, { timeout: 10_000 })
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3)
  await easy.uncheck()
  await expect(page.locator('html')).not.toHaveAttribute('data-reading')
})

test('a wrong password is said once, and no longer once the address is made @once', async ({ page }) => {
  await openProfile(page, 'noah')
  await server.database.query('DELETE FROM "SessionProof"')
  await page.getByRole('button', { name: 'Make address: My tasks' }).click()
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  const password = proof.getByLabel('Password of noah')
  await password.fill('not it')
  await page.keyboard.press('Enter')
  const wrong = page.getByText('This is not your current password')
  await expect(proof.getByText('This is not your current password')).toBeVisible()
  await expect(password).toBeFocused()
  // A notice would take a moment to be shown.
  await page.waitForTimeout(300)
  await expect(wrong).toHaveCount(1)
  await password.fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your calendar address')).toBeVisible()
  await expect(wrong).toHaveCount(0)
})

test('users see their own recent sign-ins, including failed ones @once', async ({ page, consoleErrors }) => {
  await page.request.post(`${server.address}/api/auth/login`, { data: { username: 'noah', password: 'not it' } })
  await openProfile(page, 'noah')
  const recent = page.getByRole('region', { name: 'Your last sign-ins' })
  await expect(recent.getByRole('listitem').first()).toContainText('from this computer')
  await expect(recent.getByText('1 failed attempt to sign in as you in the last seven days.')).toBeVisible()
  await expectAccessible(page)
  expect(consoleErrors).toEqual([])
})

test('a session without a recent proof asks for the password in place and then continues @once', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow() // checks the accessibility of several screens
  await signIn(page.request, administrator, server.address)
  await page.goto(`${server.address}/admin/users`)
  await server.database.query('DELETE FROM "SessionProof"')
  await page.getByRole('button', { name: 'Add New User' }).click()
  const form = page.getByRole('dialog', { name: 'Add New User' })
  await form.getByLabel('Username').fill('Robin')
  await form.getByLabel('Password').fill(demoPassword)
  await form.getByLabel('Administrator').check()
  await form.getByRole('button', { name: 'Create' }).click()

  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  const password = proof.getByLabel(`Password of ${administrator}`)
  await expect(password).toBeFocused()
  await expect(proof.getByLabel('Code')).toHaveCount(0)
  await expectAccessible(page)
  await password.fill('not it')
  await page.keyboard.press('Enter')
  await expect(proof.getByText('This is not your current password')).toBeVisible()
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByLabel('Username')).toHaveValue('Robin')
  await form.getByRole('button', { name: 'Create' }).click()
  await password.fill(demoPassword)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('User created')).toBeVisible()
  await expect(proof).toBeHidden()
  await expect(form).toBeHidden()

  await test.step('the activity log records the change', async () => {
    await page.getByRole('link', { name: 'Activity log' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    const log = page.getByRole('list', { name: 'Activity' })
    await expect(log.getByText(`${administrator} added Robin as an administrator.`)).toBeVisible()
    // Other tests also enter wrong passwords.
    const wrong = log.getByText(`A wrong password or code was entered in a session of ${administrator}.`)
    await expect(wrong.first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('another administrator is notified on the dashboard', async () => {
    const context = await browser.newContext()
    await server.database.query(`UPDATE "User" SET "isAdmin" = true WHERE "username" = 'noah'`)
    await signIn(context.request, 'noah', server.address)
    const other = await context.newPage()
    await other.goto(`${server.address}/dashboard`)
    await expect(other.getByText('Robin became an administrator')).toBeVisible()
    await expectNoSidewaysScroll(other)
    await server.database.query(`UPDATE "User" SET "isAdmin" = false WHERE "username" = 'noah'`)
    await context.close()
  })

  await test.step('administrators cannot delete themselves or set their own password there', async () => {
    await page.goto(`${server.address}/admin/users?q=${administrator}`)
    await page.getByRole('button', { name: `Actions for ${administrator}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit User' })
    await expect(edit.getByLabel('New password')).toHaveCount(0)
    await expect(edit.getByLabel('Administrator')).toHaveCount(0)
    await expect(edit.getByRole('link', { name: 'To My Profile' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('creating a token requires a proof', async () => {
    await page.goto(`${server.address}/profile`)
    await server.database.query('DELETE FROM "SessionProof"')
    await page.getByRole('button', { name: 'New token' }).click()
    await page.getByLabel('Name').fill('Clock')
    await page.getByRole('button', { name: 'Create token' }).click()
    await password.fill(demoPassword)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('textbox', { name: 'Token Clock' })).toBeVisible()
  })
  expect(consoleErrors).toEqual([])
})
