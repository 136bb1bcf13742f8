import '../harness/server-secret'
import { changePassword, signIn } from '@/lib/account/commands'
import { hashPassword } from '@/lib/auth/password'
import type { Viewer } from '@/lib/auth/policy'
import { newClaims, viewerOf } from '@/lib/auth/session'
import { db } from '@/lib/db'
import { createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

const password = 'the password until now'
const home = { address: '10.1.0.1', agent: 'a test' }
const member = async () => createUser({ passwordHash: await hashPassword(password) })
const wish = (newPassword: string, currentPassword = password) => ({
  currentPassword,
  newPassword,
  repeat: newPassword,
})
const rowOf = ({ id }: Viewer) => db.user.findUniqueOrThrow({ where: { id } })
const session = (user: { id: string; sessionVersion: number }) => viewerOf(newClaims(user))

async function giveToken({ id: userId }: Viewer, tokenHash: string) {
  const at = new Date('2026-11-21T11:00:00Z')
  const expiresAt = new Date('2027-11-21T11:00:00Z')
  await db.accessToken.create({
    data: { userId, name: 'a program', tokenHash, hint: 'abcd', scope: 'read', createdAt: at, expiresAt },
  })
}

test('only the new password signs in; other sessions and access tokens end', async () => {
  const [user, other] = [await member(), await member()]
  await Promise.all([giveToken(user, 'one'), giveToken(other, 'two')])
  const scope = testScope(user)
  const before = await signIn(scope, { username: user.username, password }, home)
  expect(await session(before)).toMatchObject({ id: user.id })

  const after = await changePassword(scope, wish('the password from now on'), home)
  expect(await session(before)).toBeNull()
  expect(await session(after)).toMatchObject({ id: user.id })
  await expect(signIn(scope, { username: user.username, password }, home)).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  const again = { username: user.username, password: 'the password from now on' }
  await expect(signIn(scope, again, home)).resolves.toMatchObject({ id: user.id })
  expect(await db.accessToken.findMany({ select: { userId: true } })).toEqual([{ userId: other.id }])
})

test('a session ends thirty days after signing in, even if its token is renewed', async () => {
  const user = await signIn(testScope(null), { username: (await member()).username, password }, home)
  const claims = newClaims(user)
  const days = 24 * 60 * 60
  expect(await viewerOf({ ...claims, startedAt: claims.startedAt - 30 * days + 60 })).toMatchObject({ id: user.id })
  expect(await viewerOf({ ...claims, startedAt: claims.startedAt - 30 * days - 1 })).toBeNull()
  expect(await viewerOf({ sub: claims.sub, sessionId: claims.sessionId, sessionVersion: 0 })).toBeNull()
})

test('a wrong current password changes nothing and is an error on its field', async () => {
  const user = await member()
  const before = await rowOf(user)
  await expect(changePassword(testScope(user), wish('another password', 'not it'), home)).rejects.toMatchObject({
    code: 'invalid',
    fields: { currentPassword: ['proof.currentWrong'] },
  })
  expect(await rowOf(user)).toEqual(before)
})

test('a stolen session can neither guess the password nor reset the count of failures', async () => {
  const user = await member()
  const scope = testScope(user)
  for (let guess = 0; guess < 5; guess += 1) {
    const code = guess % 2 === 0 ? 'invalid' : 'unauthenticated'
    // Failed sign-ins and failed password changes share one count.
    await expect(
      guess % 2 === 0
        ? changePassword(scope, wish('another password', 'not it'), home)
        : signIn(scope, { username: user.username, password: 'not it' }, home),
    ).rejects.toMatchObject({ code })
  }
  await expect(changePassword(scope, wish('another password'), home)).rejects.toMatchObject({ code: 'too_many' })
  const elsewhere = { ...home, address: '10.1.0.2' }
  await expect(changePassword(scope, wish('another password'), elsewhere)).resolves.toMatchObject({ id: user.id })
})

test('of twenty concurrent changes one succeeds, and its session continues', async () => {
  const user = await member()
  const scope = testScope(user)
  const wishes = Array.from({ length: 20 }, (_, index) => `wished-for password ${index}`)
  const changes = await Promise.allSettled(
    wishes.map((wished, index) => changePassword(scope, wish(wished), { ...home, address: `10.1.1.${index}` })),
  )
  const made = changes.flatMap((change, index) => (change.status === 'fulfilled' ? [{ index, ...change.value }] : []))
  expect(made).toHaveLength(1)
  const [{ index, sessionVersion }] = made as [(typeof made)[number]]
  expect((await rowOf(user)).sessionVersion).toBe(sessionVersion)
  const credentials = { username: user.username, password: wishes[index] ?? '' }
  await expect(signIn(scope, credentials, home)).resolves.toMatchObject({ id: user.id, sessionVersion })
})

test('visitors and deleted users change nothing', async () => {
  const user = await member()
  await db.user.delete({ where: { id: user.id } })
  for (const viewer of [null, user]) {
    await expect(changePassword(testScope(viewer), wish('another password'), home)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  }
})

test('an access token cannot change the password', async () => {
  const user = await member()
  const scope = { ...testScope(user), isByToken: true as const }
  await expect(changePassword(scope, wish('another password'), home)).rejects.toMatchObject({ code: 'forbidden' })
})

test('composed and decomposed accents in a password are equivalent', async () => {
  const user = await createUser({ passwordHash: await hashPassword('pässwörd 1'.normalize('NFC')) })
  const credentials = { username: user.username, password: 'pässwörd 1'.normalize('NFD') }
  await expect(signIn(testScope(null), credentials, home)).resolves.toMatchObject({ id: user.id })
})
