import type { Page } from '@playwright/test'
import { type PushFake, startPushFake } from '../harness/push-fake'
import { administer, expectReadable, newMember, server } from './administration'
import { expect, giveTask, signIn, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

let service: PushFake
test.beforeAll(async () => {
  service = await startPushFake()
})
test.afterAll(() => service.stop())

/** Has the browser subscribe at the fake instead of its own push service, which needs the internet. */
async function subscribeAtFake(page: Page): Promise<string> {
  const browser = service.subscribe()
  await page.addInitScript((browser) => {
    const subscription = {
      ...browser,
      options: { applicationServerKey: null },
      toJSON: () => ({ ...browser, expirationTime: null }),
      unsubscribe: async () => sessionStorage.removeItem('subscribed') === undefined,
    }
    const current = () => (sessionStorage.getItem('subscribed') ? subscription : null)
    // Browsers without a window deny notifications, whatever is granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.assign(Notification, { requestPermission: async () => 'granted' })
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        sessionStorage.setItem('subscribed', 'yes')
        return subscription
      },
      getSubscription: async () => current(),
    })
  }, browser)
  return browser.endpoint
}

test('reminders are offered once after the first acceptance, turned on for a device, and end with signing out @once', async ({
  page,
}) => {
  await administer(page, '/admin/setup')
  const { username, id } = await newMember(page)
  const task = await giveTask(page, id, { title: 'Say what you watered' }, server)
  await subscribeAtFake(page)
  const offer = page.getByText('Would you like a reminder now and then?')

  await signIn(page.request, username, server)
  await page.goto(`${server}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await administer(page, '/admin/setup')
  const decided = await page.request.post(`${server}/api/admin/tasks/${task}/decision`, { data: { isAccepted: true } })
  expect(decided.status()).toBe(200)
  await signIn(page.request, username, server)
  await page.goto(`${server}/dashboard`)
  await expect(offer).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Choose reminders' }).click()
  await expect(page).toHaveURL(`${server}/profile/reminders`)

  await page.getByRole('button', { name: 'Turn on here' }).click()
  await expect(page.getByText('This device receives your reminders.')).toBeVisible()
  await expect(page.getByText('1 device receives your reminders.')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('It went to 1 device.')).toBeVisible()
  expect(service.received.map(({ text }) => JSON.parse(text) as object)).toMatchObject([
    { title: 'Reminders arrive', path: '/profile/reminders', memberId: id },
  ])
  await page.getByRole('checkbox', { name: 'Your streak needs a task today: On devices' }).uncheck()
  await expect(page.getByText('Reminders saved')).toBeVisible()
  // With each visit the device stays on for as long as the session does.
  const renewal = page.waitForResponse('**/api/push/subscriptions')
  await page.goto(`${server}/dashboard`)
  expect((await renewal).status()).toBe(204)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toHaveCount(0)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull()
  await signIn(page.request, username, server)
  await page.goto(`${server}/profile/reminders`)
  await expect(page.getByText('This device receives no reminders.')).toBeVisible()
  await expect(page.getByText('No device receives your reminders yet.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Your streak needs a task today: On devices' })).not.toBeChecked()

  await administer(page, '/admin/setup/reminders')
  await expect(page.getByRole('row', { name: username })).toContainText('Sent')
  await expectReadable(page)
})

test('a device that receives nothing any more is shown as off after a test @once', async ({ page }) => {
  await administer(page, '/admin/setup')
  const { username } = await newMember(page)
  const endpoint = await subscribeAtFake(page)
  await signIn(page.request, username, server)
  await page.goto(`${server}/profile/reminders`)
  await page.getByRole('button', { name: 'Turn on here' }).click()
  await expect(page.getByText('1 device receives your reminders.')).toBeVisible()
  service.gone.add(endpoint)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('The device no longer receives reminders.')).toBeVisible()
  await expect(page.getByText('This device receives no reminders.')).toBeVisible()
  await expect(page.getByText('No device receives your reminders yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on here' })).toBeVisible()
})
