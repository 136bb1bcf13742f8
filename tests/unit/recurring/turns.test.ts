import fc from 'fast-check'
import { addDays, toDay, type Day } from '@/lib/calendar'
import { modes, shareOut } from '@/lib/recurring/turns'

const always = () => true
const days = (count: number) => Array.from({ length: count }, (_, index) => addDays(toDay('2027-03-25'), index))
const members = (...names: string[]) => names.map((memberId, place) => ({ memberId, place }))
const names = ({ shared }: ReturnType<typeof shareOut>) => shared.map(({ memberId }) => memberId).join('')

test('each member gets every occurrence, or they take turns in their order', () => {
  const rule = { members: members('a', 'b', 'c'), lastPlace: null }
  expect(names(shareOut(days(2), { ...rule, mode: 'each' }, always))).toBe('abcabc')
  expect(names(shareOut(days(5), { ...rule, mode: 'turn' }, always))).toBe('abcab')
})

test('a paused member is passed over and does not get two turns later', () => {
  const rule = { mode: 'turn', members: members('a', 'b', 'c'), lastPlace: null } as const
  const [, second] = days(2)
  expect(names(shareOut(days(5), rule, (who, day) => who !== 'b' || day !== second))).toBe('acabc')
})

test('a day on which everybody is paused is skipped and takes no turn', () => {
  const rule = { mode: 'turn', members: members('a', 'b'), lastPlace: null } as const
  const [, second] = days(2)
  const result = shareOut(days(3), rule, (_, day) => day !== second)
  expect(result.shared.map(({ memberId, day }) => `${memberId} ${day}`)).toEqual(['a 2027-03-25', 'b 2027-03-27'])
  expect(result.skipped.map(({ memberId, day }) => `${memberId} ${day}`)).toEqual(['a 2027-03-26', 'b 2027-03-26'])
})

test('places order the turns, however the members come', () => {
  const unordered = [2, 10, 0].map((place) => ({ memberId: `${place} `, place }))
  const rule = { members: unordered, lastPlace: null }
  expect(names(shareOut(days(4), { ...rule, mode: 'turn' }, always))).toBe('0 2 10 0 ')
  expect(names(shareOut(days(1), { ...rule, mode: 'each' }, always))).toBe('0 2 10 ')
})

test('after the last in turn left, the next place continues', () => {
  const left = [
    { memberId: 'a', place: 0 },
    { memberId: 'c', place: 2 },
  ]
  expect(names(shareOut(days(3), { mode: 'turn', members: left, lastPlace: 1 }, always))).toBe('cac')
  expect(names(shareOut(days(3), { mode: 'turn', members: left, lastPlace: 2 }, always))).toBe('aca')
})

/** The rule of the turns, one occurrence after the other, on a ring of all members who ever were in the rule. */
function oracle(all: Day[], ring: readonly string[], isThere: (who: string, day: Day) => boolean): string[] {
  let at = -1
  return all.flatMap((day) => {
    for (let step = 1; step <= ring.length; step += 1) {
      const index = (at + step) % ring.length
      if (!isThere(ring[index] ?? '', day)) continue
      at = index
      return [`${ring[index]} ${day}`]
    }
    return []
  })
}

test('turns are the same in batches of any size, with pauses and members deleted in between', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 60 })), { maxLength: 30 }),
      fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 11 })), { maxLength: 3 }),
      (size, batches, pauses, deletions) => {
        const ring = ['a', 'b', 'c', 'd', 'e'].slice(0, size)
        const all = days(batches.reduce((sum, length) => sum + length, 0))
        const paused = new Set(pauses.map(([who, on]) => `${ring[who]} ${all[on]}`))
        const isUnpaused = (who: string, day: Day) => !paused.has(`${who} ${day}`)
        let present = members(...ring)
        let lastPlace: number | null = null
        let next = 0
        const leftOn = new Map<string, number>()
        const made: string[] = []
        for (const [batch, length] of batches.entries()) {
          for (const [who] of deletions.filter(([, at]) => at === batch)) {
            const name = ring[who] ?? ''
            if (present.some(({ memberId }) => memberId === name)) leftOn.set(name, next)
            present = present.filter(({ memberId }) => memberId !== name)
          }
          const rule = { mode: 'turn' as const, members: present, lastPlace }
          const result = shareOut(all.slice(next, next + length), rule, isUnpaused)
          made.push(...result.shared.map(({ memberId, day }) => `${memberId} ${day}`))
          lastPlace = result.lastPlace
          next += length
        }
        const isThere = (who: string, day: Day) =>
          all.indexOf(day) < (leftOn.get(who) ?? Infinity) && isUnpaused(who, day)
        expect(made).toEqual(oracle(all, ring, isThere))
      },
    ),
    { numRuns: 500 },
  )
})

test('no mode gives a member the same day twice', () => {
  fc.assert(
    fc.property(fc.constantFrom(...modes), fc.nat({ max: 20 }), fc.integer({ min: 1, max: 5 }), (mode, count, size) => {
      const rule = { mode, members: members(...'abcde'.slice(0, size)), lastPlace: null }
      const made = shareOut(days(count), rule, always).shared.map(({ memberId, day }) => `${memberId} ${day}`)
      expect(new Set(made).size).toBe(mode === 'each' ? count * size : count)
      expect(made).toHaveLength(mode === 'each' ? count * size : count)
    }),
  )
})
