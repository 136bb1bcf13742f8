/** The characters of a longer submission that are read: from its beginning, and to its end. */
export const HEAD = 16_000
export const TAIL = 8_000

/** Control, format (zero-width, bidi, tag), private-use and lone-surrogate characters, selectors and blank fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu

/**
 * The text as a reader sees it: one form per character (NFKC), nothing invisible, no stacked marks, single spaces, line
 * breaks kept. All evaluation uses this form.
 */
export function normalise(text: string): string {
  return visible(visible(text).normalize('NFKC'))
    .replace(STACKED_MARKS, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Terminal escape sequences for colours, cursor movement and links. */
const TERMINAL = /\u001b(?:\[[0-9;?]{0,40}[@-~]|\][^\u0007\u001b]{0,500}(?:\u0007|\u001b\\)?)/g

function visible(text: string): string {
  return text
    .replace(TERMINAL, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(INVISIBLE, (character) => (character === '\n' ? character : ''))
}

/** The part of a submission that is evaluated, and whether that is all of it. */
type ReadablePart = { text: string; isWhole: boolean }

/**
 * The part of a submission that is evaluated: all of it up to `HEAD + TAIL` characters, else its beginning and its end,
 * since a model's input is bounded.
 */
export function readablePart(text: string): ReadablePart {
  if (text.length <= HEAD + TAIL) {
    const whole = normalise(text)
    // Some characters expand to eighteen when normalised.
    if (whole.length <= (HEAD + TAIL) * 2) return { text: whole, isWhole: true }
  }
  const head = normalise(text.slice(0, HEAD)).slice(0, HEAD)
  const tail = normalise(text.slice(-TAIL)).slice(-TAIL)
  return { text: `${visible(head)}\n[…]\n${visible(tail)}`, isWhole: false }
}
