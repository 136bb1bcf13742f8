import { firstSentence, longestQuote } from '@/lib/week/sentence'

test.each([
  ['the first sentence of several', 'I fed the cat. Then I slept.', 'I fed the cat.'],
  ['a sentence on one line', '\n  I fed\tthe cat!  \nAnd slept.', 'I fed the cat!'],
  ['a text without a full stop', 'i fed the cat', 'i fed the cat'],
  ['nothing of a blank text', ' \n ', null],
])('it quotes %s', (_, text, sentence) => {
  expect(firstSentence(text, 'en')).toBe(sentence)
})

test('a long sentence ends after a word within the limit', () => {
  const quote = firstSentence('feeding '.repeat(40), 'en') ?? ''
  expect(quote).toMatch(/^(?:feeding )+feeding…$/)
  expect(quote.length).toBeLessThanOrEqual(longestQuote)
})

test('a long text without spaces is cut between characters, not within one', () => {
  expect(firstSentence('🌿'.repeat(300), 'fr')).toBe(`${'🌿'.repeat(longestQuote - 1)}…`)
})
