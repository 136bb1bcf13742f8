import { undoneFeatures, undoneScore } from '@/lib/evaluation/evaluators/built-in/undone'
import type { Language } from '@/lib/evaluation/text/language'
import { sentences } from '@/lib/evaluation/text/words'
import { expectLinearGrowth } from '../../../harness/growth'

const scoreOf = (passages: readonly string[], language: Language) =>
  undoneScore(undoneFeatures(passages, new Set(), language))

test.each([
  [
    'en',
    'I wanted to sweep the shed but my show was on. The broom is still in the corner.',
    'I swept the shed and filled two sacks of leaves. The broom lost a few hairs.',
  ],
  [
    'fr',
    'Je voulais balayer la cabane mais il y avait le match. Le balai est toujours dans le placard.',
    'J’ai balayé la cabane et rempli deux sacs de feuilles. Le balai a perdu des poils.',
  ],
] as const)('a story of work left undone scores higher than one of work: %s', (language, undone, done) => {
  expect(scoreOf(sentences(undone), language) - scoreOf(sentences(done), language)).toBeGreaterThan(1.5)
})

test.each([
  ['en', 'We went to the park and Leo fed the ducks.', 'I went to bed and left the plates.'],
  ['fr', 'On est allés au parc.', 'On est allés jouer et le balai est resté là.'],
] as const)(
  'a text that begins with an outing is no such story, but leaving the work is: %s',
  (language, outing, left) => {
    const signs = (text: string) =>
      Object.entries(undoneFeatures([text], new Set(), language).motifs).filter(
        ([name, { times }]) => times > 0 && name !== 'success',
      ).length
    expect(signs(left)).toBeGreaterThan(0)
    expect(scoreOf([outing], language)).toBeLessThan(scoreOf([left], language))
  },
)

test.each([
  ['en', 'I said the poem to Dad without looking at the book.', 'I said the poem to Dad without looking at him.'],
  ['fr', 'Je l’ai récitée à Papa sans regarder le cahier.', 'Je l’ai récitée à Papa sans regarder.'],
  ['en', 'I got three eggs and one was still warm.', 'I got three eggs and one was still there.'],
] as const)('what is said by heart or still warm is no such story: %s', (language, harmless, other) => {
  expect(scoreOf([harmless], language)).toBeLessThan(scoreOf([other], language))
  expect(scoreOf([harmless], language)).toBeLessThan(0)
})

test('how a text ends counts most', () => {
  const left = 'The broom is still in the corner.'
  const done = 'I swept the shed and filled two sacks.'
  expect(scoreOf([done, left], 'en')).toBeGreaterThan(scoreOf([left, done], 'en'))
})

test('takes linear time', async () => {
  const part = 'but then mum had '
  await expectLinearGrowth((length) => scoreOf([part.repeat(length / part.length)], 'en'), 12_500)
})
