import { verifyPassword } from '@/lib/auth/password'
import { addDays, dayOf } from '@/lib/calendar'
import { db } from '@/lib/db'
import { lockMembers } from '@/lib/points/ledger'
import { createRule } from '@/lib/recurring/commands'
import { createRuleSchema } from '@/lib/recurring/rule-schema'
import { createTask } from '@/lib/tasks/commands'
import { createUser, deleteUser, updateUser } from '@/lib/users/commands'
import { streakOn } from '@/lib/users/json'
import { findManagedUser, findUser, listManagedUsers } from '@/lib/users/queries'
import { createUserSchema } from '@/lib/users/schema'
import {
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser as createMember,
} from '../fixtures/factories'
import { proven } from '../fixtures/proof'
import { paris, testScope } from '../fixtures/scope'
import { untilWaitingForLocks } from '../harness/waiting-for-locks'

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 10)}`
const newUser = (data: object = {}) =>
  createUserSchema.parse({ username: unique('new'), password: 'a good password', ...data })
const row = (id: string) => db.user.findUniqueOrThrow({ where: { id } })
const entries = (memberId: string) => db.pointEntry.findMany({ where: { memberId }, orderBy: { id: 'asc' } })
const as = async () => testScope(await proven(await createAdministrator()))
const today = dayOf(testScope(null).now, paris)

test('a new user starts with the requested points, and the ledger records their origin', async () => {
  const made = await createUser(
    await as(),
    newUser({ username: ' Tante  Zoe\u0301 ' + unique('x'), points: 120, streak: 4 }),
  )
  const user = await row(made.id)
  expect(user.username).toMatch(/^Tante Zoé x/)
  expect(user).toMatchObject({ points: 120, isAdmin: false, email: null })
  expect(streakOn(user, today)).toBe(4)
  expect(await verifyPassword(user.passwordHash, 'a good password')).toBe(true)
  expect(await entries(made.id)).toMatchObject([{ kind: 'opening', amount: 120, title: '' }])
})

test('a user created without points has no ledger entries', async () => {
  const made = await createUser(await as(), newUser())
  expect(await entries(made.id)).toEqual([])
  expect(await row(made.id)).toMatchObject({ points: 0, streak: 0, streakSet: null })
})

test('the database decides whether a username is free, even for twenty concurrent requests', async () => {
  const scope = await as()
  const username = unique('Wanted')
  const made = await Promise.allSettled(Array.from({ length: 20 }, () => createUser(scope, newUser({ username }))))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = made.flatMap((result) => (result.status === 'rejected' ? [result.reason as object] : []))
  for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict', message: 'manageUsers.usernameTaken' })

  const other = await createMember()
  const clash = updateUser(scope, { userId: other.id, username: username.toUpperCase(), points: 5 })
  await expect(clash).rejects.toMatchObject({ code: 'conflict', message: 'manageUsers.usernameTaken' })
  expect(await row(other.id)).toMatchObject({ username: other.username, points: 0 })
})

test('setting points records an adjustment with its reason, and nothing when they do not change', async () => {
  const scope = await as()
  const { id } = await createMember()
  await updateUser(scope, { userId: id, points: 50, reason: 'Helped grandma' })
  await updateUser(scope, { userId: id, points: 50, reason: 'again' })
  await updateUser(scope, { userId: id, points: -10 })
  expect((await row(id)).points).toBe(-10)
  expect(await entries(id)).toMatchObject([
    { kind: 'adjustment', amount: 50, title: 'Helped grandma' },
    { kind: 'adjustment', amount: -60, title: '' },
  ])
})

test('points can move between the limits, but not by more at once', async () => {
  const scope = await as()
  const { id } = await createMember()
  await updateUser(scope, { userId: id, points: 1_000_000_000 })
  await createTask(scope, { title: 'T', description: '', assignedTo: id, status: 'accepted', points: 10 })
  await expect(updateUser(scope, { userId: id, points: -1_000_000_000 })).rejects.toMatchObject({ code: 'invalid' })
  await updateUser(scope, { userId: id, points: 0 })
  await updateUser(scope, { userId: id, points: -1_000_000_000 })
  expect((await row(id)).points).toBe(-1_000_000_000)
})

test('points set during a confirmation are neither lost nor doubled', async () => {
  const scope = await as()
  const { id } = await createMember()
  await Promise.all([
    ...Array.from({ length: 10 }, () =>
      createTask(scope, { title: 'T', description: '', assignedTo: id, status: 'accepted', points: 1 }),
    ),
    ...Array.from({ length: 10 }, (_, index) => updateUser(scope, { userId: id, points: 100 * index })),
  ])
  const ledger = await db.pointEntry.aggregate({ where: { memberId: id }, _sum: { amount: true } })
  expect((await row(id)).points).toBe(ledger._sum.amount)
})

test('a streak is stored when it changes, and still derived from history when it does not', async () => {
  const scope = await as()
  const { id } = await createMember()
  await createTask(scope, { title: 'T', description: '', assignedTo: id, status: 'accepted', points: 1 })
  await updateUser(scope, { userId: id, streak: 1, points: 30 })
  expect(await row(id)).toMatchObject({ streak: 1, streakSet: null, points: 30 })
  await updateUser(scope, { userId: id, streak: 12, points: 30 })
  expect(await row(id)).toMatchObject({ streak: 12, streakSet: 12, points: 30 })
  await updateUser(scope, { userId: id, streak: 0 })
  expect(streakOn(await row(id), today)).toBe(0)
})

test('only a new password or a demotion ends the sessions', async () => {
  const scope = await as()
  const { id } = await createAdministrator()
  const version = async () => (await row(id)).sessionVersion
  await updateUser(scope, { userId: id, username: unique('renamed'), isAdmin: true, points: 3, email: 'a@example.com' })
  expect(await version()).toBe(0)
  await updateUser(scope, { userId: id, password: 'another password' })
  expect(await version()).toBe(1)
  expect(await verifyPassword((await row(id)).passwordHash, 'another password')).toBe(true)
  await updateUser(scope, { userId: id, isAdmin: false })
  expect(await version()).toBe(2)
  await updateUser(scope, { userId: id, isAdmin: false })
  expect(await version()).toBe(2)
})

describe('the last administrator', () => {
  const last = {
    code: 'conflict',
    message: 'manageUsers.lastAdministrator',
  }
  async function only(count: number) {
    await db.user.deleteMany({ where: { isAdmin: true } })
    return Promise.all(Array.from({ length: count }, async () => proven(await createAdministrator())))
  }

  /** The target of each one's action, because users cannot demote or delete themselves. */
  const after = (all: { id: string }[], index: number) => all[(index + 1) % all.length] as { id: string }

  test('can be neither deleted nor demoted, and the rest of the request is rolled back', async () => {
    const [me] = await only(1)
    if (!me) throw new Error('nobody')
    await expect(updateUser(testScope(me), { userId: me.id, isAdmin: false, points: 9 })).rejects.toMatchObject(last)
    await expect(deleteUser(testScope(me), { userId: me.id })).rejects.toMatchObject(last)
    expect(await row(me.id)).toMatchObject({ isAdmin: true, points: 0, sessionVersion: 0 })
  })

  test('remains when all are demoted and deleted concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const all = await only(6)
      const done = await Promise.allSettled(
        all.map((one, index) =>
          index % 2
            ? deleteUser(testScope(one), { userId: after(all, index).id })
            : updateUser(testScope(one), { userId: after(all, index).id, isAdmin: false }),
        ),
      )
      const left = await db.user.count({ where: { isAdmin: true } })
      expect(left).toBeGreaterThan(0)
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(all.length - left)
    }
  })

  test('remains when two demote each other', async () => {
    const [one, two] = await only(2)
    if (!one || !two) throw new Error('nobody')
    const done = await Promise.allSettled([
      updateUser(testScope(one), { userId: two.id, isAdmin: false }),
      updateUser(testScope(two), { userId: one.id, isAdmin: false }),
    ])
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.user.count({ where: { isAdmin: true } })).toBe(1)
  })
})

test('deleting a user lists what is deleted with them, and deletes all of it', async () => {
  const scope = await as()
  const member = await createMember()
  const task = await createTaskRow(member.id)
  await createSubmissionRow(task.id, member.id)
  await updateUser(scope, { userId: member.id, points: 5 })
  const other = await createMember()
  const rule = (...memberIds: string[]) =>
    createRule(
      scope,
      createRuleSchema.parse({
        ...{ memberIds, mode: 'turn', title: 'Piano', description: 'Play.', points: 5, from: addDays(today, 30) },
        ...{ interval: 'daily', expiry: 'same_day' },
      }),
    )
  await rule(member.id)
  await rule(member.id, other.id)
  const { belongings } = await findManagedUser(scope, member.id)
  expect(belongings).toEqual({
    ...{ tasks: 1, submissions: 1, pointEntries: 1, recurringRules: 1, rewardRequests: 0, sharedRules: 1 },
  })

  expect(await deleteUser(scope, { userId: member.id })).toEqual({ id: member.id })
  const where = { memberId: member.id }
  expect([
    await db.task.count({ where: { id: task.id } }),
    await db.submission.count({ where }),
    await db.pointEntry.count({ where }),
  ]).toEqual([0, 0, 0])
  await expect(deleteUser(scope, { userId: member.id })).rejects.toMatchObject({
    code: 'not_found',
    message: 'tasks.userNotFound',
  })
  await expect(updateUser(scope, { userId: member.id, points: 1 })).rejects.toMatchObject({ code: 'not_found' })
})

test('members can do none of it', async () => {
  const member = await createMember()
  const other = await createMember()
  const refused = { code: 'forbidden' }
  for (const viewer of [member, null]) {
    const scope = testScope(viewer)
    const answer = viewer ? refused : { code: 'unauthenticated' }
    await expect(createUser(scope, newUser())).rejects.toMatchObject(answer)
    await expect(updateUser(scope, { userId: member.id, isAdmin: true })).rejects.toMatchObject(answer)
    await expect(deleteUser(scope, { userId: other.id })).rejects.toMatchObject(answer)
    await expect(listManagedUsers(scope, { query: '', offset: 0, limit: 15 })).rejects.toMatchObject(answer)
    await expect(findManagedUser(scope, other.id)).rejects.toMatchObject(answer)
  }
  expect(await row(member.id)).toMatchObject({ isAdmin: false })
  expect(await row(other.id)).toBeTruthy()
})

test('the database searches and paginates the list', async () => {
  const scope = await as()
  const family = unique('Fam').replace(' ', '_')
  for (let index = 10; index < 30; index += 1)
    await createMember({ username: `${family} ${index}`, usernameKey: `${family} ${index}`.toLowerCase() })
  const names = async (query: string, offset = 0, limit = 15) => {
    const { users, total } = await listManagedUsers(scope, { query, offset, limit })
    return { names: users.map(({ username }) => username), total }
  }
  const first = await names(family.toUpperCase())
  expect(first.names).toEqual(Array.from({ length: 15 }, (_, index) => `${family} ${10 + index}`))
  expect(first.total).toBe(20)
  expect((await names(family, 15)).names).toEqual(Array.from({ length: 5 }, (_, index) => `${family} ${25 + index}`))
  expect((await names(`${family} 1`)).total).toBe(10)
  expect((await names(family.replace('_', '%'))).total).toBe(0)
  const accented = unique('Zoé Cœur').replace(/\s+/g, ' ')
  await createMember({ username: accented, usernameKey: accented.toLowerCase() })
  for (const query of [accented, accented.normalize('NFD'), accented.replace('é', 'e').replace('œ', 'oe')])
    expect((await names(query.toUpperCase())).names).toEqual([accented])
  expect((await names(family.replace('_', '\\'))).total).toBe(0)
})

test('a level is set by administrators, logged as an edited field, and visible to nobody else', async () => {
  const scope = await as()
  const { id, level } = await createUser(scope, newUser({ level: 'starting' }))
  expect(level).toBe('starting')
  expect(await createUser(scope, newUser())).toMatchObject({ level: 'growing' })
  expect(await updateUser(scope, { userId: id, level: 'sure' })).toMatchObject({ level: 'sure' })
  await updateUser(scope, { userId: id, level: 'sure' })
  const edits = await db.activity.findMany({ where: { subjectId: id, kind: 'user_edited' } })
  expect(edits.map(({ details }) => details)).toMatchObject([{ fields: ['level'] }])

  const member = await row(id)
  const other = await createMember()
  const levelFor = async (viewer: typeof other) => (await findUser(testScope(viewer), id)).level
  expect(await Promise.all([member, await createAdministrator(), other].map(levelFor))).toEqual(['sure', 'sure', null])
})

test('changing an administrator’s level needs no proof, because it grants nothing', async () => {
  const unproven = testScope(await createAdministrator())
  const { id } = await createAdministrator()
  expect(await updateUser(unproven, { userId: id, level: 'sure' })).toMatchObject({ level: 'sure' })
})

test('an administrator who is demoted while their change waits for a lock changes nothing', async () => {
  const administrator = await proven(await createAdministrator())
  const member = await createMember()
  const changes = [
    () => deleteUser(testScope(administrator), { userId: member.id }),
    () => updateUser(testScope(administrator), { userId: member.id, password: 'a stolen account' }),
    () => updateUser(testScope(administrator), { userId: member.id, points: 500 }),
  ]
  const before = await row(member.id)
  // Wrapped, because the transaction would wait for the changes, which wait for it.
  const { begun } = await db.$transaction(async (tx) => {
    await lockMembers(tx, [administrator.id, member.id])
    const begun = Promise.allSettled(changes.map((change) => change()))
    // The administrators' lock lets only one of the first two reach the member.
    await untilWaitingForLocks(tx, changes.length)
    await tx.user.update({ where: { id: administrator.id }, data: { isAdmin: false } })
    return { begun }
  })
  const reasons = (await begun).map((result) => result.status === 'rejected' && (result.reason as object))
  expect(reasons).toMatchObject(changes.map(() => ({ code: 'unauthenticated' })))
  expect(await row(member.id)).toEqual(before)
})

test('an administrator whose session ended before the member was created creates none', async () => {
  const administrator = await createAdministrator()
  const scope = testScope({ ...administrator, sessionVersion: 0 })
  await db.user.update({ where: { id: administrator.id }, data: { sessionVersion: 1 } })
  const data = newUser()
  await expect(createUser(scope, data)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await db.user.count({ where: { username: data.username } })).toBe(0)
})
