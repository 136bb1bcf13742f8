import type { Browser, Page } from '@playwright/test'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { demoPassword, expect, signIn } from './fixtures'

// A dedicated server: these tests change how the demo family signs in.
export let server: OwnServer
export async function startServer() {
  server = await takeOwnServer()
}
export async function stopServer() {
  await server.stop()
}
// Failed sign-ins of one test must not throttle the next.
export async function forgetFailedSignIns() {
  await server.database.query('DELETE FROM "LoginThrottle"')
}

export async function openProfile(page: Page, username: string, password = demoPassword) {
  await signIn(page.request, username, server.address, password)
  await page.goto(`${server.address}/profile`)
  return page.getByRole('region', { name: 'Password' })
}

/** Opens another browser context with a session of the same user. */
export async function otherBrowser(browser: Browser, username: string) {
  const context = await browser.newContext()
  await signIn(context.request, username, server.address)
  const isIn = async () => (await context.request.get(`${server.address}/api/users/profile`)).status() === 200
  expect(await isIn()).toBe(true)
  return { isIn, close: () => context.close() }
}
