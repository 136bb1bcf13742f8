import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import { stem } from './stem'
import type { Task } from './task-themes'

const CLAUSES = /[,;:.!?…()\n]+|\s(?=(?:until|before|and|then|but|jusqu|avant|et|puis|mais)(?![\p{L}]))/iu
const ASKED_NOT_TO =
  /(?<= )(?<! (?:oublie|hesite|inquiete)[rsz]? )(?:no|not|don ?t|without|never|avoid|pas|sans|ni|evite[rz]?) (?!forget|worry|hesitate|oubli|hesite)(?<rest>.*)/
const DENIED = / (?:no|not|\S+n ?t|never|without|pas|jamais|sans|aucune?|ni) /
/** So many words after a negation in the task name what is not to be done. */
const REACH = 2

/**
 * Tells the sentences that say that something was not done which the task asks not to do: "I didn't watch TV", for "No TV
 * today". Pure.
 */
export function abstaining(task: Task, language: Language): (sentence: string) => boolean {
  const stemsOf = (line: string) =>
    words(line)
      .filter((word) => !isFunctionWord(word))
      .map((word) => stem(word, language))
  const lineOf = (text: string) => withoutAccents(wordLine(text))
  const avoided = new Set(
    `${task.title}\n${task.description}`
      .split(CLAUSES)
      .flatMap((clause) => stemsOf(ASKED_NOT_TO.exec(lineOf(clause))?.groups?.rest ?? '').slice(0, REACH)),
  )
  if (avoided.size === 0) return () => false
  return (sentence) => {
    const line = lineOf(sentence)
    return DENIED.test(line) && stemsOf(line).some((stemmed) => avoided.has(stemmed))
  }
}
