import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import pg from 'pg'
import * as z from 'zod'
import type { Viewer } from '@/lib/auth/policy'
import { anyOperation } from '../fixtures/any-operation'

let cookie = ''
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: () => cookie && { value: cookie },
    getAll: () => [{ name: 'next-auth.session-token', value: cookie }],
  }),
  headers: async () => new Headers(),
}))
jest.mock('next/cache', () => ({ refresh: () => undefined }))

const message = 'We could not reach the database. Try again in a moment.'
const secret = 'a secret of this test that is long enough to be one'

type Embedded = { url: string; leave: () => Promise<void>; revive: () => Promise<void> }
type Product = Awaited<ReturnType<typeof load>>
// Restarting the server logs an error.
jest.spyOn(console, 'error').mockImplementation(() => undefined)

let folder: string
let server: Embedded
let product: Product
let member: Viewer & { token: string }
/** Stops calls that a failed test left running. */
let isOver = false

/** The product on a dedicated PostgreSQL server, which these tests may stop. */
async function load(url: string) {
  Object.assign(process.env, { DATABASE_URL: url, NEXTAUTH_SECRET: secret })
  const [{ db }, { route }, { action }, tasks, tokens, factories, scopes, proof, session, nextAuth] = await Promise.all(
    [
      import('@/lib/db'),
      import('@/lib/http/route'),
      import('@/lib/http/action'),
      import('@/lib/tasks/queries'),
      import('@/lib/tokens/commands'),
      import('../fixtures/factories'),
      import('../fixtures/scope'),
      import('../fixtures/proof'),
      import('@/lib/auth/session'),
      import('@/app/api/auth/[...nextauth]/route'),
    ],
  )
  return {
    db,
    route,
    action,
    ...tasks,
    ...tokens,
    ...factories,
    ...scopes,
    ...proof,
    ...session,
    nextAuth: nextAuth.GET,
  }
}

beforeAll(async () => {
  const { joinDatabase } = await import('../../prisma/embedded/database.mjs')
  const { applyMigrations } = await import('../../prisma/start/migrations.mjs')
  folder = mkdtempSync(path.join(tmpdir(), 'laurel-away-'))
  chmodSync(folder, 0o755)
  server = (await joinDatabase(folder)) as Embedded
  await applyMigrations(server.url)
  product = await load(server.url)
  const viewer = await product.createUser()
  const wish = { name: 'Test', scope: 'write', days: 30 } as const
  const scope = product.testScope(await product.proven(viewer), new Date().toISOString())
  const { token } = await product.createToken(scope, wish)
  member = { ...viewer, token }
})
afterAll(async () => {
  isOver = true
  const home = realpathSync(path.join(folder, 'database'))
  await product.db.$disconnect()
  await server.leave()
  for (const place of [home, folder]) rmSync(place, { recursive: true, force: true })
})

/** A REST call that reads and one that changes data in a transaction, as an API client sends them. */
async function call(kind: 'read' | 'change') {
  const { db, route, countTasks } = product
  const door = route(anyOperation, async ({ scope }) => {
    if (kind === 'read') return countTasks(scope, member.id)
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${member.id}::uuid FOR UPDATE`
      await tx.user.update({ where: { id: member.id }, data: { lastActivity: scope.now } })
    })
    return { status: 'ok' }
  })
  const headers = { authorization: `Bearer ${member.token}` }
  const method = kind === 'read' ? 'GET' : 'POST'
  const response = await door(new Request('http://localhost/api/any', { method, headers }), {
    params: Promise.resolve({}),
  })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.text() }
}

const act = () => product.action(z.string(), () => product.db.user.count())('any')

function expectAnswer({ status, retryAfter, body }: Awaited<ReturnType<typeof call>>) {
  if (status === 200) return
  expect({ status, retryAfter, body }).toEqual({
    status: 503,
    retryAfter: '5',
    body: JSON.stringify({ message, error: message }),
  })
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

/** Repeats calls until the work is done, and checks every response. */
async function callDuring(work: () => Promise<void>) {
  let isDone = false
  const answers: Awaited<ReturnType<typeof call>>[] = []
  const results: Awaited<ReturnType<typeof act>>[] = []
  const worker = async (kind: 'read' | 'change') => {
    while (!isDone && !isOver) {
      answers.push(await call(kind))
      await pause(0)
    }
  }
  const actor = async () => {
    while (!isDone && !isOver) {
      results.push(await act())
      await pause(0)
    }
  }
  const finish = async () => {
    try {
      await work()
    } finally {
      isDone = true
    }
  }
  await Promise.all([finish(), ...(['read', 'read', 'change', 'change'] as const).map(worker), actor()])
  return { answers, results }
}

async function terminateAll() {
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`)
  await client.end()
}

test('while its connections are closed again and again, every call returns 200 or 503', async () => {
  const { answers, results } = await callDuring(async () => {
    for (let round = 0; round < 40; round += 1) {
      await terminateAll()
      await pause(20)
    }
  })
  answers.forEach(expectAnswer)
  for (const result of results) if (!result.ok) expect(result).toMatchObject({ message, isSignedOut: false })
  expect(answers.some(({ status }) => status === 503)).toBe(true)
  expect((await call('change')).status).toBe(200)
})

test('while the server stops and restarts, every call returns 200 or 503, and sessions survive', async () => {
  const pidFile = path.join(realpathSync(path.join(folder, 'database')), 'pg', 'postmaster.pid')
  const { db, nextAuth, newClaims } = product
  const { sessionVersion } = await db.user.findUniqueOrThrow({ where: { id: member.id } })
  cookie = await encode({ token: newClaims({ id: member.id, sessionVersion }), secret })
  const askSession = () => {
    const request = new NextRequest('http://localhost/api/auth/session', {
      headers: { cookie: `next-auth.session-token=${cookie}` },
    })
    return nextAuth(request, { params: Promise.resolve({ nextauth: ['session'] }) })
  }

  const { answers, results } = await callDuring(async () => {
    await pause(100)
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT')
    while (!isOver && (await call('read')).status === 200) await pause(20)
    await pause(200)
    const session = await askSession()
    expect([session.status, session.headers.get('retry-after'), session.headers.get('set-cookie')]).toEqual([
      503,
      '5',
      null,
    ])
    // Retried as `npm start` does, because the server may still be stopping at the first attempt.
    do {
      await server.revive()
      await pause(50)
    } while (!isOver && (await call('change')).status !== 200)
  })
  answers.forEach(expectAnswer)
  expect(answers.some(({ status }) => status === 503)).toBe(true)
  const failed = results.filter(({ ok }) => !ok)
  expect(failed.length).toBeGreaterThan(0)
  for (const result of failed) expect(result).toMatchObject({ ok: false, message, isSignedOut: false })
  expect([(await call('read')).status, (await call('change')).status, (await act()).ok]).toEqual([200, 200, true])
})
