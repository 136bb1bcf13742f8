// npx tsx tests/harness/learn/word-order.ts: learns lib/evaluation/text/word-order.json from the honest texts of
// the evaluation corpus. Run it when the corpus or the word classes change, then measure the rates again.
import { writeFileSync } from 'node:fs'
import { readLanguage } from '@/lib/evaluation/text/language'
import { wordClasses } from '@/lib/evaluation/text/word-classes'
import { BREAKS } from '@/lib/evaluation/text/word-order'
import { withoutAccents, words } from '@/lib/evaluation/text/words'
import type { Language } from '@/lib/evaluation/text/language'
import { corpus } from '../../fixtures/evaluation-corpus'
import { twins } from '../../fixtures/hostile-corpus'
import { learntSets, readSet } from '../evaluation-rates'

/** The count of an unseen pair, distributed by the frequency of its second word. */
const PRIOR = 8
/** Pairs that gain not so much more than an unseen one are left out. */
const LEAST_DIFFERENCE = 130

/** A word that occurs so often is a class of its own. */
const FREQUENT = 20

/**
 * The table of a language: how much likelier a class is directly after another one than in a text whose order is wrong,
 * half of these shuffled, where it is anywhere, and half with each second word removed, where it is after the next one.
 */
export function learn(texts: readonly string[], language: Language) {
  const occurrences = new Map<string, number>()
  for (const word of texts.flatMap(words).map(withoutAccents)) occurrences.set(word, (occurrences.get(word) ?? 0) + 1)
  const parts = texts
    .flatMap((text) => text.split(BREAKS))
    .filter((part) => words(part).length > 0)
    .map((part) => wordClasses(part, language, (word) => (occurrences.get(word) ?? 0) >= FREQUENT))
  const seconds = new Map<string, number>()
  for (const second of parts.flatMap((classes) => classes.slice(1))) seconds.set(second, (seconds.get(second) ?? 0) + 1)
  const all = [...seconds.values()].reduce((sum, count) => sum + count, 0)
  const share = (second: string) => (seconds.get(second) ?? 0) / all
  const adjacent = countPairs(parts, 1)
  const skipping = countPairs(parts, 2)
  return Object.fromEntries(
    [...adjacent].sort().map(([first, row]) => {
      const { likelihood, unseen: afterFirst } = shares(row, share)
      const { likelihood: skippingTo, unseen: afterNext } = shares(skipping.get(first) ?? new Map(), share)
      const gain = (direct: number, byChance: number) => Math.round(100 * Math.log(direct / byChance))
      const unseen = gain(afterFirst, (1 + afterNext) / 2)
      const gains = [...new Set([...row.keys(), ...(skipping.get(first)?.keys() ?? [])])]
        .filter((second) => seconds.has(second))
        .sort()
        .map((second): [string, number] => [second, gain(likelihood(second), (share(second) + skippingTo(second)) / 2)])
        .filter(([, each]) => each - unseen >= LEAST_DIFFERENCE)
      return [first, { unseen, next: Object.fromEntries(gains) }]
    }),
  )
}

type Counts = Map<string, number>

function countPairs(parts: readonly string[][], distance: number): Map<string, Counts> {
  const pairs = new Map<string, Counts>()
  for (const classes of parts) {
    classes.slice(distance).forEach((second, index) => {
      const first = classes[index] ?? ''
      const row = pairs.get(first) ?? new Map<string, number>()
      pairs.set(first, row.set(second, (row.get(second) ?? 0) + 1))
    })
  }
  return pairs
}

/** The likelihood of each class in a row, and how much of its overall share an unseen one has. */
function shares(row: Counts, share: (second: string) => number) {
  const seen = [...row.values()].reduce((sum, count) => sum + count, 0)
  return {
    likelihood: (second: string) => ((row.get(second) ?? 0) + PRIOR * share(second)) / (seen + PRIOR),
    unseen: PRIOR / (seen + PRIOR),
  }
}

/**
 * Kinds of texts whose words are not in the order of ordinary sentences, or that are misspelt, empty or bare answers.
 */
const OTHERWISE_ORDERED =
  /right|wrong|smooth|generic|off-topic|misspelt|copied|salad|shuffled|second-word|gibberish|repeated|list|injection|foreign/

if (require.main === module) {
  const sets = learntSets.flatMap(readSet).filter(({ kind }) => !OTHERWISE_ORDERED.test(kind))
  const texts = (language: Language) =>
    [...corpus.accept, ...twins, ...sets]
      .map(({ text }) => text)
      .filter((text) => readLanguage(text).language === language)
  const table = {
    source: 'Learnt by tests/harness/learn/word-order.ts from the honest texts of tests/fixtures.',
    rows: { en: learn(texts('en'), 'en'), fr: learn(texts('fr'), 'fr') },
  }
  writeFileSync('lib/evaluation/text/word-order.json', `${JSON.stringify(table)}\n`)
}
