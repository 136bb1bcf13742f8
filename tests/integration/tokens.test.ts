import { Readable } from 'node:stream'
import { Client } from 'pg'
import { POST as uploadAvatar } from '@/app/api/upload/avatar/route'
import type { Viewer } from '@/lib/auth/policy'
import { dayMs } from '@/lib/durations'
import { db } from '@/lib/db'
import { route } from '@/lib/http/route'
import { createToken, revokeToken } from '@/lib/tokens/commands'
import { listTokens } from '@/lib/tokens/queries'
import { createUser as addUser, deleteUser, updateUser } from '@/lib/users/commands'
import { createUserSchema } from '@/lib/users/schema'
import { anyOperation } from '../fixtures/any-operation'
import { createAdministrator, createUser } from '../fixtures/factories'
import { plain } from '../fixtures/pictures'
import { proven } from '../fixtures/proof'
import { testScope } from '../fixtures/scope'

const usual = { name: 'Kitchen display', scope: 'write', days: 30 } as const
// Request handling reads the real clock.
const present = () => new Date().toISOString()
const make = async (
  viewer: Viewer,
  input: Partial<{ name: string; scope: 'read' | 'write'; days: 30 | 90 | 365 }> = {},
) => createToken(testScope(await proven(viewer), present()), { ...usual, ...input })
/** Node requires it for a streamed body; TypeScript does not know it. */
const halfDuplex = { duplex: 'half' } as object
const rowsOf = (userId: string) => db.accessToken.findMany({ where: { userId } })

/** The caller as a REST handler sees it, or the error. */
const door = route(anyOperation, async ({ scope }) => ({ viewer: scope.viewer, isByToken: scope.isByToken }))
async function call(authorization: string, method = 'GET') {
  const request = new Request('http://localhost/api/any', { method, headers: { authorization } })
  const response = await door(request, { params: Promise.resolve({}) })
  expect(response.headers.get('set-cookie')).toBeNull()
  return { status: response.status, ...((await response.json()) as { viewer?: Viewer; message?: string }) }
}

test('a token is shown once, and only its hash is stored', async () => {
  const member = await createUser()
  const { token, view } = await make(member, { name: 'Clock', scope: 'read', days: 90 })
  expect(token).toMatch(/^laurel_[A-Za-z0-9_-]{43}$/)
  const [row] = await rowsOf(member.id)
  expect(JSON.stringify(row)).not.toContain(token.slice(7))
  expect(row).toMatchObject({ name: 'Clock', scope: 'read', hint: token.slice(-4), lastUsedAt: null })
  expect(row && row.expiresAt.getTime() - row.createdAt.getTime()).toBe(90 * dayMs)
  expect(await listTokens(testScope(member, present()))).toEqual([view])
  expect(JSON.stringify(view)).not.toMatch(/hash/i)
  expect(await make(member)).not.toMatchObject({ token })
})

test('a token acts as its user with their current role', async () => {
  const admin = await createAdministrator()
  const { token } = await make(admin)
  expect(await call(`Bearer ${token}`)).toMatchObject({ status: 200, viewer: admin, isByToken: true })
  expect(await call(`bEARER  ${token}`, 'DELETE')).toMatchObject({ status: 200, viewer: admin })
  await db.user.update({ where: { id: admin.id }, data: { isAdmin: false } })
  expect(await call(`Bearer ${token}`)).toMatchObject({ status: 200, viewer: { id: admin.id, isAdmin: false } })
})

test('no token may call an operation that asks for a session', async () => {
  const { token } = await make(await createUser())
  const inPerson = route({ ...anyOperation, access: 'signed-in', credentials: 'session' }, async () => ({}))
  const request = new Request('http://localhost/api/any', { headers: { authorization: `Bearer ${token}` } })
  expect((await inPerson(request, { params: Promise.resolve({}) })).status).toBe(403)
})

test('a read token can read but change nothing', async () => {
  const { token } = await make(await createUser(), { scope: 'read' })
  for (const method of ['GET', 'HEAD']) {
    const headers = { authorization: `Bearer ${token}` }
    const response = await door(new Request('http://localhost/', { method, headers }), { params: Promise.resolve({}) })
    expect(response.status).toBe(200)
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await call(`Bearer ${token}`, method)).toMatchObject({
      status: 403,
      message: 'This access token may only read.',
    })
  }
})

test('a wrong, expired or revoked token, or one of a deleted user, returns 401', async () => {
  const member = await createUser()
  const admin = await createAdministrator()
  const { token, view } = await make(member)
  const invalid = { status: 401, message: 'This access token is not valid. It may be mistyped, or it was revoked.' }
  const wrong = [
    'laurel_',
    'laurel_x',
    `${token}x`,
    token.slice(0, -1),
    `laurel_${'A'.repeat(43)}`,
    `${token} ${token}`,
  ]
  for (const value of [...wrong, `laurel_${'\u00ff'.repeat(43)}`]) {
    expect(await call(`Bearer ${value}`)).toMatchObject(invalid)
  }

  await db.accessToken.update({
    where: { id: view.id },
    data: { createdAt: new Date(0), expiresAt: new Date(Date.now() - 1) },
  })
  expect(await call(`Bearer ${token}`)).toMatchObject({ status: 401, message: expect.stringContaining('has expired') })

  const revoked = await make(member)
  await revokeToken(testScope(member, present()), { tokenId: revoked.view.id })
  expect(await call(`Bearer ${revoked.token}`)).toMatchObject(invalid)

  const orphan = await make(member)
  await deleteUser(testScope(admin), { userId: member.id })
  expect(await call(`Bearer ${orphan.token}`)).toMatchObject(invalid)
  expect(await rowsOf(member.id)).toEqual([])
})

test("users can neither see nor revoke another's tokens", async () => {
  const [one, other] = [await createUser(), await createAdministrator()]
  const { view, token } = await make(one)
  expect(await listTokens(testScope(other, present()))).toEqual([])
  const missing = { code: 'not_found', message: 'tokens.notFound' }
  await expect(revokeToken(testScope(other), { tokenId: view.id })).rejects.toMatchObject(missing)
  await expect(revokeToken(testScope(one), { tokenId: "1' OR true --" })).rejects.toMatchObject(missing)
  await expect(revokeToken(testScope(null), { tokenId: view.id })).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await call(`Bearer ${token}`)).toMatchObject({ status: 200 })
})

test('a token cannot create or revoke tokens, or set a password', async () => {
  const admin = await createAdministrator()
  const { view } = await make(admin)
  const byToken = { ...testScope(admin), isByToken: true } as const
  const rejection = { code: 'forbidden', message: 'tokens.inPersonOnly' }
  await expect(createToken(byToken, usual)).rejects.toMatchObject(rejection)
  await expect(revokeToken(byToken, { tokenId: view.id })).rejects.toMatchObject(rejection)
  const before = await db.user.findUniqueOrThrow({ where: { id: admin.id } })
  await expect(updateUser(byToken, { userId: admin.id, password: 'a new password' })).rejects.toMatchObject(rejection)
  await expect(updateUser(byToken, { userId: admin.id, isAdmin: false })).rejects.toMatchObject(rejection)
  const member = await createUser()
  await expect(updateUser(byToken, { userId: member.id, isAdmin: true })).rejects.toMatchObject(rejection)
  const newcomer = createUserSchema.parse({ username: 'Newcomer', password: 'a new password', isAdmin: true })
  await expect(addUser(byToken, newcomer)).rejects.toMatchObject(rejection)
  await expect(addUser(byToken, { ...newcomer, isAdmin: false })).rejects.toMatchObject(rejection)
  await expect(deleteUser(byToken, { userId: member.id })).rejects.toMatchObject(rejection)
  await expect(updateUser(byToken, { userId: admin.id, username: 'Another name' })).rejects.toMatchObject(rejection)
  expect((await updateUser(byToken, { userId: member.id, isAdmin: false, points: 1 })).points).toBe(1)
  expect(await db.user.findUniqueOrThrow({ where: { id: admin.id } })).toEqual(before)
  await updateUser(byToken, { userId: admin.id, points: 5 })
  expect(await rowsOf(admin.id)).toHaveLength(1)
})

test('a user has at most twenty tokens, even when thirty are created concurrently', async () => {
  const member = await createUser()
  const made = await Promise.allSettled(Array.from({ length: 30 }, () => make(member)))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  for (const result of made) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' })
  }
  expect(await rowsOf(member.id)).toHaveLength(20)
})

test('expired tokens are listed as such, do not count, and are deleted when a new one is created', async () => {
  const member = await createUser()
  const scope = testScope(await proven(member))
  for (let count = 0; count < 20; count += 1) await createToken(scope, usual)
  const later = testScope(scope.viewer, new Date(scope.now.getTime() + 30 * dayMs).toISOString())
  expect((await listTokens(later)).map(({ isExpired }) => isExpired)).toEqual(Array(20).fill(true))
  const { view } = await createToken(later, usual)
  expect(await listTokens(later)).toEqual([view])
})

test('a new password or a demotion deletes all tokens, and other changes do not', async () => {
  const admin = await createAdministrator()
  const [renamed, given, demoted] = [await createUser(), await createUser(), await createAdministrator()]
  for (const user of [renamed, given, demoted]) await make(user)
  const scope = testScope(await proven(admin))
  await updateUser(scope, { userId: renamed.id, points: 3, isAdmin: true })
  await updateUser(scope, { userId: given.id, password: 'a new password' })
  await updateUser(scope, { userId: demoted.id, isAdmin: false })
  const left = await Promise.all([renamed, given, demoted].map(async ({ id }) => (await rowsOf(id)).length))
  expect(left).toEqual([1, 0, 0])
})

test('a session from before a password change cannot create tokens', async () => {
  const member = await createUser()
  const session = { ...member, sessionVersion: 0 }
  await make(session)
  await updateUser(testScope(await createAdministrator()), { userId: member.id, password: 'a new password' })
  await expect(make(session)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await rowsOf(member.id)).toEqual([])
  await make({ ...member, sessionVersion: 1 })
})

test('tokens created during a password change are deleted with it, in either order', async () => {
  const admin = testScope(await createAdministrator())
  for (let round = 0; round < 3; round += 1) {
    const member = await createUser()
    const asked = Array.from({ length: 12 }, () => make({ ...member, sessionVersion: 0 }))
    const [, ...made] = await Promise.allSettled([
      updateUser(admin, { userId: member.id, password: 'a new password' }),
      ...asked,
    ])
    expect(made).toHaveLength(12)
    expect(await rowsOf(member.id)).toEqual([])
  }
})

test('the last use is recorded at most once an hour', async () => {
  const { token, view } = await make(await createUser())
  const lastUse = async () => (await db.accessToken.findUniqueOrThrow({ where: { id: view.id } })).lastUsedAt
  const setUse = (minutesAgo: number) =>
    db.accessToken.update({
      where: { id: view.id },
      data: { lastUsedAt: new Date(Date.now() - minutesAgo * 60_000) },
    })
  await call(`Bearer ${token}`)
  expect(await lastUse()).toBeInstanceOf(Date)

  const { lastUsedAt: recent } = await setUse(59)
  await call(`Bearer ${token}`)
  expect(await lastUse()).toEqual(recent)
  const { lastUsedAt: old } = await setUse(61)
  await Promise.all(Array.from({ length: 20 }, () => call(`Bearer ${token}`)))
  expect((await lastUse())?.getTime()).toBeGreaterThan(old?.getTime() ?? 0)
})

test('a call does not wait for a lock on the row of its token', async () => {
  const { token, view } = await make(await createUser())
  const holder = new Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM "AccessToken" WHERE "id" = $1 FOR UPDATE', [view.id])
    // The test would hang if the call waited for the row.
    expect(await call(`Bearer ${token}`)).toMatchObject({ status: 200 })
    await holder.query('ROLLBACK')
  } finally {
    await holder.end()
  }
  expect((await db.accessToken.findUniqueOrThrow({ where: { id: view.id } })).lastUsedAt).toBeNull()
})

test('a token that is revoked while a picture arrives uploads none', async () => {
  const member = await createUser()
  const { token, view } = await make(member)
  const form = new FormData()
  form.append('avatar', new Blob([new Uint8Array(await plain(20, 20).png().toBuffer())]), 'avatar.png')
  const { body, headers } = new Response(form)
  const slow = body?.pipeThrough(
    new TransformStream<Uint8Array>({
      async flush() {
        await revokeToken(testScope(member, present()), { tokenId: view.id })
      },
    }),
  )
  headers.set('authorization', `Bearer ${token}`)
  const request = new Request('http://localhost/api/upload/avatar', {
    method: 'POST',
    headers,
    body: slow,
    ...halfDuplex,
  })
  const response = await uploadAvatar(request, { params: Promise.resolve({}) })
  expect(response.status).toBe(401)
  expect(await db.avatarUpload.count({ where: { ownerId: member.id } })).toBe(0)
})

test('a HEAD request gets the headers of a streamed response, and leaves nothing open', async () => {
  const { token } = await make(await createUser())
  let state = 'waiting'
  async function* pieces() {
    state = 'open'
    try {
      for (;;) yield await Promise.resolve('piece')
    } finally {
      state = 'freed'
    }
  }
  const streamed = route(anyOperation, () => {
    const body = Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/gzip' } }))
  })
  const headers = { authorization: `Bearer ${token}` }
  const request = new Request('http://localhost/api/any', { method: 'HEAD', headers })
  const response = await streamed(request, { params: Promise.resolve({}) })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/gzip'])
  expect(response.body).toBeNull()
  while (state !== 'freed') await new Promise((resolve) => setImmediate(resolve))
})
