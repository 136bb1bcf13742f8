import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import type { AppError } from '@/lib/errors'
import {
  askForReward,
  cancelRequest,
  createReward,
  decideRequest,
  deleteReward,
  updateReward,
} from '@/lib/rewards/commands'
import { lockMembers } from '@/lib/points/ledger'
import { asksPerDay, requestsListed } from '@/lib/rewards/limits'
import { firstRequests, listOpenRequests, ownRewards } from '@/lib/rewards/queries'
import { createRewardSchema, updateRewardSchema } from '@/lib/rewards/schema'
import { deleteUser } from '@/lib/users/commands'
import { createAdministrator, createUser } from '../fixtures/factories'
import { grant } from '../fixtures/earn'
import { testScope } from '../fixtures/scope'
import { untilWaitingForLocks } from '../harness/waiting-for-locks'

// Fifty concurrent requests need a connection each.
process.env.DATABASE_POOL_SIZE = '30'

let parent: Viewer
beforeAll(async () => {
  parent = await createAdministrator()
})

const saturday = '2026-11-21T11:00:00Z'
const monday = '2026-11-23T11:00:00Z'
const offer = (reward: object = {}) =>
  createReward(testScope(parent), createRewardSchema.parse({ name: 'Dessert', cost: 10, ...reward }))
async function memberWith(points: number): Promise<Viewer> {
  const member = await createUser()
  if (points !== 0) await grant(member, { points })
  return member
}
const ask = (member: Viewer, rewardId: string, at = saturday) => askForReward(testScope(member, at), { rewardId })
const balanceOf = async (member: Viewer) => (await ownRewards(testScope(member))).balance
const pointsOf = async ({ id }: Viewer) => (await db.user.findUniqueOrThrow({ where: { id } })).points
const refused = (code: string, key: string) => ({
  code,
  message: expect.stringMatching(new RegExp(`^rewards\\.${key}`)),
})

test('asking reserves the cost at once, and points stay as they were', async () => {
  const member = await memberWith(25)
  const { id } = await offer()
  const asked = await ask(member, id)
  expect(asked).toMatchObject({ state: 'open', cost: 10, balance: 15 })
  expect([await balanceOf(member), await pointsOf(member)]).toEqual([15, 25])
  expect((await ownRewards(testScope(member))).requests).toMatchObject([{ id: asked.id, name: 'Dessert', cost: 10 }])
})

test('an open request stays in the list, however many others were asked for and cancelled since', async () => {
  const member = await memberWith(20)
  const { id } = await offer()
  const first = await ask(member, id)
  for (let times = 0; times < requestsListed; times += 1) {
    const { id: requestId } = await ask(member, id)
    await cancelRequest(testScope(member), { requestId })
  }
  const { requests, rewards } = await ownRewards(testScope(member))
  expect(requests).toHaveLength(requestsListed + 1)
  expect(requests.at(-1)).toMatchObject({ id: first.id, state: 'open' })
  expect(rewards.find((each) => each.id === id)).toMatchObject({ waiting: 1 })
})

test('one member with many open requests hides none of another', async () => {
  const eager = await memberWith(requestsListed + 1)
  const { id } = await offer({ cost: 1 })
  for (let times = 0; times <= requestsListed; times += 1) await ask(eager, id)
  const other = await memberWith(4)
  const asked = await ask(other, id, monday)
  const { items, total } = await listOpenRequests(testScope(parent))
  expect(items).toHaveLength(requestsListed)
  expect(total).toBeGreaterThan(items.length)
  expect(items.find((each) => each.id === asked.id)).toMatchObject({ balance: 3 })
  expect(items.map((each) => each.askedAt)).toEqual(items.map((each) => each.askedAt).sort())
  // As many as members with open requests: the tests before leave some.
  const first = await firstRequests(testScope(parent), new Set(items.map(({ memberId }) => memberId)).size)
  expect(first).toMatchObject({ hasMore: true })
  expect(first.items.map((each) => each.id)).toContain(asked.id)
  await deleteReward(testScope(parent), { rewardId: id })
})

test('a balance that does not suffice is told with what is missing', async () => {
  const member = await memberWith(4)
  const { id } = await offer()
  await expect(ask(member, id)).rejects.toMatchObject(refused('conflict', 'tooLittle \\{"missing":6\\}'))
  expect(await balanceOf(member)).toBe(4)
})

test('a member reserves no other price than they were shown', async () => {
  const member = await memberWith(50)
  const reward = await offer()
  await updateReward(testScope(parent), { rewardId: reward.id, cost: 50 })
  const asked = { rewardId: reward.id, cost: 10 }
  await expect(askForReward(testScope(member, saturday), asked)).rejects.toMatchObject(
    refused('conflict', 'costChanged \\{"cost":50\\}'),
  )
  expect(await balanceOf(member)).toBe(50)
  expect(await askForReward(testScope(member, saturday), { ...asked, cost: 50 })).toMatchObject({ cost: 50 })
})

test('cancelling, not now and deleting the reward return the cost; giving spends it', async () => {
  const member = await memberWith(50)
  const reward = await offer()
  const [first, second, third, fourth] = [
    await ask(member, reward.id),
    await ask(member, reward.id),
    await ask(member, reward.id),
    await ask(member, reward.id),
  ]
  expect(await balanceOf(member)).toBe(10)
  const administrator = testScope(parent)
  expect(await cancelRequest(testScope(member), { requestId: first.id })).toMatchObject({ balance: 20 })
  const declined = { requestId: second.id, isGiven: false, reason: 'On Sunday.' } as const
  expect(await decideRequest(administrator, declined)).toMatchObject({ state: 'declined', balance: 30 })
  expect(await decideRequest(administrator, { requestId: third.id, isGiven: true })).toMatchObject({ balance: 30 })
  await updateReward(administrator, { rewardId: reward.id, name: 'Two desserts', cost: 20 })
  await deleteReward(administrator, { rewardId: reward.id })
  expect(await balanceOf(member)).toBe(40)
  const { rewards, requests } = await ownRewards(testScope(member))
  expect(rewards.map(({ id }) => id)).not.toContain(reward.id)
  expect(requests.map(({ id, state, name, cost, reason }) => [id, state, name, cost, reason]).sort()).toEqual(
    [
      [first.id, 'cancelled', 'Dessert', 10, null],
      [second.id, 'declined', 'Dessert', 10, 'On Sunday.'],
      [third.id, 'given', 'Dessert', 10, null],
      [fourth.id, 'returned', 'Dessert', 10, null],
    ].sort(),
  )
})

test('giving, declining and deleting are logged with actor and member, cancelling is not', async () => {
  const [member, administrator] = [await memberWith(50), await createAdministrator()]
  const reward = await offer({ name: 'Cinema' })
  const [given, declined, cancelled] = [
    await ask(member, reward.id),
    await ask(member, reward.id),
    await ask(member, reward.id),
  ]
  await decideRequest(testScope(administrator), { requestId: given.id, isGiven: true })
  await decideRequest(testScope(administrator), { requestId: declined.id, isGiven: false, reason: 'Too late.' })
  await cancelRequest(testScope(member), { requestId: cancelled.id })
  await deleteReward(testScope(administrator), { rewardId: reward.id })
  const log = await db.activity.findMany({ where: { actorId: administrator.id }, orderBy: { id: 'asc' } })
  expect(log.map(({ kind, subjectName, details }) => [kind, subjectName, details])).toEqual([
    ['reward_given', member.username, { name: 'Cinema', cost: 10, reason: null }],
    ['reward_declined', member.username, { name: 'Cinema', cost: 10, reason: 'Too late.' }],
    ['reward_deleted', null, { name: 'Cinema' }],
  ])
  expect(await db.activity.count({ where: { actorId: member.id } })).toBe(0)
})

test('a closed request stays closed, and another member’s is not found', async () => {
  const [member, other] = [await memberWith(50), await memberWith(0)]
  const { id: requestId } = await ask(member, (await offer()).id)
  await expect(cancelRequest(testScope(other), { requestId })).rejects.toMatchObject({ code: 'not_found' })
  await decideRequest(testScope(parent), { requestId, isGiven: true })
  await expect(cancelRequest(testScope(member), { requestId })).rejects.toMatchObject({ code: 'conflict' })
  await expect(decideRequest(testScope(parent), { requestId, isGiven: true })).rejects.toMatchObject({
    code: 'conflict',
  })
})

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

/** The rule in its plainest form: what is earned, minus what open and given requests cost. */
type Book = { points: number; requests: Map<string, { cost: number; state: string }> }
const plainBalance = ({ points, requests }: Book) =>
  [...requests.values()].reduce(
    (left, { cost, state }) => (state === 'open' || state === 'given' ? left - cost : left),
    points,
  )

test('any sequence of earning, corrections, asking, giving, declining and cancelling adds up', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('points' as const), points: fc.integer({ min: -20, max: 60 }) }),
    fc.record({ do: fc.constant('ask' as const), which: fc.integer({ min: 0, max: 1 }) }),
    fc.record({ do: fc.constantFrom('give' as const, 'decline' as const, 'cancel' as const), which: fc.nat(9) }),
  )
  const offers = [await offer({ cost: 7 }), await offer({ cost: 20 })]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const member = await memberWith(0)
      const book: Book = { points: 0, requests: new Map() }
      for (const each of steps) {
        if (each.do === 'points') {
          await grant(member, { points: each.points })
          book.points = each.points
        } else if (each.do === 'ask') {
          const reward = offers[each.which]!
          const end = await ask(member, reward.id).catch(() => null)
          expect(end !== null).toBe(plainBalance(book) >= reward.cost)
          if (end) book.requests.set(end.id, { cost: reward.cost, state: 'open' })
        } else {
          const [requestId, request] = [...book.requests][each.which % Math.max(1, book.requests.size)] ?? []
          if (!requestId || !request) continue
          const end = await (
            each.do === 'cancel'
              ? cancelRequest(testScope(member), { requestId })
              : each.do === 'give'
                ? decideRequest(testScope(parent), { requestId, isGiven: true })
                : decideRequest(testScope(parent), { requestId, isGiven: false, reason: 'Later.' })
          ).catch(() => null)
          expect(end !== null).toBe(request.state === 'open')
          if (end) request.state = end.state
        }
        expect(await balanceOf(member)).toBe(plainBalance(book))
        expect(await pointsOf(member)).toBe(book.points)
      }
      const ledger = await db.rewardEntry.aggregate({ where: { memberId: member.id }, _sum: { amount: true } })
      expect(plainBalance(book)).toBe(book.points + (ledger._sum.amount ?? 0))
    }),
    { numRuns: 25 },
  )
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

test('a decision does not deadlock with a task that its administrator creates', async () => {
  const decider = await createAdministrator()
  const member = await memberWith(10)
  const { id } = await offer()
  const { id: requestId } = await ask(member, id)
  let decision: Promise<unknown> = Promise.resolve()
  await db.$transaction(async (tx) => {
    // As creating a task does.
    await lockMembers(tx, [decider.id])
    decision = decideRequest(testScope(decider), { requestId, isGiven: true, reason: '' }).catch(
      (error: unknown) => error,
    )
    await untilWaitingForLocks(tx)
    await lockMembers(tx, [member.id])
  })
  expect(await decision).toMatchObject({ state: 'given' })
})
