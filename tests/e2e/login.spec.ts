import { servers } from '../harness/servers'
import { newMember } from './administration'
import { administrator, demoPassword, expect, signIn, spareMember, test } from './fixtures'

test.describe('the login form', () => {
  test('names the missing fields above the button @once', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByText('Forgot password? Contact the family admin.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign In' }).click()
    const box = page.getByRole('alert').filter({ hasText: 'required' })
    await expect(box).toContainText('Username is required')
    await expect(box).toContainText('Password is required')
    const [boxAt, buttonAt] = await Promise.all([
      box.boundingBox(),
      page.getByRole('button', { name: 'Sign In' }).boundingBox(),
    ])
    expect(boxAt?.y).toBeLessThan(buttonAt?.y ?? 0)
  })

  test('leaves room between a label and its field for the focus ring @once', async ({ page }) => {
    await page.goto('/login')
    const label = await page.getByText('Username', { exact: true }).boundingBox()
    const field = await page.getByLabel('Username').boundingBox()
    expect((field?.y ?? 0) - (label?.y ?? 0) - (label?.height ?? 0)).toBeGreaterThanOrEqual(6)
  })

  test('works with the keyboard alone and returns to the requested page @once', async ({ page }) => {
    await page.goto('/dashboard/tasks?tab=past')
    await expect(page).toHaveURL(/\/login\?callbackUrl=/)
    await page.getByLabel('Username').focus()
    await page.keyboard.type('Lina')
    await page.keyboard.press('Tab')
    await page.keyboard.type('laurel-demo')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Login successful')).toBeVisible()
    await expect(page.getByText('Welcome back, lina!')).toBeVisible()
    await expect(page).toHaveURL('/dashboard/tasks?tab=past')
  })

  for (const [name, path] of [
    ['Leaderboard', '/leaderboard'],
    ['Family Members', '/users'],
  ] as const) {
    test(`after a session that ended in the app, leads to ${name}, which was asked for @once`, async ({ page }) => {
      await signIn(page.request, spareMember())
      await page.goto('/dashboard')
      await page.context().clearCookies()
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(path)}`)
      const visited: string[] = []
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
      await page.getByLabel('Username').fill(spareMember())
      await page.getByLabel('Password').fill(demoPassword)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByText(`Welcome back, ${spareMember()}!`)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(visited).not.toContain('/dashboard')
      await expect(page).toHaveURL(path)
    })
  }

  test('fetches the next screen once, and again for a member with a language of their own @once', async ({ page }) => {
    await signIn(page.request, administrator)
    const { id, username } = await newMember(page, undefined, servers.rules)
    const fetched: string[] = []
    page.on('request', (request) => {
      const headers = request.headers()
      if (headers.rsc && !headers['next-router-prefetch']) fetched.push(new URL(request.url()).pathname)
    })
    const logIn = async () => {
      await page.context().clearCookies()
      await page.goto('/login?callbackUrl=/leaderboard')
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password').fill(demoPassword)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/leaderboard')
    }
    await logIn()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((path) => path === '/leaderboard')).toHaveLength(1)

    await signIn(page.request, administrator)
    expect((await page.request.patch(`/api/users/${id}`, { data: { language: 'fr' } })).status()).toBe(200)
    await logIn()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })

  test('never redirects to another site @once', async ({ page }) => {
    await page.goto('/login?callbackUrl=https://evil.example/')
    await page.getByLabel('Username').fill('lina')
    await page.getByLabel('Password').fill('laurel-demo')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the login form says what went wrong, and signs in @once', async ({ page }) => {
    await page.goto('/login?callbackUrl=/leaderboard', { waitUntil: 'load' })
    await page.getByLabel('Username').fill('lina')
    await page.getByLabel('Password').fill('not it at all')
    await page.getByLabel('Password').press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Wrong username or password' })).toBeVisible()
    await page.getByLabel('Username').fill('lina')
    await page.getByLabel('Password').fill('laurel-demo')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/leaderboard')
  })

  test('the login form asks for a code @once', async ({ page }) => {
    await page.goto('/login?failed=code', { waitUntil: 'load' })
    await expect(page.getByRole('status')).toHaveText('Enter the code from your authenticator app to sign in.')
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
    await page.goto('/login?failed=anything-else', { waitUntil: 'load' })
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('reports a wrong password in the alert and in a toast, and keeps the input @once', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('hugo')
  await page.getByLabel('Password').fill('not it at all')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login failed')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong username or password' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('hugo')
  // The browser logs the 401; nothing else may be on the console.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')])
})

test('reports a request without a response as an unexpected error, and keeps the input @once', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  await page.getByLabel('Username').fill('hugo')
  await page.getByLabel('Password').fill('laurel-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'An unexpected error occurred during login.' })).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue('laurel-demo')
  consoleErrors.splice(0)
})
