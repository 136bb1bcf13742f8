import { RewardCard } from '@/app/(shell)/rewards/reward-card'
import { RewardList } from '@/app/(shell)/rewards/reward-list'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const reward = { id: 'reward', name: 'A swim', cost: 60, left: null, leftThisWeek: null, until: null }
const cardOf = (changes: Partial<typeof reward> | { left: number } | { leftThisWeek: number }, balance = 100) =>
  spokenMarkup(<RewardCard reward={{ ...reward, ...changes }} balance={balance} waiting={0} says="Enough for this." />)

test('says how far the balance reaches', () => {
  const card = cardOf({})
  expect(card).toContain('Enough for this.')
  expect(card).not.toContain('disabled=""')
})

test.each([
  ['none is left', { left: 0 }, 'None left'],
  ['the week is full', { leftThisWeek: 0 }, 'No more this week'],
])('says only why it cannot be asked for when %s', (_, changes, reason) => {
  const card = cardOf(changes)
  expect(card).toContain(reason)
  expect(card).not.toContain('Enough for this.')
  expect(card).toContain('disabled=""')
})

test('cannot be asked for with too little', () => {
  expect(cardOf({}, 59)).toContain('disabled=""')
})

test.each([
  [['open', 'cancelled'], 'You already asked for this and wait for an answer.'],
  [['open', 'open'], 'You already asked for this 2 times and wait for answers.'],
] as const)('says that an answer is awaited', (states, says) => {
  const requests = states.map((state, index) => ({
    id: String(index),
    state,
    name: 'A swim',
    cost: 60,
    reason: null,
    askedAt: '2026-11-26T10:00:00.000Z',
  }))
  const list = (asked: typeof requests) =>
    spokenMarkup(<RewardList rewards={[reward]} requests={asked} balance={100} />)
  expect(list(requests)).toContain(says)
  expect(list([])).not.toContain('You already asked')
})
