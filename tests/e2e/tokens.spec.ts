import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, newMember, server } from './administration'
import { administrator, expect, signIn, test } from './fixtures'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Creates a member and signs the page in as that member. */
async function member(page: Page) {
  await signIn(page.request, administrator, server)
  const made = await newMember(page)
  await signIn(page.request, made.username, server)
  return made
}

const card = (page: Page) => page.getByRole('region', { name: 'Access tokens' })

/** Sends a request without cookies. */
async function call(
  playwright: { request: { newContext(): Promise<APIRequestContext> } },
  token: string,
  path: string,
) {
  const program = await playwright.request.newContext()
  const response = await program.get(`${server}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const answer = { status: response.status(), body: (await response.json()) as { username?: string; message?: string } }
  expect(response.headers()['set-cookie']).toBeUndefined()
  await program.dispose()
  return answer
}

test('a token can be created, copied, used and revoked @once', async ({ page, playwright }) => {
  const { username } = await member(page)
  await page.goto(`${server}/profile`)
  await expect(card(page).getByText('No tokens yet')).toBeVisible()
  await card(page).getByRole('button', { name: 'New token' }).click()
  const form = page.getByRole('dialog', { name: 'New access token' })
  await expect(form.getByRole('button', { name: 'Create token' })).toBeDisabled()
  await form.getByLabel('Name').fill(' Kitchen display ')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create token' }).click()

  const shown = page.getByRole('dialog', { name: 'Your new token' })
  const token = await shown.getByRole('textbox', { name: 'Token Kitchen display' }).inputValue()
  expect(token).toMatch(/^laurel_[A-Za-z0-9_-]{43}$/)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Copy token' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(shown).toHaveCount(0)
  await expect(card(page).getByRole('button', { name: 'New token' })).toBeFocused()
  expect(await page.content()).not.toContain(token)

  const item = card(page).getByRole('listitem')
  await expect(item).toHaveCount(1)
  await expect(item.getByRole('heading', { name: 'Kitchen display' })).toBeVisible()
  await expect(item.getByText('Can read', { exact: true })).toBeVisible()
  await expect(item.getByText(`•••• ${token.slice(-4)}`)).toBeVisible()
  await expect(item.getByText('Never used')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  expect(await call(playwright, token, '/api/users/profile')).toMatchObject({ status: 200, body: { username } })
  await page.reload()
  await expect(item.getByText(/^Last used /)).toBeVisible()
  expect(await page.content()).not.toContain(token)

  await item.getByRole('button', { name: 'Revoke Kitchen display' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke this token?' })
  await expect(question).toContainText('Whatever uses Kitchen display stops working at once.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await call(playwright, token, '/api/users/profile')).status).toBe(200)
  await item.getByRole('button', { name: 'Revoke Kitchen display' }).click()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(card(page).getByText('No tokens yet')).toBeVisible()
  expect(await call(playwright, token, '/api/users/profile')).toMatchObject({
    status: 401,
    body: { message: 'This access token is not valid. It may be mistyped, or it was revoked.' },
  })
})

test('the REST page is rendered from the OpenAPI document @once', async ({ page }) => {
  await member(page)
  await page.goto(`${server}/profile`)
  await card(page).getByRole('link', { name: 'What programs can do' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API for programs' })).toBeVisible()
  const { paths } = (await (await page.request.get(`${server}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { summary: string }>>
  }
  const summaries = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ summary }) => summary))
  const items = page.getByRole('main').locator('summary')
  await expect(items).toHaveCount(summaries.length)
  const shown = await items.allInnerTexts()
  for (const words of summaries) expect(shown.filter((text) => text.endsWith(words))).toHaveLength(1)

  const create = page.getByRole('listitem').filter({ has: page.getByText('Create a task', { exact: true }) })
  await create.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(create.getByText('Administrators. Needs a token that can change.')).toBeVisible()
  await expect(create.getByText('curl -X POST "$LAUREL/api/tasks"')).toBeVisible()
  await expect(create.getByText('Authorization: Bearer $TOKEN')).toBeVisible()
  await expectAccessible(page)
  await page.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')))
  await expect(page.getByRole('main').locator('details pre')).toHaveCount(summaries.length)
  await expectNoSidewaysScroll(page)
  const targets = page.getByRole('main').locator('summary, a')
  const heights = await targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})
