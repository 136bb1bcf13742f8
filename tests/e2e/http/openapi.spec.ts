import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { z } from 'zod'
import type { OpenApiDocument } from '@/lib/openapi/document'
import { callsOf, targetsIn, type Call, type Target } from '../../fixtures/api-calls'
import { issueToken, readyFamily } from '../../fixtures/fuzz-family'
import { startOwnServer, type OwnServer } from '../../harness/own-server'
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
  server = await startOwnServer()
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
  expect(response.status, exchange).toBeLessThan(500)
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

/** Calls every operation as one caller. Returns the statuses of each, by `METHOD path`. */
async function fuzz(authorization: string | undefined, numRuns: number): Promise<Map<string, Set<number>>> {
  const seen = new Map<string, Set<number>>()
  for (const target of targetsIn(document)) {
    const statuses = new Set<number>()
    const shown = hasOwnSecret(target) && authorization ? `Bearer ${cronSecret}` : authorization
    await fc.assert(
      fc.asyncProperty(callsOf(target, document, hintsFor(target.method, target.path), picture), async (call) => {
        statuses.add(await send(target, call, shown))
      }),
      { seed, numRuns: takesNothing(target) ? 2 : numRuns, endOnFailure: true },
    )
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
  const seen = await fuzz(`Bearer ${token}`, 20)
  expect(succeeded(seen)).toEqual(names((target) => !isForPeople(target)))
  expect(
    (await fetch(`${server.address}/api/users/profile`, { headers: { authorization: `Bearer ${token}` } })).ok,
  ).toBe(true)
})

test('a member’s read token changes nothing', async () => {
  const token = await issueToken(server.database, 'noah', 'read')
  const seen = await fuzz(`Bearer ${token}`, 8)
  const allowed = (target: Target) =>
    hasOwnSecret(target) || isSignIn(target) || (!isChange(target) && target.operation['x-access'] !== 'administrators')
  for (const name of succeeded(seen)) expect(names(allowed)).toContain(name)
  expect(succeeded(seen)).toEqual(expect.arrayContaining(names((target) => allowed(target) && !isSignIn(target))))
})

test('without a caller only public operations succeed', async () => {
  const seen = await fuzz(undefined, 5)
  for (const name of succeeded(seen)) {
    expect(names(({ operation }) => operation['x-access'] === 'anyone')).toContain(name)
  }
  expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
})
