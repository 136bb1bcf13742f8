import { toDay } from '@/lib/calendar'
import { digestDue, dueDay, jobKinds, nextRunAt } from '@/lib/schedule/timings'

const timeZone = 'Europe/Paris'
const at = (now: string) => ({ now: new Date(now), timeZone })

test.each([
  ['recurring', '2027-03-27T23:09:59Z', '2027-03-27', '2027-03-27T23:10:00.000Z'],
  ['recurring', '2027-03-27T23:10:00Z', '2027-03-28', '2027-03-28T22:10:00.000Z'],
  ['reconcile', '2027-03-28T01:59:59Z', '2027-03-27', '2027-03-28T02:00:00.000Z'],
  ['reconcile', '2027-10-31T02:59:59Z', '2027-10-30', '2027-10-31T03:00:00.000Z'],
  ['digest', '2027-03-28T14:59:59Z', null, '2027-03-28T15:00:00.000Z'],
  ['digest', '2027-03-28T15:00:00Z', '2027-03-28', '2027-04-04T15:00:00.000Z'],
  ['digest', '2027-03-28T18:59:59Z', '2027-03-28', '2027-04-04T15:00:00.000Z'],
  ['digest', '2027-03-28T19:00:00Z', null, '2027-04-04T15:00:00.000Z'],
  ['digest', '2027-03-29T04:59:59Z', null, '2027-04-04T15:00:00.000Z'],
  ['digest', '2027-03-29T05:00:00Z', '2027-03-28', '2027-04-04T15:00:00.000Z'],
  ['digest', '2027-03-29T18:59:59Z', '2027-03-28', '2027-04-04T15:00:00.000Z'],
  ['digest', '2027-03-29T22:00:00Z', null, '2027-04-04T15:00:00.000Z'],
] as const)('%s at %s is due for %s, and next at %s', (kind, now, due, next) => {
  expect(dueDay(kind, at(now))).toBe(due)
  expect(nextRunAt(kind, at(now)).toISOString()).toBe(next)
})

test('every kind is due for each of its days once over both clock changes, whenever it is asked', () => {
  const hourMs = 3_600_000
  for (const [from, to] of [
    ['2027-03-23T00:00:00Z', '2027-04-06T00:00:00Z'],
    ['2027-10-26T00:00:00Z', '2027-11-09T00:00:00Z'],
  ] as const) {
    for (const kind of jobKinds) {
      const days: string[] = []
      for (let now = Date.parse(from); now < Date.parse(to); now += hourMs) {
        const day = dueDay(kind, { now: new Date(now), timeZone })
        if (day && day !== days.at(-1)) days.push(day)
        expect(nextRunAt(kind, { now: new Date(now), timeZone }).getTime()).toBeGreaterThan(now)
      }
      const step = kind === 'digest' ? 7 : 1
      const gaps = days.slice(1).map((day, index) => Date.parse(day) - Date.parse(days[index] ?? ''))
      expect(new Set(gaps)).toEqual(new Set([step * 24 * hourMs]))
    }
  }
})

test('the digest is due at the hour that the family chose, also in summer time', () => {
  const at = (now: string) => ({ now: new Date(now), timeZone, digestHour: 9 })
  expect(dueDay('digest', at('2027-03-28T06:59:59Z'))).toBe(null)
  expect(dueDay('digest', at('2027-03-28T07:00:00Z'))).toBe('2027-03-28')
  expect(nextRunAt('digest', at('2027-03-28T07:00:00Z')).toISOString()).toBe('2027-04-04T07:00:00.000Z')
  expect(nextRunAt('recurring', at('2027-03-27T23:09:59Z')).toISOString()).toBe('2027-03-27T23:10:00.000Z')
})

test.each([
  ['2027-03-28T18:59:59Z', 'now'],
  ['2027-03-28T19:00:00Z', 'later'],
  ['2027-03-29T04:59:59Z', 'later'],
  ['2027-03-29T05:00:00Z', 'now'],
  ['2027-03-29T19:00:00Z', 'later'],
  ['2027-03-29T22:00:00Z', 'never'],
] as const)('another attempt to send the digest at %s is made %s', (now, due) => {
  expect(digestDue(toDay('2027-03-28'), at(now))).toBe(due)
})
