import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import data from './data/abstention-words.json'
import { stem } from './stem'
import type { Task } from './task-themes'

const CLAUSES = new RegExp(String.raw`[,;:.!?…()\n]+|\s(?=(?:${data.joints})(?![\p{L}]))`, 'iu')
const ASKED_NOT_TO = new RegExp(`(?<= )(?<! (?:${data.reminded}) )(?:${data.asked}) (?!(?:${data.reminders}) )`)
const DENIED = new RegExp(`(?<= )(?:${data.denied}) `)
const time = new Set(data.time.split(' '))
/** This many words after a negation say what is not done. */
const REACH = 2

/**
 * Recognises the sentences that report abstaining from what the task forbids: "I didn't watch TV", for "No TV today".
 * Pure.
 */
export function abstaining(task: Task, language: Language): (sentence: string) => boolean {
  /** The stems of what a negation is about, clause by clause. */
  function negatedIn(text: string, negation: RegExp): string[] {
    return text.split(CLAUSES).flatMap((clause) => {
      const line = wordLine(clause)
      const found = negation.exec(withoutAccents(line))
      if (!found) return []
      // Accents are single characters in a line of words, so both have the same length.
      return words(line.slice(found.index + found[0].length))
        .filter((word) => !isFunctionWord(word) && !time.has(word))
        .slice(0, REACH)
        .map((word) => stem(word, language))
    })
  }
  const avoided = new Set(negatedIn(`${task.title}\n${task.description}`, ASKED_NOT_TO))
  return (sentence) => avoided.size > 0 && negatedIn(sentence, DENIED).some((stemmed) => avoided.has(stemmed))
}
