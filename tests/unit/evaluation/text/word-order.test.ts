import { isOutOfOrder, wordOrder } from '@/lib/evaluation/text/word-order'
import type { Language } from '@/lib/evaluation/text/language'
import { languageOf } from '@/lib/evaluation/text/language'
import { readSet } from '../../../harness/evaluation-rates'

const asked = ['right', 'wrong', 'misspelt']
// The table was learnt from other texts.
const texts = readSet('conversational')
  .filter(({ text, kind }) => !asked.includes(kind) && text.split(/\s+/).length >= 16)
  .map(({ text }) => ({ text, language: languageOf(text) }))

/** A deterministic shuffle (a linear congruential generator). */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const order = [...items]
  let state = seed
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = state % (last + 1)
    ;[order[last], order[other]] = [order[other] as T, order[last] as T]
  }
  return order
}

function rate(change: (words: string[]) => readonly string[]): number {
  const found = texts.filter(({ text, language }) => isOutOfOrder(change(text.split(/\s+/)).join(' '), language))
  return found.length / texts.length
}

test('honest texts are hardly ever taken for shuffled ones', () => {
  expect(rate((words) => words)).toBeLessThanOrEqual(0.04)
})

test('shuffled words are detected', () => {
  for (const seed of [1, 2, 3, 4, 5]) expect(rate((words) => shuffled(words, seed))).toBeGreaterThanOrEqual(0.9)
})

test('commas do not hide that words are shuffled', () => {
  const commas = (words: string[]) => shuffled(words, 6).map((word) => `${word},`)
  expect(rate(commas)).toBeGreaterThanOrEqual(0.85)
  const threes = (words: string[]) => shuffled(words, 6).map((word, at) => (at % 3 === 2 ? `${word},` : word))
  expect(rate(threes)).toBeGreaterThanOrEqual(0.75)
})

test('a text without every second word is detected', () => {
  expect(rate((words) => words.filter((_, index) => index % 2 === 0))).toBeGreaterThanOrEqual(0.8)
})

test('the order of up to three words is not judged', () => {
  expect(isOutOfOrder('tomates les arrosé', 'fr')).toBe(false)
})

test('a few words in order are read as such', () => {
  expect(isOutOfOrder('We played Uno and my sister won.', 'en')).toBe(false)
})

test.each([
  ['en', 'We the with whale he asleep.'],
  ['fr', 'De Elle tout sauf trognon.'],
])('a few words between which words are missing are detected (%s)', (language, text) => {
  expect(isOutOfOrder(text, language as Language)).toBe(true)
})

test.each([
  'Raked wet leaves into four big piles, stuffed nine bags, dragged them behind the shed before dinner.',
  'Gave our rabbit fresh hay, one carrot, clean water and a handful of dandelions from the garden.',
])('what stands between commas may be in any order: %s', (text) => expect(isOutOfOrder(text, 'en')).toBe(false))

test('misspellings and missing full stops do not look shuffled', () => {
  const text =
    'yesturday me an my cuzin bilt a den behind the shed we got branchis and a old blanckit and then it started raning but it stayd dry insid'
  expect(isOutOfOrder(text, 'en', { isMisspelt: true })).toBe(false)
  const french =
    'hier jai construit une cabane avec mon couzin on a pri des branches et une vieille couvertur et apres il a plu mais cetait sec dedan'
  expect(isOutOfOrder(french, 'fr', { isMisspelt: true })).toBe(false)
})

test('words that every object has in JavaScript are words like any other', () => {
  const text = 'constructor toString valueOf hasOwnProperty __proto__ the constructor of the toString is a valueOf'
  expect(wordOrder(text, 'en')).not.toBeNaN()
})
