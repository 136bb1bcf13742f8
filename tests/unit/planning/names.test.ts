import fc from 'fast-check'
import { letterOf, withoutNames } from '@/lib/planning/names'

const planned = [{ username: 'Emma.Martin' }, { username: 'zoé' }]
const others = [{ username: 'papa2' }, { username: 'Jo' }]
const sent = (goal: string) => withoutNames(goal, planned, others, 'somebody').text

test.each([
  ['Emma reads more', 'A reads more'],
  ['EMMA’s room and Zoe’s desk', 'A’s room and B’s desk'],
  ['Aide d’Emma pour ZOÉ', 'Aide d’A pour B'],
  ['Zoe\u0301 helps emma.martin', 'B helps A'],
  ['Cook with Papa and Jo, not with Joan', 'Cook with somebody and somebody, not with Joan'],
  ['emmas room, Emma2 and emmamartin', 'A room, A and A'],
  ['Emmanuel is nobody here', 'Emmanuel is nobody here'],
  ['', ''],
])('%j is sent as %j', (goal, expected) => expect(sent(goal)).toBe(expected))

test('no name of the family is left, whatever surrounds it', () => {
  const around = fc.string({ unit: fc.constantFrom(' ', ',', '.', '’', '-', 'é\u0301', '𝒳', '\n', '5 ', 'straße ') })
  const name = fc.constantFrom('Emma', 'emma.martin', 'ZOÉ', 'zoe', 'Papa', 'jo', 'Martin')
  fc.assert(
    fc.property(fc.array(fc.tuple(around, name), { maxLength: 6 }), (parts) => {
      const goal = parts.map(([before, word]) => `${before} ${word} `).join('')
      expect(sent(goal)).not.toMatch(/(?<!\p{L})(?:emma|martin|zoe|zoé|papa|jo)(?!\p{L})/iu)
    }),
  )
})

test('names with signs of regular expressions are taken literally', () => {
  expect(withoutNames('a+b(c and aab', [{ username: 'a+b(c' }], [], '-').text).toBe('A and aab')
})

test('letters go on after Z', () => expect([0, 25, 26, 27, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']))

test('a name without letters, or of one or two, is replaced only as it stands', () => {
  const odd = [{ username: '🦄' }, { username: '!!!' }, { username: 'Le' }, { username: '5' }]
  const goal = "Les enfants lisent 50 minutes, the children's books!"
  expect(withoutNames(goal, odd, [], '-')).toEqual({ text: goal, letters: [] })
  expect(withoutNames('Le, 5 and 🦄 read', odd, [], '-').text).toBe('C, D and A read')
})

test('the letters that were written are returned, without those of the text itself', () => {
  expect(withoutNames('A plan for Zoé, and plan B', planned, others, '-')).toEqual({
    text: 'A plan for B, and plan B',
    letters: ['B'],
  })
})
