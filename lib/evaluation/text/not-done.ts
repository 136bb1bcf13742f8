import { sentences, wordLine, withoutAccents, words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import { unglued } from './glued-french'
import data from './not-done.json'

/** What says nothing of the task, or is good not to have done: "I did not win", "I did not make a mistake". */
const AVOIDED = new RegExp(
  `(?<= )(?:${data.negations.en.join('|')}) (?:${data.faults.en.join('|')})(?= )|` +
    `(?<= )(?:${data.negations.fr.join('|')}) (?:${data.faults.fr.join('|')})(?= )`,
  'g',
)
/** Boundaries between clauses. */
const CLAUSES = /[,;:.!?…\n]+|\s(?=(?:and|but|because|so|et|mais|parce|alors|donc)\s)/iu
const NOT_DONE = new RegExp(` (?:${data.phrases.join('|')}) | (?:${data.last.join('|')}) $`)

/** Whether a sentence says that the task was not done, or will be done later. */
export function saysNotDone(sentence: string): boolean {
  return NOT_DONE.test(withoutAvoided(withoutAccents(wordLine(sentence))))
}

/** Stands for what was avoided; it is no word. */
const AVOIDANCE = '\u00a4'

/** A line of words without accents, as its writer meant it, without what is good not to have done. */
export const withoutAvoided = (line: string): string =>
  SLIPS.reduce((read, [slip, meant]) => read.replace(slip, meant), unglued(line)).replace(AVOIDED, AVOIDANCE)

/** Misspelt words of confessions, which a text that is spelt well otherwise may hold: "i dident do it". */
const SLIPS = data.slips.map(([meant = '', slip = '']) => [new RegExp(`(?<= )(?:${slip})(?= )`, 'g'), meant] as const)

/**
 * How many words of a sentence come before the first clause that says so: all of them if none does, and none if it is
 * the first clause.
 */
export function wordsBeforeNotDone(sentence: string): number {
  if (!saysNotDone(sentence)) return words(sentence).length
  let before = 0
  for (const clause of sentence.split(CLAUSES)) {
    if (saysNotDone(clause)) return before
    before += words(clause).length
  }
  return 0
}

const { before, then, writers, noWork } = data.restarts
/** Where the writer's next sentence may begin without a full stop: "I forgot then I fed the cat". */
const RESTART = new RegExp(
  String.raw`(?<!(?<![\p{L}])(?:${anyOf(before)}))[\s,]+(?=(?:(?:${anyOf(then)})\s+)?(?:${anyOf(writers)})\s+` +
    String.raw`(?!(?:${anyOf(noWork)})(?![\p{L}]))[\p{L}]+(?:\s+[^\s.!?;,]+){2})`,
  'giu',
)

/**
 * The sentences of a text, also where a full stop is missing between what says that the task was not done and what was
 * done after all.
 */
export function sentencesTold(text: string): string[] {
  return sentences(text).flatMap((sentence) => {
    const restart = [...sentence.matchAll(RESTART)].find(
      ({ index }) => saysNotDone(sentence.slice(0, index)) && !saysNotDone(sentence.slice(index)),
    )
    if (!restart) return [sentence]
    return [sentence.slice(0, restart.index), sentence.slice(restart.index + restart[0].length)]
  })
}
