import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { administrator, demoPassword, expect, giveTask, signIn, spareMember, test } from './fixtures'

test.use({ serviceWorkers: 'allow', linksInView: 'fetch' })

/** The paths of the copies on this device, by the owner's id. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('laurel-pages:'))
    const found = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name.slice('laurel-pages:'.length), requests.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(found)) as Record<string, string[]>
  })

const texts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('laurel:solution:')))

/** Visits the dashboard once, until it and its tasks are copied. */
async function visit(page: Page, memberId: string, taskIds: string[]) {
  await page.goto('/dashboard')
  for (const path of ['/dashboard', ...taskIds.map((id) => `/task-submission/${id}`)]) {
    await expect.poll(async () => (await copies(page))[memberId]).toContain(path)
  }
  // The last that a visit stores.
  await expect.poll(() => page.evaluate(() => caches.match('/offline').then((found) => found !== undefined))).toBe(true)
}

const draftOf = async (request: APIRequestContext, taskId: string) => {
  const task = (await (await request.get(`/api/tasks/${taskId}`)).json()) as { draft: string | null; status: string }
  return [task.status, task.draft]
}

/**
 * Requests that fail without network are logged by the browser, and by Next, which then loads the document. 409 is the
 * response to a text that was changed elsewhere.
 */
const expected = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|^Failed to fetch RSC payload|status of 409/
const forgiveNetwork = (errors: string[]) =>
  errors.splice(0, errors.length, ...errors.filter((error) => !expected.test(error)))

test('after one visit, tasks are read and written without network, and what was written is saved once @once', async ({
  page,
  context,
  playwright,
  baseURL,
  consoleErrors,
}) => {
  const user = await signIn(page.request, spareMember())
  const description = 'Say which plants you watered, and what you saw.'
  const taskId = await giveTask(page, user.id, { title: `Without network ${randomUUID()}`, description })
  const title = `Two devices ${randomUUID()}`
  const contested = await giveTask(page, user.id, { title })
  await visit(page, user.id, [taskId, contested])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toContainText(
    'This is how this page was',
  )
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/task-submission/${contested}`)
  const field = page.getByRole('textbox')
  const waits = page.getByText('Submitting waits for the network.')
  await expect(waits).toBeVisible()
  await field.fill('Written on this device.')
  await page.goto(`/task-submission/${taskId}`)
  await expect(page.getByText(description)).toBeVisible()
  const text = `I watered the basil at ten and ${randomUUID()}.`
  await expect(waits).toBeVisible()
  await field.fill(text)
  await expect(page.getByRole('button', { name: 'Submit Solution' })).toBeDisabled()
  await page.reload()
  await expect(field).toHaveValue(text)
  // Neither the session nor the text ends without network.
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logout failed')).toBeVisible()
  await expect(field).toHaveValue(text)

  const elsewhere = await playwright.request.newContext({ baseURL })
  await signIn(elsewhere, spareMember())
  const saved = await elsewhere.post('/api/tasks/save-draft', {
    data: { taskId: contested, response: 'Written on another device.' },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await context.setOffline(false)
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Submit Solution' })).toBeEnabled()
  await expect.poll(() => draftOf(elsewhere, taskId)).toEqual(['pending', text])
  await expect.poll(() => texts(page)).toEqual([`laurel:solution:${user.id}:${contested}`])
  expect(await draftOf(elsewhere, contested)).toEqual(['pending', 'Written on another device.'])
  await page.goto(`/task-submission/${contested}`)
  await expect(field).toHaveValue('Written on this device.')
  await expect(page.getByText('Written on another device.')).toBeVisible()
  await elsewhere.dispose()
  forgiveNetwork(consoleErrors)
})

test('the text on the screen is saved as soon as the server can be reached again @once', async ({
  page,
  context,
  consoleErrors,
}) => {
  const user = await signIn(page.request, spareMember())
  const taskId = await giveTask(page, user.id, { title: `Back again ${randomUUID()}` })
  await visit(page, user.id, [taskId])
  await context.setOffline(true)
  await page.goto(`/task-submission/${taskId}`)
  await expect(page.getByText('Submitting waits for the network.')).toBeVisible()
  // The network is back before the server is.
  await page.route('**/api/**', (route) => route.abort())
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/tasks/save-draft'))
  // Playwright does not route the requests for shorter texts, which outlive the page.
  const text = 'I fed the hens. '.repeat(700)
  await page.getByRole('textbox').fill(text)
  await context.setOffline(false)
  await tried
  await page.waitForTimeout(1_000)
  await page.unroute('**/api/**')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 })
  expect(await draftOf(page.request, taskId)).toEqual(['pending', text])
  forgiveNetwork(consoleErrors)
})

test('a shared tablet shows each member only their own pages, also without network @once', async ({
  page,
  context,
  consoleErrors,
}) => {
  const first = await signIn(page.request, 'lina')
  await visit(page, first.id, [])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => copies(page)).toEqual({})
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('lina')
  await context.setOffline(false)

  // It waits for the network by itself.
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Username').fill('noah')
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect.poll(async () => Object.keys(await copies(page))).toHaveLength(1)
  // Somebody signs in without signing the other out.
  const second = await signIn(page.request, spareMember())
  await visit(page, second.id, [])
  expect(Object.keys(await copies(page))).toEqual([second.id])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('This is how this page was')).toBeVisible()
  await expect(page.locator('aside')).toContainText(spareMember())
  await expect(page.locator('body')).not.toContainText('noah')
  forgiveNetwork(consoleErrors)
})

const ends: [string, object, (parent: APIRequestContext, id: string) => Promise<APIResponse>][] = [
  ['a deleted member', {}, (parent, id) => parent.delete(`/api/users/${id}`)],
  [
    'a demoted administrator',
    { isAdmin: true },
    (parent, id) => parent.patch(`/api/users/${id}`, { data: { isAdmin: false } }),
  ],
]
for (const [who, role, end] of ends) {
  test(`${who} leaves no page and no text on the device @once`, async ({
    page,
    playwright,
    baseURL,
    consoleErrors,
  }) => {
    const parent = await playwright.request.newContext({ baseURL })
    await signIn(parent, administrator)
    const username = `guest-${randomUUID().slice(0, 8)}`
    const created = await parent.post('/api/admin/users', { data: { username, password: demoPassword, ...role } })
    expect(created.status(), await created.text()).toBe(201)
    const guest = await signIn(page.request, username)
    const taskId = await giveTask(page, guest.id, { title: 'For a guest' })
    await visit(page, guest.id, [taskId])
    await page.route('**/api/tasks/save-draft', (route) => route.abort())
    await page.goto(`/task-submission/${taskId}`)
    // Again, if the page's script was not ready for the first time.
    await expect(async () => {
      await page.getByRole('textbox').fill('Nobody should read this.')
      expect(await texts(page)).toHaveLength(1)
    }).toPass({ timeout: 30_000 })
    const ended = await end(parent, guest.id)
    expect(ended.ok(), await ended.text()).toBe(true)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => copies(page)).toEqual({})
    await expect.poll(() => texts(page)).toEqual([])
    await parent.dispose()
    forgiveNetwork(consoleErrors)
  })
}

test('a new service worker takes over while a page is open, and its copies still open @once', async ({
  page,
  context,
  consoleErrors,
}) => {
  const user = await signIn(page.request, spareMember())
  await visit(page, user.id, [])
  // Another address of the script is another version of the worker.
  await page.evaluate(async () => {
    const replaced = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await navigator.serviceWorker.register('/service-worker.js?next')
    await replaced
  })
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\?next$/)
  await page.getByRole('link', { name: 'Tasks', exact: true }).first().click()
  await expect(page).toHaveURL('/dashboard/tasks')
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1, exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByText('This is how this page was')).toBeVisible()
  forgiveNetwork(consoleErrors)
})

/** A poor mobile connection. */
const poor = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** A tenth of a second, the longest delay that still feels immediate. */
const mostRepaints = 6

/**
 * Notes, for each click, after how many repaints the control, a notice or a dialog changed. A machine that is
 * busy repaints less often, so its load matters less than it would for milliseconds.
 */
function watchReactions() {
  const reactions: [string, number][] = []
  Object.assign(window, { reactions })
  const answers = '[role=status], [role=alert], [role=dialog], [data-sonner-toast], [data-pending], h1'
  addEventListener(
    'click',
    ({ target }) => {
      const control = (target as Element).closest('a, button')
      if (!control) return
      let repaints = 0
      let isAnswered = false
      const count = () => {
        repaints += 1
        if (!isAnswered) requestAnimationFrame(count)
      }
      requestAnimationFrame(count)
      const name = control.getAttribute('aria-label') ?? control.textContent
      const observer = new MutationObserver((changes) => {
        const isReaction = changes.some(({ target: changed, addedNodes }) => {
          const place = changed instanceof Element ? changed : changed.parentElement
          const added = [...addedNodes].filter((node) => node instanceof Element)
          return (
            control.contains(changed) ||
            place?.closest(answers) ||
            added.some((node) => node.matches(answers) || node.querySelector(answers))
          )
        })
        if (!isReaction) return
        observer.disconnect()
        isAnswered = true
        reactions.push([name, repaints])
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    },
    true,
  )
}

test('on a poor connection the main job works, and every tap is answered at once @once', async ({ page }) => {
  const user = await signIn(page.request, spareMember())
  const title = `Slowly ${randomUUID()}`
  const description = 'Water the plants. Say which plants you watered, and what you noticed.'
  const taskId = await giveTask(page, user.id, { title, description })
  await visit(page, user.id, [taskId])
  await page.addInitScript(watchReactions)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', poor)
  await page.reload()
  // For what is loaded once the browser is idle.
  await page.waitForTimeout(2_000)
  const card = page.getByRole('listitem').filter({ hasText: title })
  await card.getByRole('link', { name: 'Submit Task' }).click()
  const field = page.getByRole('textbox')
  await field.fill(
    'I watered the basil, the mint and the two tomato plants. The basil hung its leaves, and I noticed a snail on the ' +
      `mint. ${randomUUID()}`,
  )
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Your solution draft has been saved')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Solution' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Submission' }).click()
  await expect(page.getByText('Task accepted!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(card.getByRole('link', { name: 'View Submission' })).toBeVisible()
  const reactions = await page.evaluate(() => (window as unknown as { reactions: [string, number][] }).reactions)
  expect(reactions.map(([name]) => name)).toEqual([
    'Submit Task',
    'Save Draft',
    'Submit Solution',
    'Confirm Submission',
  ])
  expect(reactions.filter(([, repaints]) => repaints > mostRepaints)).toEqual([])
})
