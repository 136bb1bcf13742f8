import fc from 'fast-check'
import { addDays, dayOf, toDay, type Day } from '@/lib/calendar'
import { isPaused } from '@/lib/points/pauses'
import { lifetimeOf, nudgeFor, reminderDue, type Due } from '@/lib/reminders/due'
import { isNudge, reminderKinds } from '@/lib/reminders/kinds'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What a clock on the wall shows, by the Intl of the runtime. */
function wall(instant: Date, timeZone: string): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

const zones = ['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Santiago', 'UTC']
/** Around clock changes of these zones as well as on usual days. */
const instant = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
  fc
    .tuple(
      fc.constantFrom('2027-03-28', '2027-10-31', '2027-03-14', '2027-11-07', '2027-04-04'),
      fc.integer({ max: 48 * 60, min: -1440 }),
    )
    .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs)),
)
const moment = fc.record({
  now: instant,
  timeZone: fc.constantFrom(...zones),
  nudgeHour: fc.integer({ min: 7, max: 20 }),
  hours: fc.record({ from: fc.integer({ min: 7, max: 16 }), until: fc.integer({ min: 17, max: 21 }) }),
  pause: fc.option(fc.record({ from: fc.integer({ min: -3, max: 2 }), length: fc.integer({ min: 0, max: 3 }) })),
  age: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 * 60 })),
  kind: fc.constantFrom(...reminderKinds),
})
type Moment = typeof moment extends fc.Arbitrary<infer M> ? M : never

function asked({ now, timeZone, hours, nudgeHour, pause, age, kind }: Moment) {
  const today = dayOf(now, timeZone)
  const days = (from: number, length: number) => [{ from: addDays(today, from), to: addDays(today, from + length) }]
  const pauses = pause ? days(pause.from, pause.length) : []
  return {
    pauses,
    createdAt: new Date(now.getTime() - age * minuteMs),
    due: (at: Date): Due => {
      const noted = { kind, createdAt: new Date(now.getTime() - age * minuteMs) }
      return reminderDue(noted, { now: at, timeZone, hours, nudgeHour, pauses })
    },
  }
}

test('a reminder is sent at no time at which rule 27 forbids it, and at every other', () => {
  fc.assert(
    fc.property(moment, (example) => {
      const { now, timeZone, hours, nudgeHour, age, kind } = example
      const { pauses, createdAt, due } = asked(example)
      const { day, hour } = wall(now, timeZone)
      const isQuiet = hour >= hours.until || hour < hours.from
      const first = nudgeHour < hours.from ? hours.from : nudgeHour < hours.until ? nudgeHour : hours.until - 1
      const isInPause = isPaused(toDay(day), pauses)
      const isItsTime = isNudge(kind)
        ? wall(createdAt, timeZone).day === day && hour >= first && hour < first + 2
        : age <= 24 * 60
      expect(due(now) === 'now').toBe(!isQuiet && !isInPause && isItsTime)
    }),
    { numRuns: 2000 },
  )
})

test('one that waits is looked at again at the first minute at which it may be sent, and is otherwise dropped', () => {
  fc.assert(
    fc.property(moment, (example) => {
      const { now } = example
      const { due } = asked(example)
      const found = due(now)
      if (found === 'now') return
      // By trial: quarter hours are where clocks change.
      const step = 15 * minuteMs
      const first = Math.ceil(now.getTime() / step) * step
      const times = Array.from({ length: 4 * 26 }, (_, index) => new Date(first + index * step))
      const sendable = times.find((at) => due(at) === 'now')
      expect(found).toEqual(sendable ? { later: sendable } : 'never')
    }),
    { numRuns: 400 },
  )
})

test('a test is sent at any time', () => {
  const now = new Date('2027-03-28T01:30:00Z')
  const pauses = [{ from: '2027-03-28' as Day, to: '2027-03-28' as Day }]
  const later = new Date(now.getTime() + 30 * hourMs)
  const moment = { now: later, timeZone: 'Europe/Paris', pauses, hours: { from: 7, until: 21 }, nudgeHour: 17 }
  expect(reminderDue({ kind: 'test', createdAt: now }, moment)).toBe('now')
})

test('a push service keeps a reminder for hours, but never into those without reminders', () => {
  fc.assert(
    fc.property(moment, (example) => {
      const { now, timeZone, hours, kind } = example
      if (asked(example).due(now) !== 'now') return
      const lifetime = lifetimeOf(kind, example)
      expect(lifetime).toBeGreaterThanOrEqual(0)
      expect(lifetime).toBeLessThanOrEqual(12 * 60 * 60)
      const last = wall(new Date(now.getTime() + lifetime * 1000 - 1), timeZone)
      expect([last.day, last.hour < hours.until]).toEqual([wall(now, timeZone).day, true])
    }),
    { numRuns: 2000 },
  )
  const at = (time: string) => ({ now: new Date(`2027-05-03T${time}:00+02:00`), timeZone: 'Europe/Paris' })
  const hours = { from: 7, until: 21 }
  expect(lifetimeOf('verdict', { ...at('08:00'), hours })).toBe(12 * 60 * 60)
  expect(lifetimeOf('verdict', { ...at('20:50'), hours })).toBe(10 * 60)
  expect(lifetimeOf('tasks', { ...at('17:00'), hours })).toBe(2 * 60 * 60)
  expect(lifetimeOf('test', { ...at('23:30'), hours })).toBe(5 * 60)
})

const today = { openTasks: 2, streak: 5, isTodayDone: false }
test.each([
  ['the streak comes first', today, ['tasks', 'streak'], 'streak'],
  ['only what was chosen', today, ['tasks', 'verdict'], 'tasks'],
  ['nothing that was not chosen', today, ['verdict'], null],
  ['nothing without an open task', { ...today, openTasks: 0 }, ['tasks', 'streak'], null],
  ['a streak that is safe today', { ...today, isTodayDone: true }, ['tasks', 'streak'], 'tasks'],
  ['a streak that is safe today, and nothing else', { ...today, isTodayDone: true }, ['streak'], null],
  ['one day is no streak yet', { ...today, streak: 1 }, ['streak'], null],
] as const)('%s', (_, day, chosen, nudge) => expect(nudgeFor(day, chosen)).toBe(nudge))
