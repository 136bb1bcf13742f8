import { undoneScore } from '@/lib/evaluation/evaluators/built-in/motifs'
import { sentences } from '@/lib/evaluation/text/words'
import { expectLinearGrowth } from '../../../harness/growth'

test.each([
  [
    'en',
    'I wanted to sweep the shed but my show was on. The broom is still in the corner.',
    'I swept the shed and filled two sacks.',
  ],
  [
    'fr',
    'Je voulais balayer la cabane mais il y avait le match. Le balai est toujours dans le placard.',
    'J’ai balayé la cabane et rempli deux sacs.',
  ],
] as const)('a story of work left undone scores higher than one of work: %s', (language, undone, done) => {
  const difference = undoneScore(sentences(undone), language) - undoneScore(sentences(done), language)
  expect(difference).toBeGreaterThan(2)
})

test('how a text ends counts most', () => {
  const left = 'The broom is still in the corner.'
  const done = 'I swept the shed and filled two sacks.'
  expect(undoneScore([done, left], 'en')).toBeGreaterThan(undoneScore([left, done], 'en'))
})

test('takes linear time', async () => {
  const part = 'but then mum had '
  await expectLinearGrowth((length) => undoneScore([part.repeat(length / part.length)], 'en'), 12_500)
})
