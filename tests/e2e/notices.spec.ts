import type { Page } from '@playwright/test'
import { expect, giveTask, signIn, test } from './fixtures'

type Seen = { covered: string[]; frames: number }

const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { notices: Seen }).notices)

/** Notes, frame by frame, which headings and buttons a visible notice covers. */
function watchNotices() {
  const seen: Seen = { covered: [], frames: 0 }
  Object.assign(window, { notices: seen })
  const headings = 'h1, h2, h3, h4'
  const buttons = ['main', 'aside', '[role$=dialog]'].map((part) => `${part} :is(button, [data-slot=button])`)
  const words = document.createRange()
  const boxOf = (element: Element) => {
    words.selectNodeContents(element)
    return element.matches(headings) ? words.getBoundingClientRect() : element.getBoundingClientRect()
  }
  const isShown = (notice: Element) => {
    const { clipPath, opacity, visibility } = getComputedStyle(notice)
    return clipPath === 'none' && Number(opacity) > 0.05 && visibility === 'visible'
  }
  const note = () => {
    for (const notice of [...document.querySelectorAll('[data-sonner-toast]')].filter(isShown)) {
      const edges = notice.getBoundingClientRect()
      seen.frames += 1
      for (const each of document.querySelectorAll([headings, ...buttons].join())) {
        const box = boxOf(each)
        const isApart =
          box.top >= edges.bottom || box.bottom <= edges.top || box.left >= edges.right || box.right <= edges.left
        if (box.width > 0 && !isApart)
          seen.covered.push(`${location.pathname} ${innerWidth}: ${notice.textContent} covers ${each.textContent}`)
      }
    }
  }
  // An observer of sizes is called once the layout of a frame is final.
  const probe = document.createElement('div')
  new ResizeObserver(note).observe(probe)
  const frame = () => {
    if (!probe.isConnected) document.documentElement.append(probe)
    probe.style.cssText = `position: fixed; width: ${probe.offsetWidth === 1 ? 2 : 1}px`
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Follows a link and stays for a moment in which the screen arrives. */
async function visit(page: Page, path: string) {
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(`a[href="${wanted}"]`)?.click(), path)
  await expect(page).toHaveURL(path)
  await page.waitForTimeout(300)
}

// The narrowest width with the sidebar, where a notice has the least room.
test('a toast covers no heading and no action in any frame while screens change @once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 768, height: 700 })
  const { id } = await signIn(page.request, 'lina')
  const task = await giveTask(page, id, { title: 'Water the plants', description: 'Say which ones.' })
  await page.addInitScript(watchNotices)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Username').fill('lina')
  await page.getByLabel('Password').fill('laurel-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login successful')).toBeVisible()
  await expect(page.getByRole('heading', { name: "Today's Tasks" })).toBeVisible()
  for (const path of ['/leaderboard', '/profile', '/dashboard/tasks', '/dashboard']) await visit(page, path)

  const before = await seenIn(page)
  await page.goto(`/task-submission/${task}`)
  const draftSaved = page.locator('[data-sonner-toast]:not([data-removed=true])').getByText('Draft saved')
  for (const path of ['/leaderboard', '/dashboard']) {
    await page.getByLabel('Your Solution').fill(`I watered them before I went to ${path}.`)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(draftSaved).toBeVisible()
    await page.evaluate(() => window.scrollBy(0, 200))
    await visit(page, path)
    await page.evaluate(() => window.scrollBy(0, 200))
    await page.waitForTimeout(200)
    await page.goBack()
    await expect(page.getByLabel('Your Solution')).toBeVisible()
    await page.evaluate(() => window.scrollBy(0, 200))
  }
  await expect(draftSaved).toBeHidden()
  const after = await seenIn(page)
  expect([...new Set([...before.covered, ...after.covered])]).toEqual([])
  expect(before.frames).toBeGreaterThan(20)
  expect(after.frames).toBeGreaterThan(20)
})

test('among many controls a notice on a phone leaves the screen near its place @once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await signIn(page.request, 'lina')
  const task = await giveTask(page, id, { title: 'Sweep the yard', description: 'Say what you swept.' })
  await page.goto(`/task-submission/${task}`)
  await page.getByLabel('Your Solution').fill('I swept the yard.')
  await page.evaluate(() => {
    const controls = Array.from({ length: 30 }, () => '<button style="display: block; height: 44px">Edit</button>')
    document.getElementById('content')?.insertAdjacentHTML('afterbegin', controls.join(''))
    window.scrollTo(0, 1000)
  })
  await page.getByRole('button', { name: 'Save Draft' }).dispatchEvent('click')
  await expect(page.locator('[data-sonner-toast]').getByText('Draft saved')).toBeVisible()
  const space = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--notice-space'))
  await expect.poll(async () => parseFloat(await space())).toBeGreaterThan(0)
  expect(parseFloat(await space())).toBeLessThan(300)
})
