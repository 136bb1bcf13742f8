import '../harness/server-secret'
import { randomUUID } from 'node:crypto'
import { proveSession, signIn } from '@/lib/account/commands'
import { sweepActivity } from '@/lib/activity/commands'
import { listActivity, newAdministrators } from '@/lib/activity/queries'
import { sentenceOf } from '@/lib/activity/sentence'
import { hashPassword } from '@/lib/auth/password'
import type { Viewer } from '@/lib/auth/policy'
import { recordProof, sweepProofs } from '@/lib/auth/recent-proof'
import { signedInClaims, viewerOf } from '@/lib/auth/session'
import { dayMs } from '@/lib/durations'
import { db } from '@/lib/db'
import { translator } from '@/lib/i18n/translator'
import { historyEntry } from '@/lib/points/history'
import { pointHistory } from '@/lib/points/queries'
import { beginSecondFactor, confirmSecondFactor } from '@/lib/second-factor/commands'
import { deleteTask } from '@/lib/tasks/commands'
import { createToken } from '@/lib/tokens/commands'
import { createUser as addUser, deleteUser, updateUser } from '@/lib/users/commands'
import { createUserSchema } from '@/lib/users/schema'
import { earn } from '../fixtures/earn'
import { createAdministrator, createTaskRow, createUser } from '../fixtures/factories'
import { proven } from '../fixtures/proof'
import { paris, testScope } from '../fixtures/scope'
import { appCode } from '../fixtures/second-factor'
import { untilWaitingForLocks } from '../harness/waiting-for-locks'

const t = translator('en', 'activity')

// Argon2 is slow on a busy machine.
const password = 'a long enough password'
const start = Date.UTC(2026, 10, 21, 11)
const at = <V extends Viewer | null>(viewer: V, minutes = 0) =>
  testScope(viewer, new Date(start + minutes * 60_000).toISOString())
let host = 0
const home = () => ({ address: `10.9.0.${(host += 1)}`, agent: 'a test' })
const newUser = (data: object = {}) =>
  createUserSchema.parse({ username: `new ${Math.random().toString(36).slice(2, 10)}`, password, ...data })
const newestKinds = async (count: number) =>
  (await db.activity.findMany({ orderBy: { id: 'desc' }, take: count })).map(({ kind }) => kind).reverse()
const needsProof = { code: 'forbidden', needed: { needsCode: false } }

/** An administrator whose session has no proof yet. */
async function administrator() {
  const viewer = await createUser({ isAdmin: true, passwordHash: await hashPassword(password) })
  return { ...viewer, sessionId: randomUUID() }
}

test('a proof is valid for 15 minutes and for its session only', async () => {
  const viewer = await administrator()
  const other = { ...viewer, sessionId: randomUUID() }
  const add = (who: Viewer, minutes: number) => addUser(at(who, minutes), newUser({ isAdmin: true }))
  await expect(add(viewer, 0)).rejects.toMatchObject(needsProof)
  await proveSession(at(viewer), { password, code: undefined }, home())
  await expect(add(viewer, 14)).resolves.toMatchObject({ isAdmin: true })
  await expect(add(other, 1)).rejects.toMatchObject(needsProof)
  await expect(add(viewer, 15)).rejects.toMatchObject(needsProof)
  await expect(add({ ...viewer, sessionId: undefined } as Viewer, 1)).rejects.toMatchObject(needsProof)
  const robin = await createAdministrator()
  await expect(add({ ...robin, sessionId: viewer.sessionId }, 1)).rejects.toMatchObject(needsProof)
})

test('signing in is a proof, also through next-auth, and an update without changes needs none', async () => {
  const { username } = await administrator()
  const user = await signIn(at(null), { username, password }, home())
  const viewer = await viewerOf(await signedInClaims(user))
  const scope = testScope(viewer, new Date().toISOString())
  await expect(addUser(scope, newUser({ isAdmin: true }))).resolves.toMatchObject({ isAdmin: true })

  const [robin, kid] = [await createAdministrator(), await createUser()]
  const late = at(await administrator(), 600)
  await updateUser(late, { userId: robin.id, isAdmin: true, username: robin.username, points: 5, streak: 2 })
  await updateUser(late, { userId: kid.id, username: `${kid.username} II`, password: 'another one', isAdmin: false })
  await expect(updateUser(late, { userId: robin.id, email: 'eve@example.org' })).rejects.toMatchObject(needsProof)
  await expect(deleteUser(late, { userId: robin.id })).rejects.toMatchObject(needsProof)
  await deleteUser(late, { userId: kid.id })
})

test('with a second factor a proof requires the code too, and a wrong code is counted and logged', async () => {
  const viewer = await administrator()
  const { key } = await beginSecondFactor(at(viewer), { currentPassword: password }, home())
  const { session } = await confirmSecondFactor(at(viewer), { code: appCode(key, at(null).now) }, home())
  const scope = at({ ...viewer, sessionVersion: session.sessionVersion }, 30)
  await expect(addUser(scope, newUser({ isAdmin: true }))).rejects.toMatchObject({ needed: { needsCode: true } })
  const caller = home()
  const prove = (given: string, code?: string) => proveSession(scope, { password: given, code }, caller)
  await expect(prove(password)).rejects.toMatchObject({ code: 'forbidden', fields: { code: [expect.any(String)] } })
  await expect(prove(password, '000000')).rejects.toMatchObject({
    code: 'forbidden',
    fields: { code: ['proof.codeWrong'] },
  })
  await expect(prove('not it', '000000')).rejects.toMatchObject({ fields: { password: [expect.any(String)] } })
  expect(await newestKinds(2)).toEqual(['proof_failed', 'proof_failed'])
  await prove(password, appCode(key, scope.now))
  await expect(addUser(scope, newUser({ isAdmin: true }))).resolves.toMatchObject({ isAdmin: true })
  for (let guess = 0; guess < 5; guess += 1) await prove('not it', '000000').catch(() => undefined)
  await expect(prove(password, '000000')).rejects.toMatchObject({ code: 'too_many' })
})

test('users cannot change their own account in Manage Users, and a repeated role changes nothing', async () => {
  const me = await proven(await administrator())
  await createAdministrator()
  const own = { code: 'forbidden', message: 'manageUsers.ownAccount' }
  await expect(updateUser(at(me), { userId: me.id, password: 'another one' })).rejects.toMatchObject(own)
  await expect(updateUser(at(me), { userId: me.id, isAdmin: false })).rejects.toMatchObject(own)
  await expect(deleteUser(at(me), { userId: me.id })).rejects.toMatchObject(own)
  expect(await updateUser(at(me), { userId: me.id, isAdmin: true, points: 3 })).toMatchObject({ points: 3 })
})

test('members need a proof to create a token', async () => {
  const child = {
    ...(await createUser({ passwordHash: await hashPassword(password) })),
    sessionId: randomUUID(),
  }
  const wish = { name: 'Clock', scope: 'read', days: 30 } as const
  await expect(createToken(at(child), wish)).rejects.toMatchObject(needsProof)
  await proveSession(at(child), { password, code: undefined }, home())
  await expect(createToken(at(child), wish)).resolves.toMatchObject({ view: { name: 'Clock' } })
})

test('every action is logged in words with its actor and subject, and the entry outlives both', async () => {
  const mum = await proven(await createUser({ isAdmin: true, username: `Mum ${Math.random()}` }))
  const scope = at(mum)
  const kid = await addUser(scope, newUser({ username: `Kid ${Math.random()}` }))
  await updateUser(scope, { userId: kid.id, points: 50, reason: 'Helped grandma', streak: 3 })
  await updateUser(scope, { userId: kid.id, isAdmin: true })
  await updateUser(scope, { userId: kid.id, isAdmin: false, password: 'another one', email: 'kid@example.org' })
  const task = await createTaskRow(kid.id, { title: 'Dishes' })
  await deleteTask(scope, task.id)
  await deleteUser(scope, { userId: kid.id })
  await db.user.delete({ where: { id: mum.id } })

  const { entries } = await listActivity(at(await createAdministrator()), { before: null, limit: 9 })
  expect(entries.map((entry) => sentenceOf(entry, t, 'en')).reverse()).toEqual([
    `${mum.username} added ${kid.username}.`,
    `${mum.username} set the streak of ${kid.username} from 0 days to 3 days.`,
    `${mum.username} set the points of ${kid.username} from 0 to 50.`,
    `${mum.username} made ${kid.username} an administrator.`,
    `${mum.username} changed the e-mail address of ${kid.username}.`,
    `${mum.username} took the administrator role from ${kid.username}.`,
    `${mum.username} gave ${kid.username} a new password.`,
    `${mum.username} deleted the task “Dishes” of ${kid.username}.`,
    `${mum.username} deleted the account of ${kid.username}.`,
  ])
})

test('a streak change that removes a bonus is logged with the points it moved', async () => {
  const mum = await proven(await createAdministrator())
  const kid = await createUser()
  for (let day = 0; day < 10; day += 1) await earn(mum, kid, 5, new Date(start + day * dayMs).toISOString())
  expect(await db.user.findUniqueOrThrow({ where: { id: kid.id } })).toMatchObject({ points: 150, streak: 10 })
  // With a clock before the last of those days.
  await updateUser(at(mum), { userId: kid.id, streak: 0 })
  const { entries } = await listActivity(at(mum), { before: null, limit: 2 })
  expect(entries.map((entry) => sentenceOf(entry, t, 'en')).reverse()).toEqual([
    expect.stringMatching(/^.* set the streak of /),
    `${mum.username} set the points of ${kid.username} from 150 to 50.`,
  ])
})

test('a proof does not deadlock with the deletion of its user', async () => {
  const kid = await createUser()
  await proven(kid, '2020-01-01T00:00:00Z')
  let proof: Promise<unknown> = Promise.resolve()
  await db.$transaction(async (tx) => {
    // As the deletion of a user does before it deletes the proofs.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${kid.id}::uuid FOR UPDATE`
    const session = { sessionId: randomUUID(), userId: kid.id }
    proof = db.$transaction((other) => recordProof(other, session, new Date(start))).catch((error: unknown) => error)
    await untilWaitingForLocks(tx)
    await tx.user.delete({ where: { id: kid.id } })
  })
  expect(String(await proof)).toMatch(/foreign key|SessionProof_userId_fkey/i)
})

test('expired proofs are deleted', async () => {
  const kid = await createUser()
  const [old, fresh] = [await proven(kid, '2020-01-01T00:00:00Z'), await proven(kid)]
  await sweepProofs(at(null))
  const left = await db.sessionProof.findMany({ where: { userId: kid.id } })
  expect(left.map(({ sessionId }) => sessionId)).toEqual([fresh.sessionId])
  expect(old.sessionId).not.toBe(fresh.sessionId)
})

test('a refused action leaves no entry, and entries can be neither changed nor deleted for a year', async () => {
  const me = await proven(await createAdministrator())
  const before = await db.activity.count()
  const username = me.username
  await expect(addUser(at(me), newUser({ username }))).rejects.toMatchObject({ code: 'conflict' })
  expect(await db.activity.count()).toBe(before)
  await addUser(at(me), newUser())
  await expect(db.activity.updateMany({ data: { actorName: 'Nobody' } })).rejects.toThrow(/append-only/)
  await expect(db.activity.deleteMany({ where: { at: at(me).now } })).rejects.toThrow(/append-only/)

  const yearsAgo = new Date('2020-01-01T00:00:00Z')
  await db.activity.create({ data: { at: yearsAgo, kind: 'user_created' } })
  expect(await sweepActivity(at(me))).toBe(1)
  expect(await db.activity.count({ where: { at: yearsAgo } })).toBe(0)
})

test('only administrators can read the activity log, page by page', async () => {
  const me = await proven(await createAdministrator())
  for (let index = 0; index < 5; index += 1) await addUser(at(me), newUser())
  const first = await listActivity(at(me), { before: null, limit: 2 })
  const second = await listActivity(at(me), { before: first.next, limit: 2 })
  const ids = [...first.entries, ...second.entries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(ids).toEqual([...ids].sort((one, other) => other - one))
  await expect(listActivity(at(await createUser()), { before: null, limit: 2 })).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('the other administrators see a notice about a new one for a week', async () => {
  const [alex, sam] = [await proven(await createAdministrator()), await createAdministrator()]
  const robin = await addUser(at(alex), newUser({ isAdmin: true }))
  const toldOf = async (viewer: Viewer, minutes: number) =>
    (await newAdministrators(at(viewer, minutes))).filter(({ subject }) => subject?.id === robin.id).length
  expect(await toldOf(sam, 60)).toBe(1)
  expect(await toldOf(alex, 60)).toBe(1)
  expect(await toldOf({ id: robin.id, username: robin.username, isAdmin: true }, 60)).toBe(0)
  expect(await toldOf(sam, 7 * 24 * 60 + 1)).toBe(0)
})

test('two administrators who adjust each other concurrently do not deadlock', async () => {
  const [one, two] = [await createAdministrator(), await createAdministrator()]
  const done = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? updateUser(at(one), { userId: two.id, points: index })
        : updateUser(at(two), { userId: one.id, points: index }),
    ),
  )
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([])
})

test('an adjustment names its administrator to the member until that account is deleted', async () => {
  const mum = await proven(await createAdministrator())
  const kid = await createUser()
  await updateUser(at(mum), { userId: kid.id, points: 20, reason: 'Helped grandma' })
  const reasons = async () =>
    (await pointHistory(at(kid), kid.id, 1)).list.map(
      (record) => historyEntry(record, paris, translator('en', 'profile')).reason,
    )
  expect(await reasons()).toEqual([`Adjusted by ${mum.username}: Helped grandma`])
  const where = { memberId: kid.id }
  await expect(db.pointEntry.updateMany({ where, data: { actorId: null } })).rejects.toThrow(/append-only/)
  await expect(db.pointEntry.updateMany({ where, data: { actorId: kid.id } })).rejects.toThrow(/append-only/)
  await db.user.delete({ where: { id: mum.id } })
  expect(await reasons()).toEqual(['Set by an administrator: Helped grandma'])
})
