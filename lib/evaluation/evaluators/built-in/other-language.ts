import { functionShares, type Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import type { Expectation } from '@/lib/tasks/expectations'
import type { Task } from './task-themes'

/** A task about words of another language may be answered in either. */
const LANGUAGES =
  /\b(?:english|french|anglais|languages?|translat(?:e|ion)|tradui(?:s|re|t)|traduction)\b|fran[cç]ais|langues?/i

/** With at least this many more function words of one language, a text is surely in it. */
const SURE = 2

/** True for a text in English on a task that is in French, or the other way round: its answers cannot be compared. */
export function isInOtherLanguage(text: string, task: Task, expectations: readonly Expectation[]): boolean {
  const given = [task.title, task.description, ...expectations.map(({ text }) => text)].join('\n')
  const [language, other] = [sureLanguageOf(given), sureLanguageOf(text)]
  return language !== undefined && other !== undefined && language !== other && !LANGUAGES.test(given)
}

/** The language that a text is surely in; undefined for a few words. */
export function sureLanguageOf(text: string): Language | undefined {
  // Letters that are spelt out are no words.
  const tokens = words(text).filter((token) => token.length > 1)
  const shares = functionShares(tokens)
  const difference = Math.round((shares.en - shares.fr) * tokens.length)
  return Math.abs(difference) < SURE ? undefined : difference > 0 ? 'en' : 'fr'
}
