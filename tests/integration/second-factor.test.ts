import '../harness/server-secret'
import { authOptions } from '@/lib/account/options'
import { signIn } from '@/lib/account/commands'
import { hashPassword } from '@/lib/auth/password'
import type { Viewer } from '@/lib/auth/policy'
import { newClaims, viewerOf } from '@/lib/auth/session'
import { db } from '@/lib/db'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '@/lib/second-factor/commands'
import { findSecondFactor } from '@/lib/second-factor/queries'
import { createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'
import { appCode } from '../fixtures/second-factor'

const password = 'a long enough password'
const start = Date.UTC(2026, 10, 21, 11)
/** The moment that many seconds after the second factor was enabled. */
const moment = (seconds: number) => new Date(start + seconds * 1000)
const at = <V extends Viewer | null>(viewer: V, seconds = 0) => testScope(viewer, moment(seconds).toISOString())
let host = 0
const home = () => ({ address: `10.2.${Math.floor(host / 250)}.${(host += 1) % 250}`, agent: 'a test' })
const rowOf = (id: string) => db.user.findUniqueOrThrow({ where: { id } })
const wrongCode = { code: 'invalid', fields: { code: ['proof.codeWrong'] } }

async function administrator(data = {}) {
  return createUser({ passwordHash: await hashPassword(password), isAdmin: true, ...data })
}

/** An administrator who enabled the second factor at the start. */
async function protectedAdministrator() {
  const viewer = await administrator()
  const { key } = await beginSecondFactor(at(viewer), { currentPassword: password }, home())
  const { codes, session } = await confirmSecondFactor(at(viewer), { code: appCode(key, moment(0)) }, home())
  const tryCode = (code: string | undefined, seconds: number, caller = home()) =>
    signIn(at(null, seconds), { username: viewer.username, password, code }, caller)
  return { viewer, key, codes, session, tryCode }
}

const countDone = (tries: PromiseSettledResult<unknown>[]) =>
  tries.filter(({ status }) => status === 'fulfilled').length

test('confirming a code enables it and ends other sessions, and the stored secret is encrypted', async () => {
  const viewer = await administrator()
  const before = await signIn(at(null), { username: viewer.username, password }, home())
  const { key, qr } = await beginSecondFactor(at(viewer), { currentPassword: password }, home())
  expect(qr.size).toBeGreaterThan(29)
  await expect(signIn(at(null), { username: viewer.username, password }, home())).resolves.toBeTruthy()
  await expect(confirmSecondFactor(at(viewer), { code: '000000' }, home())).rejects.toMatchObject(wrongCode)

  const { codes, session } = await confirmSecondFactor(at(viewer), { code: appCode(key, moment(0)) }, home())
  expect(codes).toHaveLength(10)
  expect(session.sessionVersion).toBe(before.sessionVersion + 1)
  expect(await viewerOf(newClaims(before))).toBeNull()
  expect(await viewerOf(newClaims(session))).toMatchObject({ id: viewer.id })
  const kept = JSON.stringify([await rowOf(viewer.id), await db.recoveryCode.findMany()])
  for (const secret of [key, key.replaceAll(' ', ''), ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
    expect(kept).not.toContain(secret)
  }
  expect(await findSecondFactor(at(viewer))).toEqual({
    since: moment(0).toISOString(),
    codesLeft: 10,
    maySwitchOn: true,
  })
})

test('only administrators can enable the second factor, with their password, and only once', async () => {
  const child = await createUser({ passwordHash: await hashPassword(password) })
  await expect(beginSecondFactor(at(child), { currentPassword: password }, home())).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(confirmSecondFactor(at(child), { code: '123456' }, home())).rejects.toMatchObject({ code: 'forbidden' })
  const viewer = await administrator()
  await expect(beginSecondFactor(at(viewer), { currentPassword: 'x' }, home())).rejects.toMatchObject({
    fields: { currentPassword: ['proof.currentWrong'] },
  })
  await expect(confirmSecondFactor(at(viewer), { code: '123456' }, home())).rejects.toMatchObject({ code: 'conflict' })
  const { viewer: on } = await protectedAdministrator()
  await expect(beginSecondFactor(at(on), { currentPassword: password }, home())).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('starting the setup again replaces the pending key', async () => {
  const viewer = await administrator()
  const [first, second] = [
    await beginSecondFactor(at(viewer), { currentPassword: password }, home()),
    await beginSecondFactor(at(viewer), { currentPassword: password }, home()),
  ]
  await expect(confirmSecondFactor(at(viewer), { code: appCode(first.key, moment(0)) }, home())).rejects.toMatchObject(
    wrongCode,
  )
  await confirmSecondFactor(at(viewer), { code: appCode(second.key, moment(0)) }, home())
})

test('twenty concurrent confirmations create one set of recovery codes', async () => {
  const viewer = await administrator()
  const { key } = await beginSecondFactor(at(viewer), { currentPassword: password }, home())
  const code = appCode(key, moment(0))
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => confirmSecondFactor(at(viewer), { code }, home())),
  )
  expect(countDone(tries)).toBe(1)
  expect(await db.recoveryCode.count({ where: { userId: viewer.id } })).toBe(10)
})

test('signing in requires the password and a code, which a wrong password does not reveal', async () => {
  const { viewer, key, tryCode } = await protectedAdministrator()
  await expect(tryCode(undefined, 60)).rejects.toMatchObject({
    name: 'AppError',
    code: 'unauthenticated',
    message: 'login.codeNeeded',
  })
  await expect(tryCode('000000', 60)).rejects.toMatchObject({
    code: 'unauthenticated',
    fields: { code: ['proof.codeWrong'] },
  })
  const code = appCode(key, moment(60))
  const wrong = signIn(at(null, 60), { username: viewer.username, password: 'x', code }, home())
  await expect(wrong).rejects.toMatchObject({ message: 'login.wrong', fields: undefined })
  await expect(tryCode(code, 60)).resolves.toMatchObject({ id: viewer.id })
})

test('a code signs in once, even in twenty parallel attempts', async () => {
  const { key, tryCode } = await protectedAdministrator()
  const code = appCode(key, moment(60))
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => tryCode(code, 60)))
  expect(countDone(tries)).toBe(1)
  await expect(tryCode(code, 75)).rejects.toMatchObject({ status: expect.any(Number) })
})

test('the code that enabled it cannot sign in as well', async () => {
  const { key, tryCode } = await protectedAdministrator()
  await expect(tryCode(appCode(key, moment(0)), 5)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a recovery code signs in once, even in twenty parallel attempts', async () => {
  const { viewer, codes, tryCode } = await protectedAdministrator()
  const [code = '', other = ''] = codes
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => tryCode(code, 60)))
  expect(countDone(tries)).toBe(1)
  await expect(tryCode(code, 90)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(tryCode(other.toLowerCase().replaceAll('-', ''), 90)).resolves.toMatchObject({ id: viewer.id })
  expect(await findSecondFactor(at(viewer))).toMatchObject({ codesLeft: 8 })
})

test('a recovery code works for its own account only', async () => {
  const [one, other] = [await protectedAdministrator(), await protectedAdministrator()]
  await expect(one.tryCode(other.codes[0], 60)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await findSecondFactor(at(other.viewer))).toMatchObject({ codesLeft: 10 })
})

test('requests without a code do not reset the count of wrong codes', async () => {
  const { key, tryCode } = await protectedAdministrator()
  const there = home()
  const outcomes: string[] = []
  for (const code of [undefined, '000000', undefined, '000001', undefined, undefined, appCode(key, moment(60))]) {
    await tryCode(code, 60, there).catch((error: { code: string }) => outcomes.push(error.code))
  }
  expect(outcomes).toEqual([...Array<string>(5).fill('unauthenticated'), 'too_many', 'too_many'])
  await expect(tryCode(appCode(key, moment(60)), 60)).resolves.toBeTruthy()
})

test('wrong codes from changing addresses are counted per account, and a recovery code still works', async () => {
  const { viewer, key, codes, tryCode } = await protectedAdministrator()
  const outcomes: string[] = []
  for (let guess = 0; guess < 12; guess += 1) {
    await tryCode(String(guess).padStart(6, '0'), 60).catch((error: { code: string }) => outcomes.push(error.code))
  }
  expect(outcomes).toEqual([...Array<string>(10).fill('unauthenticated'), 'too_many', 'too_many'])
  await expect(tryCode(appCode(key, moment(60)), 60)).rejects.toMatchObject({ code: 'too_many' })
  await expect(tryCode(codes[0], 60)).resolves.toMatchObject({ id: viewer.id })
  await expect(tryCode(appCode(key, moment(120)), 120)).resolves.toMatchObject({ id: viewer.id })
})

test('next-auth cannot bypass it', async () => {
  const { viewer, key } = await protectedAdministrator()
  const [provider] = authOptions({ headers: new Headers() }).providers as unknown as {
    options: { authorize: (input: object, request: object) => Promise<{ id: string } | null> }
  }[]
  const authorize = (code?: string) =>
    provider?.options.authorize({ username: viewer.username, password, code }, { headers: {} })
  await expect(authorize()).rejects.toThrow('Enter the code from your authenticator app to sign in.')
  await expect(authorize('000000')).rejects.toThrow('This code is wrong or was already used')
  // next-auth reads the real clock, which may be before the start of these tests.
  await db.user.update({ where: { id: viewer.id }, data: { totpStep: null } })
  await expect(authorize(appCode(key, new Date()))).resolves.toMatchObject({ id: viewer.id })
})

test('disabling it requires the password and a code, also after a demotion', async () => {
  const { viewer, key, codes, session, tryCode } = await protectedAdministrator()
  await db.user.update({ where: { id: viewer.id }, data: { isAdmin: false } })
  const demoted = { ...viewer, isAdmin: false }
  const off = (currentPassword: string, code: string) =>
    switchOffSecondFactor(at(demoted, 60), { currentPassword, code }, home())
  await expect(off('x', codes[0] ?? '')).rejects.toMatchObject({ fields: { currentPassword: [expect.any(String)] } })
  await expect(off(password, '000000')).rejects.toMatchObject(wrongCode)
  const after = await off(password, appCode(key, moment(60)))
  expect(after.sessionVersion).toBe(session.sessionVersion + 1)
  expect(await rowOf(viewer.id)).toMatchObject({ totpSecret: null, totpSince: null, totpStep: null })
  expect(await db.recoveryCode.count({ where: { userId: viewer.id } })).toBe(0)
  await expect(tryCode(undefined, 90)).resolves.toMatchObject({ id: viewer.id })
  await expect(off(password, '123456')).rejects.toMatchObject({ code: 'conflict' })
  expect(await findSecondFactor(at(demoted))).toEqual({ since: null, codesLeft: 0, maySwitchOn: false })
})

test('new recovery codes require a code, and invalidate the old ones', async () => {
  const { viewer, key, codes, tryCode } = await protectedAdministrator()
  await expect(renewRecoveryCodes(at(viewer, 60), { code: '000000' }, home())).rejects.toMatchObject(wrongCode)
  const tries = await Promise.allSettled(
    [appCode(key, moment(60)), codes[0] ?? '', codes[1] ?? ''].map((code) =>
      renewRecoveryCodes(at(viewer, 60), { code }, home()),
    ),
  )
  expect(await db.recoveryCode.count({ where: { userId: viewer.id } })).toBe(10)
  expect(countDone(tries)).toBeGreaterThan(0)
  await expect(tryCode(codes[2], 90)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a secret encrypted with another NEXTAUTH_SECRET accepts no code, but recovery codes work', async () => {
  const { viewer, key, codes, tryCode } = await protectedAdministrator()
  await db.user.update({
    where: { id: viewer.id },
    data: { totpSecret: 'v1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA.AA' },
  })
  await expect(tryCode(appCode(key, moment(60)), 60)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(tryCode(codes[0], 60)).resolves.toMatchObject({ id: viewer.id })
})
