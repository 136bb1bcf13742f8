import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { proveAs, signInAs } from '../../fixtures/callers'
import { actionIds } from '../../harness/doors'
import { issueToken } from '../../fixtures/fuzz-family'
import { demoPasswordHash, insertOne } from '../../fixtures/insert'
import { someUser } from '../../fixtures/rows'
import { type OwnServer, takeOwnServer } from '../../harness/own-server'
import { administrator, demoPassword } from '../fixtures'

/*
 * What an attacker with a copy of an administrator's cookie can do, as a script over HTTP without a browser.
 */

test.describe.configure({ mode: 'serial' })

let server: OwnServer
test.beforeAll(async () => {
  server = await takeOwnServer()
})
test.afterAll(async () => {
  await (server as OwnServer | undefined)?.stop()
})

const unique = (name: string) => `${name}-${randomUUID().slice(0, 8)}`
type Answer = { status: number; needsProof?: boolean; message?: string; id?: string; username?: string }

async function call(method: string, path: string, headers: object, body?: object): Promise<Answer> {
  const response = await fetch(server.address + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })
  const text = await response.text()
  return { ...(text === '' ? {} : (JSON.parse(text) as object)), status: response.status }
}

/** Runs a server action as a browser with this cookie would. Returns its result. */
async function act(name: string, path: string, cookie: string, input: object): Promise<string> {
  const id = [...actionIds()].find(([door]) => door.startsWith(`${name} `))?.[1] ?? ''
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'Next-Action': id, Cookie: cookie },
    body: JSON.stringify([input]),
  })
  return response.text()
}

async function one<T>(sql: string, values: unknown[] = []): Promise<T> {
  return (await server.database.query(sql, values)).rows[0] as T
}

/** Makes every proof older than its 15 minutes. */
const expire = () => server.database.query(`UPDATE "SessionProof" SET "provedAt" = "provedAt" - interval '15 minutes'`)

/** Inserts an account directly into the database. */
async function person(isAdmin: boolean): Promise<{ id: string; username: string }> {
  const passwordHash = await demoPasswordHash(server.database)
  const username = unique(isAdmin ? 'robin' : 'kid')
  return insertOne(server.database, 'User', someUser({ username, passwordHash, isAdmin }))
}

const refused = { status: 403, needsProof: true }

test('a stolen cookie takes over no account, and a proof with the password allows sensitive actions', async () => {
  const cookie = await signInAs(server.address, administrator)
  const own = await one<{ id: string }>('SELECT "id" FROM "User" WHERE "username" = $1', [administrator])
  const [robin, kid] = [await person(true), await person(false)]
  const stolen = { Cookie: cookie }
  await expire()

  const eve = () => ({ username: unique('eve'), password: 'a password of mine', isAdmin: true })
  const attacks: [string, string, object?][] = [
    ['POST', '/api/admin/users', eve()],
    ['PATCH', `/api/users/${kid.id}`, { isAdmin: true }],
    ['PATCH', `/api/users/${robin.id}`, { password: 'a password of mine' }],
    ['PATCH', `/api/users/${robin.id}`, { isAdmin: false }],
    ['PATCH', `/api/users/${robin.id}`, { username: unique('renamed') }],
    ['PATCH', `/api/users/${robin.id}`, { email: 'eve@example.org' }],
    ['PATCH', `/api/users/${own.id}`, { email: 'eve@example.org' }],
    ['DELETE', `/api/users/${robin.id}`],
    ['POST', `/api/users/${own.id}/calendar`, { isFamily: true }],
  ]
  for (const [method, path, body] of attacks) {
    expect(await call(method, path, stolen, body), `${method} ${path}`).toMatchObject(refused)
  }
  for (const [name, path, input] of [
    ['createUserAction', '/admin/users', eve()],
    ['updateUserAction', '/admin/users', { userId: kid.id, isAdmin: true }],
    ['updateUserAction', '/admin/users', { userId: robin.id, password: 'a password of mine' }],
    ['deleteUserAction', '/admin/users', { userId: robin.id }],
    ['createTokenAction', '/profile', { name: 'Mine', scope: 'write', days: 365 }],
    ['makeCalendarAction', '/profile', { isFamily: true }],
  ] as const) {
    const answer = await act(name, path, cookie, input)
    expect(answer, name).toContain('"ok":false')
    expect(answer, name).toContain('"neededProof":{')
  }

  // Manage Users cannot be used to take over one's own account, with or without a proof.
  for (const [method, body] of [
    ['PATCH', { password: 'a password of mine' }],
    ['PATCH', { isAdmin: false }],
    ['DELETE', undefined],
  ] as const) {
    const answer = await call(method, `/api/users/${own.id}`, stolen, body)
    expect(answer).toMatchObject({ status: 403 })
    expect(answer.needsProof).toBeUndefined()
  }

  // Changes to members' accounts need no proof.
  expect((await call('PATCH', `/api/users/${kid.id}`, stolen, { points: 7, password: 'another one' })).status).toBe(200)

  const guessed = await call('POST', '/api/auth/proof', stolen, { password: 'a guess of mine' })
  expect(guessed).toMatchObject({ status: 403, message: 'This is not your current password' })
  expect(await call('POST', '/api/admin/users', stolen, eve())).toMatchObject(refused)

  // A proof belongs to its session: one in another browser of the same account has no effect here.
  await proveAs(server.address, await signInAs(server.address, administrator))
  expect(await call('POST', '/api/admin/users', stolen, eve())).toMatchObject(refused)

  expect(await call('POST', '/api/auth/proof', stolen, { password: demoPassword })).toEqual({ status: 204 })
  const made = await call('POST', '/api/admin/users', stolen, eve())
  expect(made.status).toBe(201)
  expect((await call('PATCH', `/api/users/${kid.id}`, stolen, { isAdmin: true })).status).toBe(200)
  expect((await call('PATCH', `/api/users/${robin.id}`, stolen, { password: 'another one' })).status).toBe(200)
  expect(await act('createTokenAction', '/profile', cookie, { name: 'Mine', scope: 'write', days: 30 })).toContain(
    '"ok":true',
  )
  expect((await call('DELETE', `/api/users/${robin.id}`, stolen)).status).toBe(200)

  const { rows } = await server.database.query<{ kind: string; actorName: string; subjectName: string | null }>(
    'SELECT "kind", "actorName", "subjectName" FROM "Activity" ORDER BY "id" DESC LIMIT 6',
  )
  expect(rows.map(({ kind }) => kind).reverse()).toEqual([
    'proof_given',
    'administrator_created',
    'user_promoted',
    'password_set',
    'token_made',
    'user_deleted',
  ])
  expect(rows.every(({ actorName }) => actorName === administrator)).toBe(true)
  expect(rows[0]?.subjectName).toBe(robin.username)
  expect((await one<{ count: string }>(`SELECT count(*) FROM "Activity" WHERE "kind" = 'proof_failed'`)).count).toBe(
    '1',
  )
})

test('an access token cannot create, delete or promote users, set a password or prove a session', async () => {
  const authorization = `Bearer ${await issueToken(server.database, administrator, 'write')}`
  const cookie = await signInAs(server.address, administrator)
  const kid = await person(false)
  for (const [method, path, body] of [
    ['POST', '/api/admin/users', { username: unique('eve'), password: 'a password of mine' }],
    ['PATCH', `/api/users/${kid.id}`, { isAdmin: true }],
    ['PATCH', `/api/users/${kid.id}`, { password: 'a password of mine' }],
    ['DELETE', `/api/users/${kid.id}`, undefined],
    ['POST', '/api/auth/proof', { password: demoPassword }],
  ] as const) {
    // The same holds beside a cookie whose session is proven.
    for (const headers of [{ authorization }, { authorization, Cookie: cookie }]) {
      const answer = await call(method, path, headers, body)
      expect(answer, `${method} ${path}`).toMatchObject({
        status: 403,
        message: 'This cannot be done with an access token. Please sign in to Laurel.',
      })
      expect(answer.needsProof).toBeUndefined()
    }
  }
  expect((await call('PATCH', `/api/users/${kid.id}`, { authorization }, { points: 3 })).status).toBe(200)
})

test('a session from before proofs existed, and a token revoked by a demotion, have no access', async () => {
  const robin = await person(true)
  const cookie = await signInAs(server.address, robin.username)
  await server.database.query('DELETE FROM "SessionProof"')
  expect(
    await call(
      'POST',
      '/api/admin/users',
      { Cookie: cookie },
      { username: unique('eve'), password: 'mine for ever', isAdmin: true },
    ),
  ).toMatchObject(refused)

  const authorization = `Bearer ${await issueToken(server.database, robin.username, 'write')}`
  const root = await signInAs(server.address, administrator)
  expect((await call('PATCH', `/api/users/${robin.id}`, { Cookie: root }, { isAdmin: false })).status).toBe(200)
  expect((await call('GET', '/api/users/profile', { authorization })).status).toBe(401)
})

test('an access token takes precedence, other bearer tokens are ignored, and signing in and out ignores both', async () => {
  const [noah, kid] = ['noah', (await person(false)).username]
  const cookie = await signInAs(server.address, noah)
  const token = await issueToken(server.database, kid, 'read')
  const profile = (authorization: string, session = cookie) =>
    call('GET', '/api/users/profile', { authorization, Cookie: session, 'x-username': administrator })

  expect(await profile(`Bearer ${token}`)).toMatchObject({ status: 200, username: kid })
  for (const other of ['Bearer something-of-its-own', 'Bearer', 'Basic bm9haDpub2Fo', 'bearer  ,,,', token]) {
    expect([other, await profile(other)]).toEqual([other, expect.objectContaining({ status: 200, username: noah })])
  }
  for (const wrong of ['Bearer laurel_wrong', `BEARER ${token}x`, `Bearer ${token} ${token}`]) {
    expect([wrong, (await profile(wrong)).status]).toEqual([wrong, 401])
  }
  const authorization = `Bearer ${token}`
  const draft = { taskId: randomUUID(), response: 'x' }
  expect(await call('POST', '/api/tasks/save-draft', { authorization, Cookie: cookie }, draft)).toMatchObject({
    status: 403,
    message: 'This access token may only read.',
  })

  const own = { username: kid, password: demoPassword }
  expect((await call('POST', '/api/auth/login', { authorization: 'Bearer laurel_wrong' }, own)).status).toBe(200)
  expect((await call('POST', '/api/auth/logout', { authorization }, {})).status).toBe(200)
  expect(await profile(authorization, '')).toMatchObject({ status: 200, username: kid })
  // Pages and next-auth's own endpoints ignore access tokens.
  expect((await fetch(`${server.address}/dashboard`, { headers: { authorization } })).url).toContain('/login')
  expect(await call('GET', '/api/auth/session', { authorization })).toEqual({ status: 200 })
})
