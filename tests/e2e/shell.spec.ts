import type { Locator, Page } from '@playwright/test'
import { expectReadable } from './administration'
import { expect, hold, signIn, test } from './fixtures'

const isPhone = () => test.info().project.name === 'phone'

test.describe('links in the sidebar', () => {
  test.use({ linksInView: 'fetch' })

  test('the sidebar collapses on a wide screen, and opens and closes on a narrow one', async ({ page }) => {
    await signIn(page.request, 'lina')
    await page.goto('/dashboard')
    const tasks = page.getByRole('link', { name: 'Tasks', exact: true })
    if (isPhone()) {
      await expect(tasks).toBeHidden()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
      await tasks.click()
      await expect(page).toHaveURL('/dashboard/tasks')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    } else {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      const sidebar = page.locator('aside')
      await expect(sidebar).toHaveCSS('width', '256px')
      await page.getByRole('button', { name: 'Close sidebar' }).click()
      await expect(sidebar).toHaveCSS('width', '80px')
      await tasks.click()
      await expect(page).toHaveURL('/dashboard/tasks')
      await expect(tasks).toHaveAttribute('aria-current', 'page')
    }
  })

  test('a screen whose frame has not arrived shows a spinner on the link that leads to it', async ({ page }) => {
    await signIn(page.request, 'parent')
    const answer = await hold(page, '**/admin/emails*')
    await page.goto('/leaderboard')
    await expect(page.getByText('Loading...')).toBeHidden()
    if (isPhone()) await page.getByRole('button', { name: 'Open menu' }).click()
    const link = page.getByRole('link', { name: 'Email Messaging' })
    await expect(link.locator('[data-pending]')).toHaveCount(0)
    await link.click()
    await expect(link.locator('[data-pending] .animate-spin')).toBeVisible()
    await expect(page).toHaveURL('/leaderboard')
    answer()
    await expect(page).toHaveURL('/admin/emails')
    if (isPhone()) await expect(page.getByRole('dialog')).toBeHidden()
    else await expect(link.locator('[data-pending]')).toHaveCount(0)
  })
})

/** The texts of what the notice covers. */
async function coveredBy(notice: Locator, others: Locator): Promise<string[]> {
  const { top, bottom, left, right } = await notice.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect)
  return others.evaluateAll(
    (elements, edges) => {
      const words = document.createRange()
      return elements.flatMap((each) => {
        words.selectNodeContents(each)
        const box = each.matches('h1, h2, h3, h4') ? words.getBoundingClientRect() : each.getBoundingClientRect()
        const isApart =
          box.top >= edges.bottom || box.bottom <= edges.top || box.left >= edges.right || box.right <= edges.left
        return isApart ? [] : [each.textContent]
      })
    },
    { top, bottom, left, right },
  )
}

test('a toast covers no heading and no action at any width, however far the page is scrolled @once', async ({
  page,
}) => {
  await page.clock.install()
  const { id } = await signIn(page.request, 'lina')
  const tasks = (await (await page.request.get(`/api/users/${id}/tasks`)).json()) as { id: string; status: string }[]
  const open = tasks.find(({ status }) => status === 'pending')
  await page.goto(`/task-submission/${open?.id}`)
  const text = page.getByLabel('Your Solution')
  for (const [width, isAtEnd] of [
    [768, true],
    [1024, true],
    [1280, true],
    [1440, true],
    [1280, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await text.fill(`${width} steps, ${isAtEnd}`)
    // Else so far that half of the heading is out of sight, which would come back under the notice.
    await page.evaluate((isAtEnd) => {
      const { top = 0, height = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {}
      window.scrollBy(0, isAtEnd ? document.documentElement.scrollHeight : top + height / 2)
    }, isAtEnd)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    const notice = page.locator('[data-sonner-toast]:not([data-removed=true])').filter({ hasText: 'Draft saved' })
    const actions = page.getByRole('button', { name: /^(Save Draft|Submit Solution)$/ })
    await expect(actions).toHaveCount(2)
    const others = page.locator('main').locator('h1, h2, button')
    await expect(async () => expect(await coveredBy(notice, others)).toEqual([])).toPass({ timeout: 10_000 })
    await page.clock.fastForward(10_000)
    await expect(notice).toBeHidden()
  }
})

async function signInByForm(page: Page) {
  await page.goto('/login')
  await page.getByLabel('Username').fill('lina')
  await page.getByLabel('Password').fill('laurel-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: "Today's Tasks" })).toBeVisible()
}

test('a toast that outlives its screen covers no heading and no action of the next one', async ({ page }) => {
  const action = page.getByRole('link', { name: 'View Submission' }).first()
  if (!isPhone()) {
    // The action is where the notice would be.
    await signIn(page.request, 'lina')
    await page.setViewportSize({ width: 768, height: 800 })
    await page.goto('/dashboard')
    const { y = 0 } = (await action.boundingBox()) ?? {}
    await page.setViewportSize({ width: 768, height: Math.round(y) + 160 })
    await page.context().clearCookies()
  }
  await signInByForm(page)
  const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Login successful' })
  const others = page.locator('main').locator('h1, h2, h3, h4').or(action)
  await expect(async () => expect(await coveredBy(notice, others)).toEqual([])).toPass({ timeout: 4_000 })
})

test('a toast covers neither the heading nor the actions, and is swiped away by its text', async ({ page }) => {
  await signIn(page.request, 'parent')
  await page.goto('/admin/import')
  await page.getByRole('button', { name: 'Quick Template' }).click()
  const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Template generated' })
  const others = page.locator('main').locator('h1, h2, button')
  await expect(async () => expect(await coveredBy(notice, others)).toEqual([])).toPass({ timeout: 10_000 })
  if (!isPhone()) {
    const { x = 0, y = 0 } = (await notice.getByText('Template generated').boundingBox()) ?? {}
    await page.mouse.move(x + 10, y + 10)
    await page.mouse.down()
    await page.mouse.move(x + 90, y + 10, { steps: 5 })
    await page.mouse.up()
    // Long before it would go by itself.
    await expect(notice).toBeHidden({ timeout: 1_500 })
    await page.getByRole('textbox').first().fill('[{')
    await page.getByRole('button', { name: 'Import Tasks' }).click()
    const error = page.locator('[data-sonner-toast][data-type=error] [data-description]')
    const place = (await error.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(place.x + 10, place.y + 8)
    await page.mouse.down()
    await page.mouse.move(place.x + 90, place.y + 8, { steps: 5 })
    await page.mouse.up()
    return await expect(error).toBeHidden({ timeout: 1_500 })
  }
  await page.goto('/admin/tasks')
  await page.getByRole('button', { name: 'Add New Task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  const error = page.locator('[data-sonner-toast]').filter({ hasText: 'Failed to create task' })
  await expect(async () => {
    const [covered, title] = [await error.boundingBox(), await dialog.getByRole('heading').first().boundingBox()]
    expect((covered?.y ?? 0) + (covered?.height ?? Infinity)).toBeLessThanOrEqual(title?.y ?? 0)
  }).toPass()
})

test('only administrators see the admin section @once', async ({ page }) => {
  const adminLinks = [
    'Manage Users',
    'Manage Tasks',
    'Custom Tasks',
    'Recurring Tasks',
    'Email Messaging',
    'Evaluation',
  ]
  for (const [username, role, isThere] of [
    ['lina', 'Family Member', false],
    ['parent', 'Admin', true],
  ] as const) {
    await signIn(page.request, username)
    await page.goto('/dashboard')
    const shell = page.locator('aside')
    await expect(shell.getByText(role, { exact: true }).last()).toBeVisible()
    for (const name of adminLinks) await expect(shell.getByRole('link', { name })).toHaveCount(isThere ? 1 : 0)
  }
})

test('logging out is confirmed and leaves no data behind @once', async ({ page }) => {
  await signIn(page.request, 'lina')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
  await expect(page.getByText('You have been logged out successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

test('the first load shows Loading... for a moment without blocking clicks @once', async ({ page }) => {
  await signIn(page.request, 'lina')
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeAttached()
  await expect(page.getByText('Loading...')).toBeHidden()
})

test('what arrives late in the first load and among the theme buttons moves nothing @once', async ({ page }) => {
  await signIn(page.request, 'lina')
  await page.goto('/dashboard')
  const drawing = page.locator('[role=status].fixed > div')
  const button = page.getByRole('button', { name: 'Light theme' }).locator('visible=true')
  const places = async () => [await placeOf(drawing), await placeOf(button)]
  const complete = await places()
  await drawing.locator('p').evaluate((words) => words.remove())
  await button.evaluate((each) => each.parentElement?.replaceChildren(each))
  expect(await places()).toEqual(complete)
})

const placeOf = (element: Locator) =>
  element.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return [x, y, width, height]
  })

async function screens(page: Page) {
  const user = await signIn(page.request, 'noah')
  const [task] = (await (await page.request.get(`/api/users/${user.id}/tasks`)).json()) as { id: string }[]
  return ['/dashboard', '/dashboard/tasks', `/task-submission/${task?.id}`, '/not-found']
}

/** The largest acceptable layout shift score of Chromium, where 0.1 is rated good. */
const mostShift = 0.003
const slowConnection = { offline: false, latency: 200, downloadThroughput: 50_000, uploadThroughput: 50_000 }

test('hardly anything moves while a screen arrives over a slow connection @once', async ({ page }) => {
  await signIn(page.request, 'noah')
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] }
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.sum += value
        shifts.moved.push(...sources.map(({ node }) => (node instanceof Element ? node.className : String(node))))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', slowConnection)
  for (const path of ['/dashboard', '/leaderboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts)
    expect(shifts.sum, `${path}: ${shifts.moved.join(', ')}`).toBeLessThan(mostShift)
  }
})

test('axe reports no violations in either theme @once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const path of await screens(page)) {
    await page.goto(path)
    await expect(page.getByText('Loading...')).toBeHidden()
    await expectReadable(page)
  }
})
