import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { servers } from '../harness/servers'
import { administrator, expect, signIn, test } from './fixtures'

/** The server on which these tests create users, so that no other test counts them. */
export const server = servers.model
export const cronSecret = 'the secret of the browser tests'

/** A page, or another object with a session. */
type Caller = { request: APIRequestContext }

/** Signs in as the administrator and goes to a screen. */
export async function administer(page: Page, path: string, on = server) {
  await signIn(page.request, administrator, on)
  await page.goto(`${on}${path}`)
}

/** Creates a member whom no other test uses; requires the administrator's session. Returns the name and id. */
export async function newMember(
  { request }: Caller,
  email?: string,
  on = server,
): Promise<{ username: string; id: string }> {
  const username = `kid-${test.info().project.name}-${Math.random().toString(36).slice(2, 8)}`
  const response = await request.post(`${on}/api/admin/users`, {
    data: { username, password: 'laurel-demo', email },
  })
  expect(response.status(), await response.text()).toBe(201)
  return { username, id: ((await response.json()) as { id: string }).id }
}

type Task = { id: string; title: string; date: string; expires_at: string | null; points: number; status: string }

/** The tasks of a user, earliest first. */
export async function tasksOf({ request }: Caller, userId: string): Promise<Task[]> {
  const tasks: Task[] = []
  for (;;) {
    const answer = await request.get(`${server}/api/tasks/user/${userId}?offset=${tasks.length}`)
    const more = (await answer.json()) as Task[]
    tasks.push(...more)
    if (more.length === 0) break
  }
  return tasks.sort((one, other) => one.date.localeCompare(other.date))
}

/** The slowest rules. Their results depend on the colour scheme, and not on the size of the screen. */
const colourRules = ['color-contrast', 'link-in-text-block']

const dialogs = '[role=dialog], [role=alertdialog]'

/** Fails if axe reports violations of all rules, or of the chosen ones; in an open dialog, of that alone. */
export async function expectAccessible(page: Page, rules: 'all' | 'colours' | 'language' = 'all') {
  await untilStill(page)
  await untilPageOrDialog(page)
  // There are no cross-origin frames, for which the default mode opens an extra page each time.
  await loadAxe(page)
  const axe = new AxeBuilder({ page, axeSource: nothing }).setLegacyMode().options({ resultTypes: ['violations'] })
  if ((await page.locator(dialogs).count()) > 0) axe.include(dialogs)
  if (rules === 'colours') axe.withRules(colourRules)
  else if (rules === 'language') axe.withTags('cat.language')
  else if (test.info().project.name === 'phone') axe.disableRules(colourRules)
  // Next sends the title after the frame.
  await expect(page).toHaveTitle(/./)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Once for each document: the builder would load its script of 580 KB twice for each analysis. */
async function loadAxe(page: Page) {
  axeSource ??= readFileSync(
    createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
    'utf8',
  )
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  }
}
let axeSource: string | undefined
/** The script that is left for the builder to load. */
const nothing = 'void 0'

/** A dialog that opens or closes hides the page a moment before it is rendered, or after it was removed. */
async function untilPageOrDialog(page: Page) {
  const isHidden = () =>
    page.evaluate(
      (open) => !document.querySelector(open) && Boolean(document.querySelector('main')?.closest('[aria-hidden=true]')),
      `${dialogs}, [role=menu], [role=listbox]`,
    )
  await expect.poll(isHidden).toBe(false)
}

/** Runs the same check in the light and the dark theme. */
export async function expectReadable(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  if (test.info().project.name === 'phone') return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colours')
}

/** Waits for entry animations; a spinner never ends. */
export async function untilStill(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** By how many pixels the page is wider than its window. */
export function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Checks that there is no horizontal overflow, also at the width of a phone. */
export async function expectNoSidewaysScroll(page: Page) {
  const size = page.viewportSize()
  for (const viewport of [size, { width: 390, height: 844 }]) {
    if (viewport) await page.setViewportSize(viewport)
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
  }
  if (size) await page.setViewportSize(size)
}
