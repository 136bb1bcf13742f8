import { normalise } from './normalise'
import { skeleton } from './skeleton'
import { wordLine } from './words'

const LONGEST_QUOTE = 2_000
const LONGEST_SHOWN = 240

/** The skeletons of a text's words between spaces. */
export const plainLine = (text: string) => ` ${wordLine(text).trim().split(' ').map(skeleton).join(' ')} `

/** Splits a quote at ellipses; each part must be verified separately. */
export function pieces(quote: string): string[] {
  return normalise(quote.slice(0, LONGEST_QUOTE))
    .split(/\.{3}|…|\[\]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** The sides of equations: a calculation has few words but is still work. */
export function steps(text: string): string[] {
  if (!text.includes('=')) return []
  return text
    .split(/[=\n,;:]|\. /)
    .map((side) => side.replace(/\s+/g, ''))
    .filter((side) => side.length <= 40 && /\d/.test(side))
}

/** A quote as it is shown: a long one is cut between words. */
export function shown(quote: string): string {
  if (quote.length <= LONGEST_SHOWN) return quote
  const cut = quote.lastIndexOf(' ', LONGEST_SHOWN)
  return `${quote.slice(0, cut > 0 ? cut : LONGEST_SHOWN)}…`
}
