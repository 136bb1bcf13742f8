import { readAround } from '@/lib/http/around'
import { readPosition, type Position, type Seek } from '@/lib/http/keyset'

const row = (day: number): Position => ({
  at: `2026-11-${String(day).padStart(2, '0')}`,
  id: `00000000-0000-7000-8000-0000000000${String(day).padStart(2, '0')}`,
})
/** Before the rows of a day, newest day first. */
const dayStart = (day: number): Position => ({ ...row(day + 1), id: '00000000-0000-0000-0000-000000000000' })
const start = dayStart(21)

/** A list of those days, newest first. */
function listOf(days: number[]) {
  const rows = days.map(row)
  const isBefore = (a: Position, b: Position) => a.at > b.at || (a.at === b.at && a.id > b.id)
  return {
    startBefore: (from: Position) => {
      const nearest = rows.filter((each) => isBefore(each, from)).at(-1)
      return Promise.resolve(nearest ? dayStart(Number(nearest.at.slice(-2))) : null)
    },
    positionOf: (each: Position) => each,
    read: ({ from, isBackwards, take }: Seek) => {
      const beyond = rows.filter((each) => !from || (isBackwards ? isBefore(each, from) : isBefore(from, each)))
      return Promise.resolve(isBackwards ? beyond.slice(-take) : beyond.slice(0, take))
    },
  }
}
const daysOf = ({ rows }: { rows: Position[] }) => rows.map(({ at }) => Number(at.slice(-2)))

test('a list opens at its start and is read completely in both directions', async () => {
  const list = listOf([25, 24, 23, 21, 20, 19, 18])
  const opened = await readAround(list, start, {}, 2)
  expect([daysOf(opened), opened.isStart]).toEqual([[21, 20], true])
  const earlier = await readAround(list, start, { after: readPosition(opened.next) }, 2)
  expect([daysOf(earlier), earlier.next, earlier.isStart]).toEqual([[19, 18], null, false])
  const later = await readAround(list, start, { before: readPosition(opened.previous) }, 2)
  expect(daysOf(later)).toEqual([24, 23])
  const latest = await readAround(list, start, { before: readPosition(later.previous) }, 2)
  expect([daysOf(latest), latest.previous]).toEqual([[25], null])
  expect(daysOf(await readAround(list, start, { after: readPosition(later.next) }, 2))).toEqual([21, 20])
})

test('a list with nothing after its start opens at the nearest row before it', async () => {
  const opened = await readAround(listOf([25, 24, 23]), start, {}, 2)
  expect([daysOf(opened), opened.next, opened.isStart]).toEqual([[23], null, true])
  const later = await readAround(listOf([25, 24, 23]), start, { before: readPosition(opened.previous) }, 2)
  expect([daysOf(later), later.previous]).toEqual([[25, 24], null])
  expect(await readAround(listOf([]), start, {}, 2)).toEqual({ rows: [], previous: null, next: null, isStart: true })
})
