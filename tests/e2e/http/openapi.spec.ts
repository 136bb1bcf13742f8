import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { z } from 'zod'
import type { OpenApiDocument } from '@/lib/openapi/document'
import { callsOf, targetsIn, type Call, type Target } from '../../fixtures/api-calls'
import { issueToken, readyFamily } from '../../fixtures/fuzz-family'
import { type OwnServer, takeOwnServer } from '../../harness/own-server'
import { noisy } from '../../fixtures/pictures'
import { cronSecret } from '../administration'

test.describe.configure({ mode: 'serial' })

/** Fixed by default so that a failure can be reproduced; FUZZ_SEED overrides it. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

let server: OwnServer
let document: OpenApiDocument
let hintsFor: Awaited<ReturnType<typeof readyFamily>>
let picture: Buffer

test.beforeAll(async () => {
  process.env.LOG_LEVEL = 'error' // rejected requests would fill the log
  server = await takeOwnServer()
  document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as OpenApiDocument
  hintsFor = await readyFamily(server.database)
  picture = await noisy(64, 64).png().toBuffer()
})
test.afterAll(async () => {
  // No server was started if every test was skipped.
  await (server as OwnServer | undefined)?.stop()
})

const schemas = new Map<string, z.ZodType>()

/** The schema that the document itself declares for a response. */
function declared({ operation }: Target, status: number): z.ZodType | undefined {
  const reference = operation.responses[status]?.content?.['application/json']?.schema.$ref
  if (reference === undefined) return undefined
  const known = schemas.get(reference)
  if (known) return known
  const inPlace = JSON.stringify({ $ref: reference, $defs: document.components.schemas })
  const schema = z.fromJSONSchema(JSON.parse(inPlace.replaceAll('#/components/schemas/', '#/$defs/')))
  schemas.set(reference, schema)
  return schema
}

/** Sends a call and checks the response against the document. Returns its status. */
async function send(target: Target, { path, ...call }: Call, authorization?: string): Promise<number> {
  const headers = { ...call.headers, ...(authorization && { authorization }) }
  const response = await fetch(`${server.address}${path}`, { ...call, headers, redirect: 'manual' })
  const text = await response.text()
  const exchange = `${call.method} ${path} → ${response.status} ${text.slice(0, 300)}`
  // A database that is slow because the machine is busy also makes the health check answer 503.
  if (target.path !== '/api/health') expect(response.status, exchange).toBeLessThan(500)
  expect(Object.keys(target.operation.responses), exchange).toContain(String(response.status))
  if (response.status === 204) {
    expect(text, exchange).toBe('')
    return response.status
  }
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const stated = target.operation.responses[response.status]?.content ?? {}
  expect(Object.keys(stated), exchange).toEqual([type])
  if (type !== 'application/json') {
    expect(text, exchange).not.toBe('')
    return response.status
  }
  const answer = declared(target, response.status)?.safeParse(JSON.parse(text))
  expect(answer?.error?.issues ?? (answer ? [] : 'no schema'), exchange).toEqual([])
  if (authorization) expect(response.headers.get('set-cookie') === null || isSignIn(target), exchange).toBe(true)
  return response.status
}

const isForPeople = ({ operation: { security } }: Target) =>
  security.length === 1 && Object.keys(security[0] ?? {}).join() === 'sessionCookie'
const isSignIn = (target: Target) => target.path.startsWith('/api/auth/') && !isForPeople(target)
const hasOwnSecret = ({ operation }: Target) => ['scheduler', 'monitoring'].includes(operation['x-access'])
const isChange = ({ method }: Target) => method !== 'get'

/** An operation without input makes the same call each time. */
const takesNothing = ({ operation }: Target) => operation.parameters.length === 0 && !operation.requestBody

/** So many calls to an operation that should succeed must include one that does. */
const mostCalls = 100

/**
 * Calls every operation `share` times as one caller, and one that `shouldSucceed` until it does. Returns the statuses
 * of each, by `METHOD path`.
 */
async function fuzz(
  authorization: string | undefined,
  share: number,
  shouldSucceed: (target: Target) => boolean,
): Promise<Map<string, Set<number>>> {
  const seen = new Map<string, Set<number>>()
  for (const target of targetsIn(document)) {
    const statuses = new Set<number>()
    const shown = hasOwnSecret(target) && authorization ? `Bearer ${cronSecret}` : authorization
    const calls = callsOf(target, document, hintsFor(target.method, target.path), picture)
    const isDone = (sent: number) =>
      sent >= (takesNothing(target) ? 2 : share) && (!shouldSucceed(target) || [...statuses].some(isSuccess))
    for (let sent = 0; sent < mostCalls && !isDone(sent); sent += share) {
      for (const call of fc.sample(calls, { seed: seed + sent, numRuns: takesNothing(target) ? 2 : share }))
        statuses.add(await send(target, call, shown))
    }
    seen.set(`${target.method.toUpperCase()} ${target.path}`, statuses)
  }
  return seen
}

const names = (keep: (target: Target) => boolean) =>
  targetsIn(document)
    .filter(keep)
    .map(({ path, method }) => `${method.toUpperCase()} ${path}`)
const isSuccess = (status: number) => status < 300
const succeeded = (seen: Map<string, Set<number>>) =>
  [...seen].flatMap(([name, statuses]) => ([...statuses].some(isSuccess) ? [name] : []))

test('with an administrator’s write token every operation responds as declared, and succeeds unless it requires a session', async () => {
  const token = await issueToken(server.database, 'parent', 'write')
  const allowed = (target: Target) => !isForPeople(target)
  const seen = await fuzz(`Bearer ${token}`, 5, allowed)
  expect(succeeded(seen)).toEqual(names(allowed))
  expect(
    (await fetch(`${server.address}/api/users/profile`, { headers: { authorization: `Bearer ${token}` } })).ok,
  ).toBe(true)
})

test('a member’s read token changes nothing', async () => {
  const token = await issueToken(server.database, 'noah', 'read')
  const allowed = (target: Target) =>
    hasOwnSecret(target) || isSignIn(target) || (!isChange(target) && target.operation['x-access'] !== 'administrators')
  const expected = (target: Target) => allowed(target) && !isSignIn(target)
  const seen = await fuzz(`Bearer ${token}`, 5, expected)
  for (const name of succeeded(seen)) expect(names(allowed)).toContain(name)
  expect(succeeded(seen)).toEqual(expect.arrayContaining(names(expected)))
})

test('without a caller only public operations succeed', async () => {
  const seen = await fuzz(undefined, 4, () => false)
  for (const name of succeeded(seen)) {
    expect(names(({ operation }) => operation['x-access'] === 'anyone')).toContain(name)
  }
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
})
