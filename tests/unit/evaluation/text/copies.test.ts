import fc from 'fast-check'
import { copiedIn, comparable } from '@/lib/evaluation/text/copies'
import { grade } from '@/lib/evaluation/grade'
import { criteria, type Finding } from '@/lib/evaluation/rubric'
import type { Level } from '@/lib/evaluation/schema'
import { sentences } from '@/lib/evaluation/text/words'
import { corpus } from '../../../fixtures/evaluation-corpus'
import { expectLinearGrowth } from '../../../harness/growth'

const task = { title: 'Clean your room', description: 'Clean your room and tell what you did.' }
const sister =
  'I picked up my clothes and hung them in the big wardrobe. Then I vacuumed the green carpet under the desk. ' +
  'I found my old yo-yo behind the radiator and untangled its string.'
const own = 'My shelf was full of dust, so I wiped it with a wet cloth. The lamp got a new bulb.'

const full = (text: string): Finding[] => criteria.map(({ id }) => ({ id, level: 'full', evidence: sentences(text) }))
const score = (text: string, others: string[] = [], findings = full(text)) =>
  grade({ criteria: findings, reasoning: '', feedback: '' }, { ...task, text }, others).score
const copied = (text: string, others: string[]) => copiedIn(comparable(text), others).filter(Boolean).length

test("another member's accepted text scores below the threshold", () => {
  expect(score(sister)).toBe(100)
  expect(score(sister, [sister])).toBe(0)
  expect(score(sister, [own, sister])).toBe(0)
  expect(score(sister, [own])).toBe(100)
})

test.each([
  ['in capitals', sister.toUpperCase()],
  ['without stops', sister.replace(/[.,]/g, '')],
  ['with other stops', sister.replace(/ (and|the) /g, '. $1 ')],
  ['with letters that look alike', sister.replace(/a/g, 'а').replace(/o/g, 'о')],
  ['with invisible characters', [...sister].join('\u200b')],
  ['with accents', sister.replace(/e/g, 'é')],
  ['with digits for letters', sister.replace(/e/g, '3')],
  ['with a word before each sentence', sister.replace(/I /g, 'so I ')],
  ['between other words', `Hello! ${sister} Bye!`],
])('a copy %s is found as well', (_, text) => expect(score(text, [sister])).toBeLessThan(70))

test('original work around a copied sentence is still accepted', () => {
  const [first] = sentences(sister)
  expect(score(`${first} ${own}`, [sister])).toBe(100)
  const [graded] = grade(
    { criteria: full(`${first} ${own}`), reasoning: '', feedback: '' },
    { ...task, text: `${first} ${own}` },
    [sister],
  ).criteria
  expect(graded?.evidence).toEqual(sentences(own))
})

test.each([
  [
    'I brushed my teeth for two minutes.',
    'I brushed my teeth for two minutes. Then I rinsed my mouth and went to bed early.',
  ],
  ['I made my bed. I fed the cat.', 'I made my bed. I fed the cat. Then I swept the kitchen floor with dad.'],
  [
    '3x = 20 - 5 = 15, x = 15 / 3 = 5',
    '3x = 20 - 5 = 15, x = 15 / 3 = 5 and I checked it twice with beans on the table',
  ],
  ['2 times 3 is 6, 2 times 4 is 8, 2 times 5 is 10', '2 times 3 is 6, 2 times 4 is 8, 2 times 5 is 10.'],
])('short sentences and sums are not copies: %s', (text, other) => {
  expect(copied(text, [`${other} And that was all that I did today, honestly.`])).toBe(0)
})

test('an identical text is a copy from eight words on', () => {
  expect(copied('I fed it. It was fun.', ['I fed it. It was fun.'])).toBe(0)
  expect(copied('I fed it. It was fun. I slept.', ['i fed it! it was fun, i slept'])).toBe(8)
})

const level = fc.constantFrom<Level>('none', 'partial', 'full')
const texts = fc.array(fc.constantFrom(...sentences(`${sister} ${own}`), 'I did it.', 'Hello there'), { maxLength: 8 })
const someText = fc.oneof(
  texts.map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

test('more texts to compare with never raise a score, and their order does not matter', () => {
  fc.assert(
    fc.property(someText, fc.array(someText, { maxLength: 4 }), someText, level, (text, others, more, best) => {
      const findings = full(text).map((finding) => ({ ...finding, level: best }))
      const before = score(text, others, findings)
      expect(score(text, [...others, more], findings)).toBeLessThanOrEqual(before)
      expect(score(text, [more, ...others], findings)).toBe(score(text, [...others, more], findings))
      expect(score(text, [...others, ...others], findings)).toBe(before)
    }),
  )
})

test('honest texts on the same task are not copies of each other', () => {
  const all = corpus.accept.map(({ text }) => text)
  for (const text of all.slice(0, 60)) {
    expect([text.slice(0, 50), copied(text, all.filter((other) => other !== text).slice(0, 50))]).toEqual([
      text.slice(0, 50),
      0,
    ])
  }
})

test('comparing with fifty texts takes linear time', async () => {
  await expectLinearGrowth((length) => {
    const long = Array.from({ length }, (_, index) => `word${index % 700}`).join(' ')
    const others = Array.from({ length: 50 }, (_, index) => `${index} ${long.slice(0, length * 2)}`)
    copied(long, others)
  }, 150)
})
