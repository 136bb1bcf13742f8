import { RewardCard } from '@/app/(shell)/rewards/reward-card'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const reward = { id: 'reward', name: 'A swim', cost: 60, left: null, leftThisWeek: null, waiting: 0, until: null }
const cardOf = (changes: Partial<typeof reward> | { left: number } | { leftThisWeek: number }, balance = 100) =>
  spokenMarkup(<RewardCard reward={{ ...reward, ...changes }} balance={balance} says="Enough for this." />)

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
  [1, 'You have already asked for this and are waiting for an answer.'],
  [2, 'You have already asked for this 2 times and are waiting for answers.'],
])('says that an answer is awaited: %i', (waiting, says) => {
  expect(cardOf({ waiting })).toContain(says)
  expect(cardOf({})).not.toContain('already asked')
})
