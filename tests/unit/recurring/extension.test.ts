import fc from 'fast-check'
import { addDays, toDay, type Day } from '@/lib/calendar'
import { isPaused, pausesFor } from '@/lib/points/pauses'
import { extensionOf, type ExtendedRule } from '@/lib/recurring/extension'
import { modes, type Share } from '@/lib/recurring/turns'
import { plainDay } from '../../harness/calendar-oracle'
import { type OraclePause, RecurringOracle } from '../../harness/recurring-oracle'

type Pause = { memberId: string | null; from: Day; to: Day }

/** A rule whose state is kept between runs, as the database does. */
class Rule {
  readonly made: string[] = []
  pauses: Pause[] = []
  skipped: Share[] = []

  constructor(public rule: ExtendedRule) {}

  run(today: Day): void {
    const { shared, skipped, ...progress } = extensionOf(this.rule, this.skipped, {
      ...{ today, horizon: addDays(today, 7) },
      isUnpaused: (memberId, day) => !isPaused(day, pausesFor(memberId, this.pauses)),
    })
    this.made.push(...shared.map(({ memberId, day }) => `${day} ${memberId}`))
    this.skipped = skipped
    this.rule = { ...this.rule, ...progress }
  }
}

const today = toDay('2027-03-24')
const day = (index: number) => addDays(today, index)
const dailyFor = (change: Partial<ExtendedRule>, ...names: string[]) =>
  new Rule({
    ...{ anchor: today, interval: 'daily', every: 1, mode: 'each', lastPlace: null, ignoresPauses: false },
    ...{ members: names.map((memberId, place) => ({ memberId, place })), extendedTo: addDays(today, -1) },
    ...change,
  })
const short = (made: readonly string[]) => made.map((one) => one.slice(8))

test('a deleted pause brings back each occurrence from today on, once', () => {
  const rule = dailyFor({}, 'a')
  rule.pauses = [{ memberId: null, from: day(0), to: day(5) }]
  rule.run(day(0))
  expect(short(rule.made)).toEqual(['30 a', '31 a'])
  rule.pauses = []
  rule.run(day(2))
  expect(short(rule.made.slice(2))).toEqual(['26 a', '27 a', '28 a', '29 a', '01 a', '02 a'])
  rule.run(day(2))
  expect(rule.made).toHaveLength(8)
})

test('a shorter pause in its place keeps the days that it covers free', () => {
  const rule = dailyFor({}, 'a')
  rule.pauses = [{ memberId: 'a', from: day(0), to: day(7) }]
  rule.run(day(0))
  rule.pauses = [{ memberId: null, from: day(0), to: day(4) }]
  rule.run(day(0))
  expect(short(rule.made)).toEqual(['29 a', '30 a', '31 a'])
})

test('only the member who was kept from an occurrence gets it later', () => {
  const rule = dailyFor({}, 'a', 'b')
  rule.pauses = [{ memberId: 'b', from: day(1), to: day(6) }]
  rule.run(day(0))
  rule.pauses = []
  rule.run(day(0))
  expect(short(rule.made.slice(10))).toEqual(['25 b', '26 b', '27 b', '28 b', '29 b', '30 b'])
})

test('in turn, an occurrence that comes back takes the next turn, and a turn that another took stays theirs', () => {
  const rule = dailyFor({ mode: 'turn' }, 'a', 'b', 'c')
  rule.pauses = [
    { memberId: null, from: day(1), to: day(2) },
    { memberId: 'b', from: day(3), to: day(3) },
  ]
  rule.run(day(0))
  expect(short(rule.made)).toEqual(['24 a', '27 c', '28 a', '29 b', '30 c', '31 a'])
  rule.pauses = []
  rule.run(day(0))
  expect(short(rule.made.slice(6))).toEqual(['25 b', '26 c'])
  rule.run(day(1))
  expect(short(rule.made.slice(8))).toEqual(['01 a'])
})

test('a rule that ignores pauses makes every occurrence, also those that it skipped before', () => {
  const rule = dailyFor({}, 'a')
  rule.pauses = [{ memberId: null, from: day(0), to: day(30) }]
  rule.run(day(0))
  expect(rule.made).toEqual([])
  rule.rule = { ...rule.rule, ignoresPauses: true }
  rule.run(day(1))
  expect(rule.made).toHaveLength(8)
})

test('a changed rule brings back only days on which it still occurs', () => {
  const rule = dailyFor({}, 'a')
  rule.pauses = [{ memberId: null, from: day(0), to: day(7) }]
  rule.run(day(0))
  rule.pauses = []
  rule.rule = { ...rule.rule, interval: 'weekly' }
  rule.run(day(0))
  expect(short(rule.made)).toEqual(['24 a', '31 a'])
  expect(rule.skipped).toEqual([])
})

test('a rule that was extended further stays so', () => {
  const rule = dailyFor({ extendedTo: day(20) }, 'a')
  rule.skipped = [{ memberId: 'a', day: day(15) }]
  rule.run(day(0))
  expect(short(rule.made)).toEqual(['08 a'])
  expect(rule.rule.extendedTo).toBe(day(20))
})

const anchors = ['2028-02-27', '2027-01-31', '2026-12-29', '2027-03-26', '2027-10-29', '2026-10-23'] as const
const names = ['a', 'b', 'c']
const recurrence = fc.oneof(
  fc.record({ interval: fc.constantFrom('daily', 'weekly', 'monthly'), every: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    interval: fc.constant('weekly' as const),
    every: fc.integer({ min: 1, max: 2 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  }),
)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 12 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      pause: fc.constantFrom(null, ...names),
      from: fc.integer({ min: -3, max: 10 }),
      length: fc.integer({ min: 1, max: 14 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ unpause: fc.nat({ max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ ignores: fc.boolean() }) },
)

test('rules with late and deleted pauses match an independent oracle over month ends and clock changes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...anchors),
      recurrence,
      fc.constantFrom(...modes),
      fc.integer({ min: 1, max: 3 }),
      fc.array(step, { maxLength: 25 }),
      (first, recurring, mode, size, steps) => {
        const memberIds = names.slice(0, size)
        const shape = { weekdays: [] as number[], ...recurring }
        const oracle = new RecurringOracle({ ...shape, anchor: plainDay(first), mode, memberIds })
        const anchor = toDay(first)
        const rule = dailyFor({ ...shape, anchor, mode, extendedTo: addDays(anchor, -1) }, ...memberIds)
        let now = anchor
        for (const each of [{ wait: 0 }, ...steps]) {
          if ('wait' in each) now = addDays(now, each.wait)
          if ('ignores' in each) {
            oracle.ignoresPauses = each.ignores
            rule.rule = { ...rule.rule, ignoresPauses: each.ignores }
          }
          if ('pause' in each) {
            const from = addDays(now, each.from)
            const pause = { memberId: each.pause, from, to: addDays(from, each.length - 1) }
            rule.pauses.push(pause)
            oracle.pauses.push(pause satisfies OraclePause)
          }
          if ('unpause' in each && rule.pauses.length > 0) {
            const at = each.unpause % rule.pauses.length
            rule.pauses.splice(at, 1)
            oracle.pauses.splice(at, 1)
          }
          rule.run(now)
          oracle.run(now)
          expect(rule.made).toEqual(oracle.made)
        }
        expect(new Set(rule.made).size).toBe(rule.made.length)
      },
    ),
    { numRuns: 500 },
  )
})
