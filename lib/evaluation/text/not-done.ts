import { wordLine, withoutAccents } from '@/lib/evaluation/text/words'
import data from './not-done.json'

const NOT_DONE = new RegExp(` (?:${data.phrases.join('|')}) | (?:${data.last.join('|')}) $`)

/** Whether a sentence says that the task was not done, or will be done later. */
export function saysNotDone(sentence: string): boolean {
  return NOT_DONE.test(withoutAccents(wordLine(sentence)))
}
