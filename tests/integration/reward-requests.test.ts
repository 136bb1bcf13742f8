import fc from 'fast-check'
import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { deleteReward, updateReward } from '@/lib/rewards/commands'
import { askForReward, cancelRequest, decideRequest } from '@/lib/rewards/requests/commands'
import { lockMembers } from '@/lib/points/ledger'
import { requestsListed } from '@/lib/rewards/limits'
import { firstRequests, listOpenRequests, ownRewards } from '@/lib/rewards/queries'
import { createAdministrator } from '../fixtures/factories'
import { grant } from '../fixtures/earn'
import { parent, createParent, saturday, monday, offer, memberWith, ask, balanceOf, refused } from '../fixtures/rewards'
import { testScope } from '../fixtures/scope'
import { untilWaitingForLocks } from '../harness/waiting-for-locks'

beforeAll(createParent)

const pointsOf = async ({ id }: Viewer) => (await db.user.findUniqueOrThrow({ where: { id } })).points

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

test('asking again after a lost answer reserves nothing more', async () => {
  const member = await memberWith(50)
  const reward = await offer()
  const again = { rewardId: reward.id, waiting: 0 }
  const asked = await askForReward(testScope(member, saturday), again)
  await expect(askForReward(testScope(member, saturday), again)).rejects.toMatchObject(
    refused('conflict', 'askedAlready'),
  )
  expect(await balanceOf(member)).toBe(40)
  expect(await askForReward(testScope(member, saturday), { ...again, waiting: 1 })).toMatchObject({ balance: 30 })
  await cancelRequest(testScope(member), { requestId: asked.id })
  expect(await askForReward(testScope(member, saturday), { ...again, waiting: 2 })).toMatchObject({ balance: 30 })
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
