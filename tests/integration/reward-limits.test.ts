import { randomUUID } from 'node:crypto'
import { db } from '@/lib/db'
import type { AppError } from '@/lib/errors'
import { deleteReward, updateReward } from '@/lib/rewards/commands'
import { cancelRequest } from '@/lib/rewards/requests/commands'
import { asksPerDay } from '@/lib/rewards/limits'
import { ownRewards } from '@/lib/rewards/queries'
import { updateRewardSchema } from '@/lib/rewards/schema'
import { deleteUser } from '@/lib/users/commands'
import { grant } from '../fixtures/earn'
import { parent, createParent, saturday, monday, offer, memberWith, ask, balanceOf, refused } from '../fixtures/rewards'
import { testScope } from '../fixtures/scope'
import { untilWaitingForLocks } from '../harness/waiting-for-locks'

// Fifty concurrent requests need a connection each.
process.env.DATABASE_POOL_SIZE = '30'

beforeAll(createParent)

describe('limits', () => {
  test('a reward of other members is not found', async () => {
    const [member, other] = [await memberWith(50), await memberWith(50)]
    await expect(offer({ memberIds: [member.id, randomUUID()] })).rejects.toMatchObject({
      code: 'invalid',
      fields: { memberIds: ['tasks.userNotFound'] },
    })
    const { id } = await offer({ memberIds: [member.id] })
    await expect(ask(other, id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await ownRewards(testScope(other))).rewards.map((reward) => reward.id)).not.toContain(id)
    expect(await ask(member, id)).toMatchObject({ state: 'open' })
    const change = updateRewardSchema.parse({ memberIds: [], cost: 12 })
    const { id: everyones } = await offer()
    for (const rewardId of [id, everyones])
      await expect(updateReward(testScope(parent), { rewardId, ...change })).rejects.toMatchObject({
        code: 'invalid',
        fields: { memberIds: [expect.stringContaining('rewards.membersInvalid')] },
      })
    await deleteUser(testScope(parent), { userId: member.id })
    await expect(ask(other, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await updateReward(testScope(parent), { rewardId: id, ...change })).toMatchObject(change)
    await expect(ask(other, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a member may ask so often a week, and again from Monday', async () => {
    const member = await memberWith(100)
    const { id } = await offer({ perWeek: 2 })
    const first = await ask(member, id)
    await ask(member, id)
    await expect(ask(member, id)).rejects.toMatchObject(refused('conflict', 'weekFull'))
    await cancelRequest(testScope(member), { requestId: first.id })
    expect(await ask(member, id)).toMatchObject({ state: 'open' })
    expect(await ask(member, id, monday)).toMatchObject({ state: 'open' })
  })

  test('stock is shared by all, and returns with a request', async () => {
    const [one, other] = [await memberWith(50), await memberWith(50)]
    const { id } = await offer({ stock: 1 })
    const { id: requestId } = await ask(one, id)
    await expect(ask(other, id)).rejects.toMatchObject(refused('conflict', 'noneLeft'))
    await cancelRequest(testScope(one), { requestId })
    await ask(other, id)
    await deleteUser(testScope(parent), { userId: other.id })
    expect(await ask(one, id)).toMatchObject({ state: 'open' })
    await expect(updateReward(testScope(parent), { rewardId: id, stock: 1 })).resolves.toMatchObject({ taken: 1 })
  })

  test('there are at most a hundred rewards', async () => {
    const missing = 100 - (await db.reward.count())
    const { count } = await db.reward.createMany({
      data: Array.from({ length: missing }, () => ({ name: 'Sweet', cost: 1 })),
    })
    expect(count).toBe(missing)
    await expect(offer()).rejects.toMatchObject(refused('conflict', 'tooMany'))
    await expect(db.reward.create({ data: { name: 'Sweet', cost: 1 } })).rejects.toThrow('There are 100 rewards.')
    const someSweets = await db.reward.findMany({ where: { name: 'Sweet' }, take: 3, select: { id: true } })
    await db.reward.deleteMany({ where: { id: { in: someSweets.map(({ id }) => id) } } })
    const ends = await Promise.allSettled(Array.from({ length: 12 }, () => offer()))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject(refused('conflict', 'tooMany'))
    expect(await db.reward.count()).toBe(100)
    await db.reward.deleteMany({ where: { name: 'Sweet' } })
  })

  test('the last day is a family day', async () => {
    const member = await memberWith(50)
    const { id } = await offer({ until: '2026-11-21' })
    expect(await ask(member, id, '2026-11-21T22:59:59Z')).toMatchObject({ state: 'open' })
    await expect(ask(member, id, '2026-11-21T23:00:00Z')).rejects.toMatchObject(refused('conflict', 'ended'))
  })

  test('a last day that has passed is refused, unless it stays as it was', async () => {
    const past = { ...refused('invalid', 'untilPast'), fields: { until: ['rewards.untilPast'] } }
    await expect(offer({ until: '2026-11-20' })).rejects.toMatchObject(past)
    const { id: rewardId } = await offer({ until: '2026-11-21' })
    const change = (input: object) =>
      updateReward(testScope(parent, monday), { rewardId, ...updateRewardSchema.parse(input) })
    expect(await change({ until: '2026-11-21', name: 'Two desserts' })).toMatchObject({ name: 'Two desserts' })
    await expect(change({ until: '2026-11-22' })).rejects.toMatchObject(past)
    expect(await change({ until: '2026-11-23' })).toMatchObject({ until: '2026-11-23' })
    expect(await change({ until: null })).toMatchObject({ until: null })
  })
})

test('a correction may leave the balance negative, and then asking waits', async () => {
  const member = await memberWith(30)
  const { id } = await offer()
  const { id: requestId } = await ask(member, id)
  await grant(member, { points: 5 })
  expect(await balanceOf(member)).toBe(-5)
  await expect(ask(member, id)).rejects.toMatchObject(refused('conflict', 'tooLittle'))
  expect(await cancelRequest(testScope(member), { requestId })).toMatchObject({ balance: 5 })
})

test('of fifty parallel requests that two can afford, two are reserved', async () => {
  const member = await memberWith(29)
  const { id } = await offer()
  const ends = await Promise.allSettled(Array.from({ length: 50 }, () => ask(member, id)))
  const codes = ends.map((end) => (end.status === 'fulfilled' ? 'reserved' : (end.reason as { code: string }).code))
  expect(codes.filter((code) => code === 'reserved')).toHaveLength(2)
  expect(codes.filter((code) => code === 'conflict')).toHaveLength(48)
  expect(await balanceOf(member)).toBe(9)
})

test('two rewards that are asked for at once see each other’s cost, because the member’s row is locked first', async () => {
  const member = await memberWith(19)
  const offers = await Promise.all([offer(), offer()])
  const { asked } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${member.id}::uuid FOR UPDATE`
    const ends = Promise.allSettled(offers.map(({ id }) => ask(member, id)))
    await untilWaitingForLocks(tx, 2)
    return { asked: ends }
  })
  const codes = (await asked).map((end) => (end.status === 'fulfilled' ? 'reserved' : (end.reason as AppError).code))
  expect(codes.sort()).toEqual(['conflict', 'reserved'])
})

test('the last one is taken once, and a reward deleted meanwhile leaves nothing reserved', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => memberWith(20)))
  const [single, gone] = [await offer({ stock: 1 }), await offer()]
  const ends = await Promise.allSettled([
    ...members.map((member) => ask(member, single.id)),
    ...members.map((member) => ask(member, gone.id)),
    deleteReward(testScope(parent), { rewardId: gone.id }),
  ])
  expect(ends.slice(0, 8).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(ends.at(-1)).toMatchObject({ status: 'fulfilled' })
  const balances = await Promise.all(members.map(balanceOf))
  expect(balances.sort((a, b) => a - b)).toEqual([10, ...Array<number>(7).fill(20)])
})

describe('the database', () => {
  test('refuses a reservation that the balance does not cover, an edited entry and a reopened request', async () => {
    const member = await memberWith(15)
    const reward = await offer()
    const { id } = await ask(member, reward.id)
    const request = {
      memberId: member.id,
      name: 'Dessert',
      cost: 10,
      week: new Date('2026-11-16'),
      askedAt: new Date(),
    }
    await expect(db.rewardRequest.create({ data: request })).rejects.toThrow(/does not suffice/)
    await expect(db.rewardEntry.updateMany({ where: { requestId: id }, data: { amount: -1 } })).rejects.toThrow(
      /append-only/,
    )
    await expect(db.user.update({ where: { id: member.id }, data: { spent: 0 } })).rejects.toThrow(
      /the ledger holds 10/,
    )
    await cancelRequest(testScope(member), { requestId: id })
    await expect(db.rewardRequest.update({ where: { id }, data: { state: 'open', closedAt: null } })).rejects.toThrow(
      /stays closed/,
    )
  })
})

test('a member asks a thousand times a day at most, also for what was cancelled', async () => {
  const member = await memberWith(2 * asksPerDay)
  const { id } = await offer()
  const earlier = { rewardId: id, memberId: member.id, name: 'Dessert', cost: 1, week: new Date('2026-11-16') }
  const askedAt = new Date(saturday)
  await db.rewardRequest.createMany({ data: Array.from({ length: asksPerDay - 1 }, () => ({ ...earlier, askedAt })) })
  const last = await ask(member, id)
  await cancelRequest(testScope(member), { requestId: last.id })
  await expect(ask(member, id)).rejects.toMatchObject(refused('too_many', 'tooManyAsked'))
  expect(await ask(member, id, monday)).toMatchObject({ state: 'open' })
})
