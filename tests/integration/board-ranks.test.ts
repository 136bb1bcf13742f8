import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { boards, placesPerPage, type Board } from '@/lib/leaderboard/boards'
import { findBoard, findChampion, findOwnPlace, findRank, listBoard } from '@/lib/leaderboard/queries'
import { createAdministrator } from '../fixtures/factories'
import { someGift, someUser } from '../fixtures/rows'
import { testScope } from '../fixtures/scope'

// Three family months around `now`, and the days on which a streak may have ended.
const now = '2026-11-21T11:00:00Z'
const days = ['2026-10-31', '2026-11-01', '2026-11-20', '2026-12-01']
const lastDays = [null, '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']

// Small ranges, so that many members tie.
const entry = fc.record({
  amount: fc.integer({ min: -6, max: 9 }).filter((amount) => amount !== 0),
  kind: fc.constantFrom('task' as const, 'streak_bonus' as const, 'adjustment' as const),
  day: fc.constantFrom(...days),
})
const person = fc.record({
  isAdmin: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  entries: fc.array(entry, { maxLength: 4 }),
  streak: fc.nat({ max: 3 }),
  lastDay: fc.constantFrom(...lastDays),
  /** Names in another order than the members. */
  nameOrder: fc.nat({ max: 999 }),
})
type Person = (typeof person extends fc.Arbitrary<infer P> ? P : never) & { id: string; username: string }

const sum = (entries: Person['entries']) => entries.reduce((total, { amount }) => total + amount, 0)

const valueOn: Record<Board, (one: Person) => number> = {
  'all-time': ({ entries }) => sum(entries),
  monthly: ({ entries }) => sum(entries.filter(({ day, kind }) => day.startsWith('2026-11') && kind !== 'adjustment')),
  streaks: ({ streak, lastDay }) => (lastDay !== null && lastDay >= '2026-11-20' ? streak : 0),
}

/** The whole board, recounted from the history. */
function recount(people: Person[], board: Board): [string, number, number][] {
  const value = valueOn[board]
  return people
    .filter(({ isAdmin }) => !isAdmin)
    .sort((a, b) => value(b) - value(a) || (a.username < b.username ? -1 : 1))
    .map((one, index) => [one.id, value(one), index + 1])
}

async function record(people: Person[]) {
  await db.user.createMany({
    data: people.map(({ id, username, isAdmin, streak, lastDay }) => ({
      ...someUser({ username, isAdmin, streak }),
      id,
      streakDay: lastDay && toDate(toDay(lastDay)),
    })),
  })
  await db.pointEntry.createMany({
    data: people.flatMap(({ id, entries }) =>
      entries.map(({ amount, kind, day }) => ({ ...someGift(id, amount), kind, day: toDate(toDay(day)) })),
    ),
  })
}

/** The board as a reader who follows every cursor sees it. */
async function readAll(scope: Parameters<typeof findBoard>[0], board: Board): Promise<[string, number, number][]> {
  const found: [string, number, number][] = []
  let after: string | undefined
  do {
    const { places, next } = await findBoard(scope, board, after)
    expect(places.length).toBeLessThanOrEqual(placesPerPage)
    found.push(...places.map(({ id, value, rank }): [string, number, number] => [id, value, rank]))
    after = next ?? undefined
  } while (after)
  return found
}

test('pages, neighbours and ranks of every board equal a full recount of random histories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { maxLength: 130, size: 'max' }), fc.nat(), async (drawn, pick) => {
      await db.user.deleteMany()
      const parent = await createAdministrator()
      const people: Person[] = drawn.map((one, index) => ({
        ...one,
        id: randomUUID(),
        username: `m${String(one.nameOrder).padStart(3, '0')}${String(index).padStart(3, '0')}`,
      }))
      await record(people)
      const scope = testScope(parent, now)
      for (const board of boards) {
        const expected = recount(people, board)
        expect(await readAll(scope, board)).toEqual(expected)
        const chosen = [0, pick % Math.max(1, expected.length), expected.length - 1]
        for (const at of chosen.filter((index) => index in expected)) {
          const [id = ''] = expected[at] ?? []
          const viewer = { id, username: '', isAdmin: false, visibility: 'everyone' as const }
          const own = await findOwnPlace(testScope(viewer, now), board)
          const near = expected.slice(Math.max(0, at - 1), at + 2)
          expect(own?.places.map((place) => [place.id, place.value, place.rank])).toEqual(near)
          expect(own?.total).toBe(expected.length)
          if (board === 'all-time') expect(await findRank(scope, id)).toBe(at + 1)
        }
      }
      const allTime = recount(people, 'all-time')
      expect((await findChampion(scope))?.id).toBe(allTime[0]?.[0])
      const { entries, total } = await listBoard(scope, { withAdmins: false, offset: 0 })
      expect([entries.map(({ id }) => id), total]).toEqual([allTime.map(([id]) => id), allTime.length])
      for (const { id } of people.filter(({ isAdmin }) => isAdmin)) expect(await findRank(scope, id)).toBe(0)
    }),
    { numRuns: 12 },
  )
})
