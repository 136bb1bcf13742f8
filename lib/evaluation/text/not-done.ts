import { wordLine, withoutAccents, words } from '@/lib/evaluation/text/words'
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

/** A line of words without accents, without what is good not to have done. */
export const withoutAvoided = (line: string): string => line.replace(AVOIDED, 'avoided')

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
