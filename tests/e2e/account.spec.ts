import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { appCode } from '../fixtures/second-factor'
import { expectAccessible, expectNoSidewaysScroll } from './administration'
import { administrator, demoPassword, expect, signIn, test } from './fixtures'

test.describe.configure({ mode: 'serial' })

// A dedicated server: these tests change how the demo family signs in.
let server: OwnServer
test.beforeAll(async () => {
  server = await takeOwnServer()
})
test.afterAll(async () => {
  await server.stop()
})
// Failed sign-ins of one test must not throttle the next.
test.beforeEach(async () => {
  await server.database.query('DELETE FROM "LoginThrottle"')
})

async function openProfile(page: Page, username: string, password = demoPassword) {
  await signIn(page.request, username, server.address, password)
  await page.goto(`${server.address}/profile`)
  return page.getByRole('region', { name: 'Password' })
}

/** Opens another browser context with a session of the same user. */
async function otherBrowser(browser: Browser, username: string) {
  const context = await browser.newContext()
  await signIn(context.request, username, server.address)
  const isIn = async () => (await context.request.get(`${server.address}/api/users/profile`)).status() === 200
  expect(await isIn()).toBe(true)
  return { isIn, close: () => context.close() }
}

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

test('users see their own recent sign-ins, including failed ones @once', async ({ page, consoleErrors }) => {
  await page.request.post(`${server.address}/api/auth/login`, { data: { username: 'noah', password: 'not it' } })
  await openProfile(page, 'noah')
  const recent = page.getByRole('region', { name: 'Your last sign-ins' })
  await expect(recent.getByRole('listitem').first()).toContainText('from this computer')
  await expect(recent.getByText('1 failed attempt to sign in as you in the last seven days.')).toBeVisible()
  await expectAccessible(page)
  expect(consoleErrors).toEqual([])
})

/** Fills in the login form; enters a code only if one is given. */
async function logIn(page: Page, code?: string) {
  await page.getByLabel('Username').fill(administrator)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Enter the code from your authenticator app to sign in.')).toBeVisible()
  if (code) await enterCode(page, code)
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function leave(page: Page) {
  await page.context().clearCookies()
  await page.goto(`${server.address}/login`)
}

let codes: string[] = []

/** The browser logs each 401 to the console; nothing else may be logged. */
function expectOnlyErrorStatuses(consoleErrors: string[]) {
  for (const error of consoleErrors.splice(0)) expect(error).toContain('401')
}

test('an administrator enables the second factor and saves the recovery codes @once', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const other = await otherBrowser(browser, administrator)
  await openProfile(page, administrator)
  const row = page.getByRole('region', { name: 'Two-step sign-in' })
  await expect(row.getByText('Off', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Switch On' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('not it')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await dialog.getByLabel('Current password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const code = dialog.getByLabel('Code from the app')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('000000')
  await dialog.getByRole('button', { name: 'Switch On' }).click()
  await expect(dialog.getByText('This code is wrong or was already used')).toBeVisible()
  const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  const usedAt = Date.now()
  await code.fill(appCode(key, new Date(usedAt)))
  await dialog.getByRole('button', { name: 'Switch On' }).click()

  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  codes = await dialog.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('laurel-recovery-codes.txt')
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n').slice(2)).toEqual(codes)
  await dialog.getByRole('button', { name: 'I’ve Saved Them' }).click()
  await expect(row.getByText('On', { exact: true })).toBeVisible()
  await expect(row.getByText('10 unused recovery codes')).toBeVisible()
  expect(await other.isIn()).toBe(false)
  await other.close()

  await test.step('an authenticator code signs in', async () => {
    await leave(page)
    await logIn(page)
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await expectAccessible(page)
    // The next time step's code, in case the current one has been used.
    const next = appCode(key, new Date(Math.max(usedAt + 30_000, Date.now())))
    await enterCode(page, next)
    await expect(page).toHaveURL(`${server.address}/dashboard`)
  })
  expectOnlyErrorStatuses(consoleErrors)
})

test('a wrong code is rejected, and a recovery code signs in once @once', async ({ page, consoleErrors }) => {
  const [first = '', second = ''] = codes
  await leave(page)
  await page.getByLabel('Username').fill(administrator)
  await page.getByLabel('Password').fill('not it')
  await page.getByRole('button', { name: 'Sign In' }).click()
  // A wrong password must not reveal that a second factor is enabled.
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong username or password' })).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0)

  await logIn(page, '000000')
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'This code is wrong or was already used' })).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue(demoPassword)
  await page.getByRole('button', { name: 'Type a recovery code' }).click()
  await enterCode(page, first.toLowerCase())
  await expect(page).toHaveURL(`${server.address}/dashboard`)

  const request = (code?: string) =>
    page.request.post(`${server.address}/api/auth/login`, {
      data: { username: administrator, password: demoPassword, code },
    })
  const again = await request(first)
  expect([again.status(), await again.json()]).toEqual([401, expect.objectContaining({ needsCode: true })])
  expect(again.headers()['set-cookie']).toBeUndefined()
  expect((await request(second)).status()).toBe(200)
  expectOnlyErrorStatuses(consoleErrors)
})

test('new recovery codes replace the old ones, and the second factor can be disabled @once', async ({ page }) => {
  await page.request.post(`${server.address}/api/auth/login`, {
    data: { username: administrator, password: demoPassword, code: codes[2] },
  })
  await page.goto(`${server.address}/profile`)
  const row = page.getByRole('region', { name: 'Two-step sign-in' })
  const dialog = page.getByRole('dialog')
  await expect(row.getByText('7 unused recovery codes')).toBeVisible()
  await row.getByRole('button', { name: 'New Recovery Codes' }).click()
  await dialog.getByLabel('Code from the app, or a recovery code').fill(codes[3] ?? '')
  await dialog.getByRole('button', { name: 'Make New Codes' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const renewed = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: 'I’ve Saved Them' }).click()

  const off = page.getByRole('alertdialog')
  await row.getByRole('button', { name: 'Switch Off' }).click()
  await expect(off).toBeVisible()
  await expectAccessible(page)
  await off.getByLabel('Current password').fill(demoPassword)
  await off.getByLabel('Code from the app, or a recovery code').fill(codes[4] ?? '')
  await off.getByRole('button', { name: 'Switch Off' }).click()
  await expect(off.getByText('This code is wrong or was already used')).toBeVisible()
  await off.getByLabel('Code from the app, or a recovery code').fill(renewed[0] ?? '')
  await off.getByRole('button', { name: 'Switch Off' }).click()
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible()
  await expect(row.getByText('Off', { exact: true })).toBeVisible()
  await signIn(page.request, administrator, server.address)
})

test('an administrator reads the sign-in log @once', async ({ page }) => {
  await page.request.post(`${server.address}/api/auth/login`, { data: { username: 'no such person', password: 'x' } })
  await signIn(page.request, administrator, server.address)
  await page.goto(`${server.address}/admin/users`)
  await page.getByRole('link', { name: 'Sign-in log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-ins' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Sign-ins' })
  await expect(table.getByRole('cell', { name: 'Unknown account' }).first()).toBeVisible()
  await expect(table.getByRole('link', { name: administrator }).first()).toHaveAttribute('href', /^\/users\//)
  await expect(table.getByText('Asked for code').first()).toBeVisible()
  await expect(page.getByText('no such person')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Wrong code' }).click()
  await expect(page).toHaveURL(/outcome=wrong_code/)
  await expect(table.getByText('Signed in')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
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
