import { request as httpRequest } from 'node:http'
import { expect, test } from '@playwright/test'
import { type OwnServer, startOwnServer, takeOwnServer } from '../../harness/own-server'
import { demoPassword } from '../fixtures'

test.describe.configure({ mode: 'serial' })

let servers: OwnServer[] = []
test.beforeAll(async () => {
  const first = await takeOwnServer()
  servers = [first, await startOwnServer(first)]
})
test.afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop()
})

type Try = { on: 0 | 1; from: string; username: string; password?: string }

/** Tries to sign in over a connection that really comes from that address. Returns the status. */
function tryToSignIn({ on, from, username, password = 'not it' }: Try): Promise<number> {
  const { port } = new URL(servers[on]?.address ?? '')
  const headers = { 'Content-Type': 'application/json' }
  const options = { host: '127.0.0.1', port, localAddress: from, path: '/api/auth/login', method: 'POST', headers }
  return new Promise((resolve, reject) => {
    httpRequest(options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end(JSON.stringify({ username, password }))
  })
}

test('sign-in attempts are counted across both processes, per address', async () => {
  const from = '127.0.0.2'
  const statuses: number[] = []
  for (const on of [0, 1, 0, 1, 0, 1, 0] as const) statuses.push(await tryToSignIn({ on, from, username: 'lina' }))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  for (const on of [0, 1] as const) {
    // Further guesses have to wait, even with the right password; the owner can sign in from another address.
    expect(await tryToSignIn({ on, from, username: 'lina', password: demoPassword })).toBe(429)
    expect(await tryToSignIn({ on, from: '127.0.0.3', username: 'lina', password: demoPassword })).toBe(200)
    expect(await tryToSignIn({ on, from, username: 'noah', password: demoPassword })).toBe(200)
  }
})

test('parallel guesses at both processes get no more attempts than at one', async () => {
  const tries = Array.from({ length: 30 }, (_, index) =>
    tryToSignIn({ on: index % 2 === 0 ? 0 : 1, from: '127.0.0.4', username: 'hugo' }),
  )
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(25)
})

test('both processes share one sign-in log, without a row for each throttled attempt', async () => {
  const found = await servers[0]?.database.query<{ outcome: string; count: string }>(
    `SELECT "outcome", count(*) FROM "SignIn" JOIN "User" u ON u."id" = "userId" WHERE u."username" = 'hugo' GROUP BY 1`,
  )
  const counts = Object.fromEntries((found?.rows ?? []).map(({ outcome, count }) => [outcome, Number(count)]))
  expect(counts.wrong_password).toBe(5)
  // The minute may have changed between the attempts.
  expect([1, 2]).toContain(counts.throttled)
})
