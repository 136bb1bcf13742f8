import { db } from '@/lib/db'
import { lockMembers } from '@/lib/points/ledger'
import { createUser, deleteUser, updateUser } from '@/lib/users/commands'
import { createAdministrator, createUser as createMember } from '../fixtures/factories'
import { newUser, row } from '../fixtures/manage-users'
import { proven } from '../fixtures/proof'
import { testScope } from '../fixtures/scope'
import { untilWaitingForLocks } from '../harness/waiting-for-locks'

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
