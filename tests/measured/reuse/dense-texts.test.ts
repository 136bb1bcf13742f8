import { builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { evidenceIn } from '@/lib/evaluation/evidence'
import { suspicionsOf } from '@/lib/evaluation/text/suspicion'
import { comparedTextOf, shinglesOf } from '@/lib/submissions/reuse/compared-text'
import { correctedReadings } from '@/lib/submissions/reuse/readings'
import { corpus } from '../../fixtures/evaluation-corpus'
import { randomCharacters } from '../../fixtures/random-texts'
import { expectSimilarCost } from '../../harness/growth'

const task = { title: 'Build something', description: 'Build something out of cardboard and tell how you built it.' }
/** Half of what is read of a longer text. */
const LONG = 12_000

const honest = corpus.accept.map(({ text }) => text).join('\n')
const latin = honest.repeat(Math.ceil(LONG / honest.length)).slice(0, LONG)
const dense = randomCharacters(LONG, 3)
const inPassages = dense.replace(/(.{5})../g, '$1. ')

const compare = (text: string) => {
  for (const each of [text, ...correctedReadings(text, task)]) comparedTextOf(each, task)
  shinglesOf(text)
}
const verify = (text: string) => {
  evidenceIn({ ...task, text })
  suspicionsOf(text, task)
}
const judge = (text: string) => builtInRules.evaluate({ ...task, text })

// In scripts without spaces each character is a word: a text has about five times as many.
test.each<[string, (text: string) => unknown, string, number]>([
  ['comparing one line', compare, dense, 3],
  ['verifying one line', verify, dense, 4],
  ['judging short sentences', judge, inPassages, 6],
])('12,000 Chinese characters cost little more than as much English: %s', async (_, work, text, most) => {
  await expectSimilarCost(
    () => work(latin),
    () => work(text),
    most,
  )
})
