import {
  type APIRequestContext,
  expect,
  type Page,
  type Request,
  request as playwrightRequest,
  type Route,
  test as base,
} from '@playwright/test'

import { familyDay } from '../fixtures/rows'

export { familyDay }
export const demoPassword = 'laurel-demo'
export const administrator = 'parent'

/** Resolves once React has hydrated every control: what is typed into one before that may be lost. */
async function untilHydrated(page: Page) {
  // Asks in the page, frame by frame: a question from here takes 0.1 s at first, and then longer and longer.
  const isHydrated = () =>
    page.evaluate(async () => {
      const controls = () => [...document.querySelectorAll('button, input:not([type=hidden]), textarea, select')]
      const isOwned = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactFiber$'))
      for (const end = performance.now() + 5_000; performance.now() < end;) {
        if (controls().every(isOwned)) return true
        await new Promise(requestAnimationFrame)
      }
      return false
    })
  // A page that goes elsewhere meanwhile ends the evaluation.
  await expect(async () => expect(await isHydrated()).toBe(true)).toPass({ timeout: 60_000 })
}

/** Has links that come into view not fetch the frames of their screens; those under the pointer still do. */
function ignoreLinksInView() {
  const observe = Reflect.get(IntersectionObserver.prototype, 'observe') as (target: Element) => void
  IntersectionObserver.prototype.observe = function (target) {
    if (!(target instanceof HTMLAnchorElement)) observe.call(this, target)
  }
}

/**
 * A browser test whose page is hydrated when `goto` resolves, and that fails on console errors and uncaught exceptions.
 * `linksInView` is for tests of what links fetch before they are followed: for the others that is a sixth of the CPU
 * time of a screen.
 */
export const test = base.extend<{ consoleErrors: string[]; linksInView: 'fetch' | 'ignore' }>({
  linksInView: ['ignore', { option: true }],
  context: async ({ context, linksInView }, provide) => {
    if (linksInView === 'ignore') await context.addInitScript(ignoreLinksInView)
    await provide(context)
  },
  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      // A test that asks for an earlier moment checks what is shown before.
      if (options?.waitUntil === undefined) await untilHydrated(page)
      return response
    }
    await provide(page)
  },
  consoleErrors: [
    async ({ page }, provide) => {
      const errors: string[] = []
      page.on('console', (message) => {
        // The browser logs the 404 of the not-found screen and of a page that was prefetched while its subject was
        // being deleted, and blocked scripts in the e-mail preview, which the recorder of these tests occasionally
        // runs.
        const { url } = message.location()
        const isExpected =
          url.endsWith('/not-found') ||
          (url.includes('_rsc=') && message.text().includes('404')) ||
          message.text().startsWith("Blocked script execution in 'about:srcdoc'")
        if (message.type() === 'error' && !isExpected) errors.push(`${message.text()} ${url}`)
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await provide(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Signs in through REST, so that the page has the cookie too. Returns the user. */
export async function signIn(request: APIRequestContext, username: string, server = '', password = demoPassword) {
  const response = await request.post(`${server}/api/auth/login`, { data: { username, password } })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { user: { id: string; username: string; points: number; streak: number } }).user
}

/** Holds the requests to an address, or those that `isMeant` selects, until the returned function is called. */
export async function hold(page: Page, url: string, isMeant = (_request: Request) => true): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    if (isMeant(route.request())) await released
    await route.continue()
  })
  return release
}

/** Handles the page's server actions until the returned function is called. */
export async function routeActions(page: Page, handle: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const handler = (route: Route) =>
    route.request().headers()['next-action'] === undefined ? route.fallback() : handle(route)
  await page.route('**/*', handler)
  return () => page.unroute('**/*', handler)
}

type NewTask = {
  title: string
  description?: string
  points?: number
  date?: string
  expiresAt?: string | null
  status?: string
  expectations?: string[]
}

/** The administrator's session on each server, shared by the tests of a worker. */
const administrators = new Map<string, Promise<APIRequestContext>>()

function administratorOf(origin: string): Promise<APIRequestContext> {
  const known = administrators.get(origin)
  if (known) return known
  const signedIn = (async () => {
    const context = await playwrightRequest.newContext({ baseURL: origin })
    await signIn(context, administrator)
    return context
  })()
  administrators.set(origin, signedIn)
  return signedIn
}

/** Creates a task for a member as an administrator. Returns its id. */
export async function giveTask(page: Page, memberId: string, task: NewTask, server = ''): Promise<string> {
  const origin =
    server || new URL(page.url() === 'about:blank' ? (test.info().project.use.baseURL ?? '') : page.url()).origin
  const request = await administratorOf(origin)
  const response = await request.post('/api/tasks', {
    data: {
      description: '',
      date: familyDay(),
      points: 10,
      status: 'pending',
      expiresAt: familyDay(7),
      ...task,
      assignedTo: memberId,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}

/** A demo member whose points and streak no other test reads, one for each screen size. */
export function spareMember(): string {
  return test.info().project.name === 'phone' ? 'papi' : 'hugo'
}

/** The demo member reserved for one screen size, so that the two sizes never share a history. */
export function ownMember(): string {
  return test.info().project.name === 'phone' ? 'mila' : 'emma'
}
