import { evidenceForBest, evidenceOf, readSubjects } from '@/lib/evaluation/evaluators/built-in/subjects'
import table from '@/lib/evaluation/evaluators/built-in/data/subjects.json'

const weighted = (...words: string[]) => words.map((word) => [word, 1] as const)
const dishwasher = readSubjects(weighted('empty', 'dishwasher'), 'en')

test('words that go with the subject of a task speak for it, others against it', () => {
  for (const word of ['plates', 'cutlery', 'rack']) expect(evidenceOf(word, dishwasher, 'en')).toBeGreaterThan(0.5)
  for (const word of ['hamster', 'violin', 'goalkeeper']) expect(evidenceOf(word, dishwasher, 'en')).toBeLessThan(0)
})

test('a word of no subject says nothing', () => {
  expect(evidenceOf('xyzzy', dishwasher, 'en')).toBeUndefined()
  expect(readSubjects(weighted('xyzzy'), 'en')).toEqual({ shares: new Float64Array(table.rows.length), confidence: 0 })
})

test('the words of a text may be in another language than its task', () => {
  expect(evidenceOf('assiettes', dishwasher, 'fr')).toBeGreaterThan(0.5)
})

test('accents may be missing', () => {
  const laundry = readSubjects(weighted('lessive'), 'fr')
  expect(evidenceOf('sécher', laundry, 'fr')).toBe(evidenceOf('secher', laundry, 'fr'))
})

test('the shares of subjects add up to 1', () => {
  const all = [...dishwasher.shares.values()].reduce((sum, share) => sum + share, 0)
  expect(all).toBeCloseTo(1, 6)
})

test('words of one subject fit it better than words of several', () => {
  const one = evidenceForBest(weighted('hamster', 'wheel', 'sawdust'), 'en')
  expect(one).toBeGreaterThan(evidenceForBest(weighted('hamster', 'violin', 'goalkeeper'), 'en'))
})

test('every subject has names and words in both languages', () => {
  for (const row of table.rows) {
    expect(row).toHaveLength(table.columns.length)
    for (const part of row) expect(part.trim()).not.toBe('')
  }
})
