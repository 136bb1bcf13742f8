import type { ParsedText, Passage } from './parsed-text'
import type { TaskReading } from './task-themes'

/** With fewer words beside the task's, a sentence only gives the instruction once more: "So set the table". */
const FEWEST_ADDED = 2
/** A sentence with words of its own names the task by so many of the task's, and by such a share of its content words. */
const FEWEST_NAMED = 2
const SHARE_NAMED = 0.6

/**
 * True when a sentence says in the task's words what the text is about, as the feedback of an untied text asks: "I took
 * the letters to the box". Pure.
 */
export function saysWhatItIsAbout({ kept, copied, restated }: ParsedText, { own, words: given }: TaskReading): boolean {
  const isSaidAnew = (passage: Passage) =>
    restated.includes(passage) || passage.tokens.filter((word) => !given.has(word)).length >= FEWEST_ADDED
  const named = ({ content, stems }: Passage) =>
    content.filter((word, at) => own.has(word) || own.has(stems[at] ?? word)).length
  return (
    kept.length > 0 &&
    (copied.some((passage) => isSaidAnew(passage) && named(passage) > 0) ||
      kept.some((passage) => named(passage) >= Math.max(FEWEST_NAMED, passage.content.length * SHARE_NAMED)))
  )
}
