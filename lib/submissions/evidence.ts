import { normalise, reading } from './normalise'
import { isOrder } from './orders'
import { isFunctionWord, sentences, wordLine, words } from './words'

/** The task as it was set and the solution as it was written. */
export type Subject = { title: string; description: string; text: string }

const FEWEST_CHARACTERS = 6
const LEAST_OWN_SHARE = 0.25
const LONGEST_QUOTE = 2_000
const LONGEST_SHOWN = 240
const MOST_QUOTES = 5

/** What can be said in code about the words of a submission. */
export type Evidence = {
  /** The quotes that hold: in the submission, long enough, and not merely the task's own words. */
  verify(quotes: readonly string[]): string[]
  /** How many different words of meaning the submission adds to the task's. */
  ownWords: number
}

/** Prepares a submission for checking quotes against it. Pure; the time is linear in the texts. */
export function evidenceIn({ title, description, text }: Subject): Evidence {
  const read = reading(text).text
  const submission = wordLine(read)
  const task = wordLine(normalise(`${title}\n${description}`))
  const taskSteps = new Set(steps(normalise(`${title}\n${description}`)))
  const taskWords = new Set(words(task))

  const own = (passage: string) => [
    ...words(passage).filter((word) => !isFunctionWord(word) && !taskWords.has(word)),
    ...steps(passage).filter((step) => !taskSteps.has(step)),
  ]

  function holds(quote: string): boolean {
    const line = wordLine(quote)
    if (meaningfulCharacters(quote) < FEWEST_CHARACTERS) return false
    if (!submission.includes(line) || task.includes(line) || isOrder(quote)) return false
    const content = words(quote).filter((word) => !isFunctionWord(word))
    const added = own(quote).length
    return added > 0 && added >= content.length * LEAST_OWN_SHARE
  }

  return {
    verify: (quotes) => [...new Set(quotes.flatMap(pieces).filter(holds))].slice(0, MOST_QUOTES).map(shown),
    ownWords: new Set(
      sentences(read)
        .filter((sentence) => !isOrder(sentence))
        .flatMap(own),
    ).size,
  }
}

/** A quote may leave words out with an ellipsis; each part must hold by itself. */
function pieces(quote: string): string[] {
  return normalise(quote.slice(0, LONGEST_QUOTE))
    .split(/\.{3}|…|\[\]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** Letters and digits; a character of a script that writes whole words with one counts for three. */
function meaningfulCharacters(text: string): number {
  const all = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0
  return all + dense * 2
}

/** The sides of equations: a line of a calculation has few words but is work all the same. */
function steps(text: string): string[] {
  if (!text.includes('=')) return []
  return text
    .split(/[=\n,;:]|\. /)
    .map((side) => side.replace(/\s+/g, ''))
    .filter((side) => side.length <= 40 && /\d/.test(side))
}

function shown(quote: string): string {
  if (quote.length <= LONGEST_SHOWN) return quote
  const cut = quote.lastIndexOf(' ', LONGEST_SHOWN)
  return `${quote.slice(0, cut > 0 ? cut : LONGEST_SHOWN)}…`
}
