import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { appCode } from '../fixtures/second-factor'
import { server, startServer, stopServer, forgetFailedSignIns, openProfile, otherBrowser } from './account'
import { expectAccessible, expectNoSidewaysScroll } from './administration'
import { administrator, demoPassword, expect, signIn, test } from './fixtures'

test.describe.configure({ mode: 'serial' })

test.beforeAll(startServer)
test.afterAll(stopServer)

test.beforeEach(forgetFailedSignIns)

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
