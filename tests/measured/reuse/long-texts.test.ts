import { comparedTextOf, COPIED_SHARE, shinglesOf } from '@/lib/submissions/reuse/compared-text'
import { reusedPart } from '@/lib/submissions/reuse/part'
import { MOST_COMPARED, MOST_LOOKED_UP, sampleOf } from '@/lib/submissions/reuse/sample'
import { randomCharacters, randomWords } from '../../fixtures/random-texts'
import { cpuMilliseconds } from '../../harness/growth'

const task = { title: 'Build something', description: 'Build something out of cardboard and tell how you built it.' }
const LONG = 20_000
/** Words and bands beside the sample. */
const BESIDE = 3_000

const compare = (text: string, accepted: string) => {
  const compared = comparedTextOf(text, task)
  const known = new Set(shinglesOf(accepted))
  return { share: compared.shareIn(known), isFound: compared.lookup.some((key) => known.has(key)), compared, known }
}

test('of what two texts share a sample keeps the same', () => {
  const keys = (from: number) => Array.from({ length: 3_000 }, (_, index) => `key ${from + index}`)
  const [one, other] = [new Set(sampleOf(keys(0), 500)), new Set(sampleOf(keys(1_500), 500))]
  expect([one.size, other.size]).toEqual([500, 500])
  expect([...one].filter((key) => other.has(key)).length).toBeGreaterThan(150)
  expect(sampleOf(keys(0).toReversed(), 500)).toEqual([...one])
  expect(sampleOf(['b', 'a'], 2)).toEqual(['b', 'a'])
})

describe.each([
  ['characters of a script without spaces', randomCharacters],
  ['random words', randomWords],
])('20,000 characters of %s', (_, random) => {
  const accepted = random(LONG, 7)

  test('are compared by a bounded number of keys', () => {
    const { compared, known } = compare(accepted, accepted)
    expect(compared.keys.length).toBeLessThan(MOST_COMPARED + BESIDE)
    expect(known.size).toBeLessThan(MOST_COMPARED + BESIDE)
    expect(compared.lookup.length).toBeLessThan(MOST_LOOKED_UP + 100)
  })

  test.each([
    ['whole', accepted],
    ['in another order', accepted.slice(LONG / 2) + accepted.slice(0, LONG / 2)],
    ['with a fifth of it new', accepted.slice(0, LONG * 0.8) + random(LONG / 5, 11)],
    ['shortened', accepted.slice(3_001, 6_000)],
  ])('are found when copied %s', (__, copy) => {
    const { share, isFound } = compare(copy, accepted)
    expect(isFound).toBe(true)
    expect(share).toBeGreaterThan(COPIED_SHARE)
  })

  test('are found in a text that begins with something else', () => {
    expect(compare(random(3_000, 13), random(LONG - 3_000, 17) + random(3_000, 13)).share).toBeGreaterThan(COPIED_SHARE)
  })

  test('are not found in others', () => {
    expect(compare(random(LONG, 19), accepted).share).toBeLessThan(0.01)
  })
})

test('copied sentences among 20,000 characters are left out', () => {
  const accepted = randomWords(3_000, 23)
  const text = `${randomWords(8_000, 29)}. ${accepted} ${randomWords(8_000, 31)}`
  const { compared, known, isFound } = compare(text, accepted)
  expect(isFound).toBe(true)
  const part = reusedPart(compared, [{ isOwn: true, keys: known }])
  expect(part.words).toBeGreaterThan(330)
  expect(part.rest).not.toContain(accepted.slice(0, 80))
})

test('one letter 100,000 times is compared with fifty texts like it in a moment', async () => {
  const text = 'a'.repeat(100_000)
  const known = Array.from({ length: 50 }, () => ({ isOwn: false, keys: new Set(shinglesOf(text)) }))
  const comparison = () => expect(reusedPart(comparedTextOf(text, task), known)).toMatchObject({ isWhole: true })
  expect(await cpuMilliseconds(comparison)).toBeLessThan(2_000)
})
