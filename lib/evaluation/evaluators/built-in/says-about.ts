import type { Language } from '@/lib/evaluation/text/language'
import { withoutAccents, wordLine } from '@/lib/evaluation/text/words'
import data from './data/about-phrases.json'
import type { ParsedText, Passage } from './parsed-text'
import type { TaskReading } from './task-themes'

/** With fewer words beside the task's, a sentence only gives the instruction once more: "So set the table". */
const FEWEST_ADDED = 2
/** A sentence with words of its own names the task by so many of the task's, and by such a share of its content words. */
const FEWEST_NAMED = 2
const SHARE_NAMED = 0.6

const compiled = (patterns: readonly string[]) => new RegExp(`^ (?:${patterns.join('|')})`)
const phrases: Record<Language, RegExp> = { en: compiled(data.en), fr: compiled(data.fr) }

/** True for a sentence that says by its beginning what the text is about: "It was when we went to post the letter". */
export const isAbout = ({ meant }: Passage, language: Language): boolean =>
  phrases[language].test(withoutAccents(wordLine(meant)))

/**
 * True when a sentence says in the task's words what the text is about, as the feedback of an untied text asks: "I took the
 * letters to the box". Pure.
 */
export function saysWhatItIsAbout(
  { kept, copied, restated, language }: ParsedText,
  { own, words: given }: TaskReading,
): boolean {
  const isSaidAnew = (passage: Passage) =>
    restated.includes(passage) || passage.tokens.filter((word) => !given.has(word)).length >= FEWEST_ADDED
  const named = ({ content, stems }: Passage) =>
    content.filter((word, at) => own.has(word) || own.has(stems[at] ?? word)).length
  return (
    kept.length > 0 &&
    (kept.some((passage) => isAbout(passage, language) && named(passage) > 0) ||
      copied.some((passage) => isSaidAnew(passage) && named(passage) > 0) ||
      kept.some((passage) => named(passage) >= Math.max(FEWEST_NAMED, passage.content.length * SHARE_NAMED)))
  )
}
