import { verifyPassword } from '@/lib/auth/password'
import { addDays, dayOf } from '@/lib/calendar'
import { db } from '@/lib/db'
import { createRule } from '@/lib/recurring/commands'
import { createRuleSchema } from '@/lib/recurring/rule-schema'
import { createTask } from '@/lib/tasks/commands'
import { createUser, deleteUser, updateUser } from '@/lib/users/commands'
import { streakOn } from '@/lib/users/json'
import { findManagedUser, findUser, listManagedUsers } from '@/lib/users/queries'
import {
  createAdministrator,
  createSubmissionRow,
  createTaskRow,
  createUser as createMember,
} from '../fixtures/factories'
import { unique, newUser, row } from '../fixtures/manage-users'
import { proven } from '../fixtures/proof'
import { paris, testScope } from '../fixtures/scope'

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
