// npx tsx tests/harness/learn-word-order.ts: learns lib/evaluation/text/word-order.json from the honest texts of
// the evaluation corpus. Run it when the corpus or the word classes change, then measure the rates again.
import { writeFileSync } from 'node:fs'
import { readLanguage } from '@/lib/evaluation/text/language'
import { wordClasses } from '@/lib/evaluation/text/word-classes'
import { BREAKS } from '@/lib/evaluation/text/word-order'
import { withoutAccents, words } from '@/lib/evaluation/text/words'
import type { Language } from '@/lib/evaluation/text/language'
import { corpus, heldOut, heldOutLater } from '../fixtures/evaluation-corpus'
import { twins } from '../fixtures/hostile-corpus'
import { readSet } from './evaluation-rates'

/** The count of an unseen pair, distributed by the frequency of its second word. */
const PRIOR = 4
/** Pairs with a smaller gain over an unseen pair are not significant. */
const LEAST_GAIN = 50

/** A word that occurs so often is a class of its own. */
const FREQUENT = 30

export function learn(texts: readonly string[], language: Language) {
  const occurrences = new Map<string, number>()
  for (const word of texts.flatMap(words).map(withoutAccents)) occurrences.set(word, (occurrences.get(word) ?? 0) + 1)
  const pairs = new Map<string, Map<string, number>>()
  const seconds = new Map<string, number>()
  for (const part of texts.flatMap((text) => text.split(BREAKS)).filter((each) => words(each).length > 0)) {
    const classes = wordClasses(part, language, (word) => (occurrences.get(word) ?? 0) >= FREQUENT)
    classes.slice(1).forEach((second, index) => {
      const first = classes[index] ?? '^'
      const row = pairs.get(first) ?? new Map<string, number>()
      pairs.set(first, row.set(second, (row.get(second) ?? 0) + 1))
      seconds.set(second, (seconds.get(second) ?? 0) + 1)
    })
  }
  const all = [...seconds.values()].reduce((sum, count) => sum + count, 0)
  const share = (second: string) => (seconds.get(second) ?? 0) / all
  return Object.fromEntries(
    [...pairs].sort().map(([first, row]) => {
      const seen = [...row.values()].reduce((sum, count) => sum + count, 0)
      const unseen = Math.round(100 * Math.log(PRIOR / (seen + PRIOR)))
      const gains = [...row]
        .sort()
        .map(([second, count]): [string, number] => [
          second,
          Math.round(100 * Math.log((count + PRIOR * share(second)) / (seen + PRIOR) / share(second))),
        ])
      return [first, { unseen, next: Object.fromEntries(gains.filter(([, gain]) => gain - unseen >= LEAST_GAIN)) }]
    }),
  )
}

if (require.main === module) {
  const sets = (
    [
      'honest',
      'honest-earlier',
      'expectations-met',
      'expectations-missing',
      'expectations-earlier',
      'villages',
      'town',
      'farm',
      'blended',
    ] as const
  )
    .flatMap(readSet)
    .filter(({ kind }) => !/right|wrong|smooth|confession/.test(kind))
  const texts = (language: Language) =>
    [...corpus.accept, ...heldOut.accept, ...heldOutLater.accept, ...twins, ...sets]
      .map(({ text }) => text)
      .filter((text) => readLanguage(text).language === language)
  const table = {
    source: 'Learnt by tests/harness/learn-word-order.ts from the honest texts of tests/fixtures.',
    rows: { en: learn(texts('en'), 'en'), fr: learn(texts('fr'), 'fr') },
  }
  writeFileSync('lib/evaluation/text/word-order.json', `${JSON.stringify(table)}\n`)
}
