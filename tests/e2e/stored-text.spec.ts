import type { Page } from '@playwright/test'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { longPayload, plantPayloads, type Planted, shortPayloads } from '../fixtures/script-payloads'
import { administrator, expect, signIn, test } from './fixtures'

let server: OwnServer
let planted: Planted[]

test.beforeAll(async () => {
  server = await takeOwnServer()
  planted = await plantPayloads(server.database)
})
test.afterAll(() => server.stop())

/** Records the effects of an injected script: a dialog, a policy violation, a request to another host. */
async function watch(page: Page): Promise<string[]> {
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== server.address) happened.push(request.url())
  })
  await page.exposeFunction('noteViolation', (directive: string) => happened.push(`violation of ${directive}`))
  await page.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber }) => {
        const { noteViolation } = window as unknown as { noteViolation: (directive: string) => void }
        noteViolation(
          `${violatedDirective} by ${blockedURI} in ${sourceFile}:${lineNumber}:${columnNumber} on ${location.pathname}`,
        )
      },
    )
  })
  return happened
}

/** Opens a screen and checks that it shows the payloads as text. */
async function expectText(page: Page, path: string, texts: readonly string[]) {
  await page.goto(server.address + path)
  await expect(page.getByText('Loading...')).toBeHidden()
  const missing = () =>
    page.evaluate((all) => {
      const fields = [...document.querySelectorAll('textarea')].map(({ value }) => value)
      const shown = document.body.innerText + fields.join()
      return all.filter((text) => !shown.includes(text))
    }, texts)
  await expect.poll(missing, { message: path }).toEqual([])
}

test('members see stored payloads as plain text @once', async ({ page }) => {
  const happened = await watch(page)
  const [first] = planted
  if (!first) throw new Error('nothing was planted')
  await signIn(page.request, first.username, server.address)
  for (const path of ['/dashboard', '/dashboard/tasks?tab=today', '/profile', `/user/${first.user}`]) {
    await expectText(page, path, [first.username])
  }
  // These name every member; the page of a task shows every payload, in its description and the feedback.
  for (const path of ['/users', '/leaderboard', '/leaderboard?board=streaks']) {
    await expectText(page, path, shortPayloads)
  }
  await expectText(page, `/task-submission/${first.task}`, [first.username, longPayload.slice(0, 60)])
  expect(happened).toEqual([])
})

test('administrators see stored payloads as plain text @once', async ({ page }) => {
  const happened = await watch(page)
  await signIn(page.request, administrator, server.address)
  const [first] = planted
  if (!first) throw new Error('nothing was planted')
  for (const path of [
    '/admin/users',
    '/admin/users/sign-ins',
    '/admin/tasks',
    '/admin/recurring-tasks',
    '/admin/emails',
  ]) {
    await expectText(page, path, shortPayloads)
  }
  await expectText(page, `/admin/tasks/${first.task}`, [first.username, longPayload.slice(0, 60)])
  await expectText(page, `/user/${first.user}`, [first.username])

  await page.goto(`${server.address}/admin/users?query=onload`)
  await page.getByRole('button', { name: `Actions for ${shortPayloads[1]}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(shortPayloads[1] ?? '')
  expect(happened).toEqual([])
})

test('payloads typed into a preview are shown as plain text @once', async ({ page }) => {
  const happened = await watch(page)
  await signIn(page.request, administrator, server.address)
  await page.goto(`${server.address}/admin/emails`)
  await page.getByLabel('Message Content').fill(longPayload)
  await page.getByRole('button', { name: 'Show Email Preview' }).click()
  const shown = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const { body } = new DOMParser().parseFromString(frame.srcdoc, 'text/html')
    return { text: body.textContent, live: body.querySelectorAll('script, img, svg, iframe, form, a, object').length }
  })
  expect(shown.text).toContain('<svg onload=alert(1)>')
  expect(shown.live).toBe(0)

  await page.goto(`${server.address}/admin/import`)
  const tasks = shortPayloads.map((title) => ({ title, description: longPayload, date: '2030-05-01' }))
  await page.getByLabel('Paste JSON Data').fill(JSON.stringify([{ user: '<svg onload=alert(1)>', tasks }]))
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('listitem')).toHaveCount(shortPayloads.length)
  await expect(preview.getByText(shortPayloads[0] ?? '', { exact: true })).toBeVisible()
  expect(happened).toEqual([])
})

test('a URL cannot inject a script either @once', async ({ page }) => {
  const happened = await watch(page)
  const script = encodeURIComponent('"><script>alert(1)</script>')
  for (const path of [`/login?callbackUrl=javascript:alert(1)//${script}`, `/api/auth/error?error=${script}`]) {
    await page.goto(server.address + path)
  }
  await signIn(page.request, administrator, server.address)
  for (const path of [
    `/dashboard/tasks?query=${script}`,
    `/admin/tasks?query=${script}`,
    `/user/${script}`,
    `/${script}`,
  ]) {
    await page.goto(server.address + path)
    await expect(page.getByText('Loading...')).toBeHidden()
  }
  expect(happened).toEqual([])
})
