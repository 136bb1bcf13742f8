import type { Locator, Page, Request } from '@playwright/test'
import { insert } from '../fixtures/insert'
import { someReward } from '../fixtures/rows'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { expectAccessible, newMember } from './administration'
import { administrator, expect, giveTask, hold, signIn, test } from './fixtures'

test.use({ linksInView: 'fetch' })

const isPhone = () => test.info().project.name === 'phone'

/** A poor mobile connection. */
const poor = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const good = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
/** A quarter of a second; it takes one to three. */
const mostRepaints = 15
/** By how much rounding may move what is in its place, in pixels. */
const roundingPx = 1

let server: OwnServer
test.beforeAll(async () => {
  server = await takeOwnServer()
  const rewards = ['Cinema', 'Pancakes', 'A late evening'].map((name) => someReward({ name, createdAt: new Date() }))
  await insert(server.database, 'Reward', rewards)
})
test.afterAll(() => server.stop())

/**
 * Notes after how many repaints the next click shows a frame, and how much moves from then on. A machine that is
 * busy repaints less often, so its load matters less than it would for milliseconds.
 */
function watchFrame() {
  const seen = { repaints: Infinity, shift: 0 }
  Object.assign(window, { seen })
  const begin = () => {
    let repaints = 0
    const count = () => {
      repaints += 1
      if (seen.repaints === Infinity) requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main .animate-breathe')) return
      observer.disconnect()
      seen.repaints = repaints
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += shift.value
      }).observe({ type: 'layout-shift' })
    })
    observer.observe(document, { subtree: true, childList: true })
  }
  addEventListener('click', begin, { capture: true, once: true })
}

/** Where the title begins, and where the first card is, in whole pixels of the page. */
const boxesOf = (page: Page, title: string) =>
  page.evaluate((selector) => {
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const [heading, card] = [
      boxOf(document.querySelector(selector)),
      boxOf([...document.querySelectorAll('main .rounded-card')].find((each) => each.checkVisibility())),
    ]
    const rounded = { left: heading.left, top: heading.top, cardLeft: card.left, cardWidth: card.width }
    return Object.fromEntries(
      Object.entries({ ...rounded, cardTop: card.top }).map(([name, value]) => [name, Math.round(value)]),
    )
  }, title)

type Way = {
  link: Locator
  path: RegExp
  /** The screen's first visible heading. */
  heading?: string
  /** What stands above the first card depends on the content. */
  isCardLower?: boolean
  /** Called while the frame is shown. */
  meanwhile?: () => Promise<void>
}

/** The paths whose frames a page has fetched, what it is fetching, and when a request last began or ended. */
type Prefetches = { paths: Set<string>; pending: Set<Request>; lastAt: number }
/** An answer may lead the page to fetch more: for so long nothing must begin or end. */
const restMs = 300

/** Follows a link whose screen is held back, and compares the frame with what takes its place. */
async function follow(opened: Opened, { link, path, heading = 'h1', isCardLower = false, meanwhile }: Way) {
  const { page, prefetches, connect } = opened
  await link.scrollIntoViewIfNeeded()
  const isFetched = async () => {
    // On a busy machine an answer waits for the page's script.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const isAtRest = prefetches.pending.size === 0 && performance.now() - prefetches.lastAt > restMs
    return isAtRest && [...prefetches.paths].some((each) => path.test(each))
  }
  await expect.poll(isFetched, { intervals: [50] }).toBe(true)
  await connect(poor)
  await page.evaluate(watchFrame)
  const answer = await hold(page, '**/*_rsc=*', (request) => !request.headers()['next-router-prefetch'])
  await link.click()
  const title = page.locator('main [role=status].min-h-lh')
  await expect(title).toContainText('Loading')
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('dialog')).toBeHidden()
  await meanwhile?.()
  const frame = await boxesOf(page, 'main [role=status].min-h-lh')
  answer()
  await expect(title).toHaveCount(0)
  const content = await boxesOf(page, `main ${heading}`)
  const moved = Object.entries(frame).filter(
    ([name, at]) => Math.abs(at - (content[name] ?? NaN)) > roundingPx && !(isCardLower && name === 'cardTop'),
  )
  expect(moved, `${path}: ${JSON.stringify({ frame, content })}`).toEqual([])
  const { repaints, shift } = await page.evaluate(
    () => (window as unknown as { seen: { repaints: number; shift: number } }).seen,
  )
  test.info().annotations.push({ type: 'frame', description: `${path}: ${repaints} repaints, shift ${shift}` })
  expect(repaints, String(path)).toBeLessThanOrEqual(mostRepaints)
  expect(shift, String(path)).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
  await connect(good)
}

type Opened = { page: Page; prefetches: Prefetches; connect: (conditions: typeof poor) => Promise<void> }

async function openOn(page: Page, path: string): Promise<Opened> {
  const prefetches: Prefetches = { paths: new Set(), pending: new Set(), lastAt: 0 }
  page.on('request', (request) => {
    if (!request.headers()['next-router-prefetch']) return
    prefetches.pending.add(request)
    prefetches.lastAt = performance.now()
  })
  const end = (request: Request) => {
    if (prefetches.pending.delete(request)) prefetches.lastAt = performance.now()
  }
  page.on('requestfinished', end)
  // Next may abort an answer that it has read as far as it needs.
  page.on('requestfailed', end)
  page.on('response', (response) => {
    const request = response.request()
    const headers = request.headers()
    // First comes what the screen consists of, then its frame.
    const isFrame = headers['next-router-prefetch'] && headers['next-router-segment-prefetch'] !== '/_tree'
    if (isFrame) prefetches.paths.add(new URL(request.url()).pathname)
  })
  await page.goto(`${server.address}${path}`)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const connect = async (conditions: typeof poor) => {
    await browser.send('Network.emulateNetworkConditions', conditions)
  }
  return { page, prefetches, connect }
}

/** A link of the navigation, which phones have in a drawer. */
async function navigation(page: Page, name: string) {
  if (isPhone()) await page.getByRole('button', { name: 'Open menu' }).click()
  return page.getByRole('link', { name, exact: true }).first()
}

test('a tap shows the frame of the next screen at once, and the content takes its place', async ({ page }) => {
  test.slow()
  await signIn(page.request, administrator, server.address)
  const { username, id } = await newMember(page, undefined, server.address)
  await giveTask(page, id, { title: 'Water the plants', description: 'Say which ones.' }, server.address)
  await signIn(page.request, username, server.address)
  const opened = await openOn(page, '/task-submission/nothing')
  for (const [name, path] of [
    ['Tasks', '/dashboard/tasks'],
    ['My Profile', '/profile'],
    ['Leaderboard', '/leaderboard'],
    ['Rewards', '/rewards'],
  ] as const)
    await follow(opened, { link: await navigation(page, name), path: new RegExp(`${path}$`) })
  await follow(opened, {
    link: await navigation(page, 'Dashboard'),
    path: /\/dashboard$/,
    heading: '#today',
    meanwhile: async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        if (!isPhone()) await expectAccessible(page, 'colours')
      }
    },
  })
  await follow(opened, {
    link: page.getByRole('link', { name: 'Submit Task' }),
    path: /\/task-submission\/.+-/,
    isCardLower: true,
  })
})

test('a row of a long list asks for the frame of its screen on intent @once', async ({ page }) => {
  await signIn(page.request, 'noah', server.address)
  const opened = await openOn(page, '/dashboard')
  await follow(opened, { link: await navigation(page, 'Family Members'), path: /\/users$/ })
  const profiles = () => [...opened.prefetches.paths].filter((path) => path.startsWith('/user/'))
  // The frames of what is in view arrive meanwhile.
  await page.waitForTimeout(1_000)
  expect(profiles()).toEqual([])
  const link = page.locator('main').getByRole('link', { name: /emma/ })
  await link.focus()
  await follow(opened, { link, path: /\/user\// })
  expect(profiles()).toHaveLength(1)
})

test('the screens of the administration share a frame @once', async ({ page }) => {
  await signIn(page.request, administrator, server.address)
  const opened = await openOn(page, '/dashboard')
  for (const [name, path] of [
    ['Setup', '/admin/setup'],
    ['Evaluation', '/admin/evaluation'],
  ] as const)
    await follow(opened, {
      link: await navigation(page, name),
      path: new RegExp(`${path}$`),
      isCardLower: true,
    })
})
