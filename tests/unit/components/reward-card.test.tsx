import { RewardCard } from '@/app/(shell)/rewards/reward-card'
import type { RewardJson } from '@/lib/rewards/json'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const reward: RewardJson = { id: 'r', name: 'Cinema', cost: 30, left: 0, leftThisWeek: 0, waiting: 1, until: null }
const waiting = 'You have already asked for this and are waiting for an answer.'

/** The card's lines below its name and its price. */
const linesOf = (change: Partial<RewardJson>, balance: number) =>
  spokenMarkup(<RewardCard reward={{ ...reward, ...change }} balance={balance} says="21 to go." />)
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .filter((line) => line !== '')
    .slice(2)

test('while the own request waits, the card says so and not what it took', () => {
  expect(linesOf({}, 9)).toEqual([waiting, 'Ask for it'])
  expect(linesOf({ left: null, leftThisWeek: null }, 9)).toEqual([waiting, 'Ask for it'])
  expect(linesOf({ left: 2, leftThisWeek: 1 }, 9)).toEqual([waiting, 'Ask for it'])
})

test('another can be asked for while it waits', () => {
  expect(linesOf({ left: 2, leftThisWeek: 1 }, 30)).toEqual(['2 left · Once more this week', waiting, 'Ask for it'])
})

test('without a request the card says what is left and how far the balance reaches', () => {
  expect(linesOf({ waiting: 0, left: 2, leftThisWeek: null }, 9)).toEqual(['2 left', '21 to go.', 'Ask for it'])
  expect(linesOf({ waiting: 0 }, 30)).toEqual(['None left', 'Ask for it'])
})
