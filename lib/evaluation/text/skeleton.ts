import lookalikes from './lookalikes.json'
import { withoutAccents } from './words'

const latin = new Map(
  Object.entries(lookalikes.letters).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter])),
)
const leet = new Map(Array.from('0134578', (digit, index) => [digit, 'oieastb'.charAt(index)]))

/**
 * Comparison key of a word: without accents, with lookalike letters of other scripts replaced by Latin ones, and digits
 * between letters by the letters they resemble. Never shown.
 */
export function skeleton(word: string): string {
  if (/^(?:[a-z]*|\d+|\W)$/.test(word) && word < '\u0080') return word
  if (word.length > 1) return skeletonOf(word)
  const known = ofCharacters.get(word) ?? skeletonOf(word)
  ofCharacters.set(word, known)
  return known
}

/** In scripts without spaces each character is a word, so that a text has many; there are at most 65,536. */
const ofCharacters = new Map<string, string>()

function skeletonOf(word: string): string {
  // Modifier letters within a word do not change it.
  const plain = withoutAccents(inLatin(word).toLowerCase()).replace(/(?<=\p{L})\p{Lm}/gu, '')
  const isMixed = plain.length <= 40 && /\d/.test(plain) && /^\p{L}|\p{L}.*\p{L}/u.test(plain)
  return isMixed ? plain.replace(/[0134578]/g, (digit) => leet.get(digit) ?? digit) : plain
}

/**
 * The text with every word that looks Latin in Latin letters. Capitals resemble other letters than their lower-case
 * forms.
 */
export function unmasked(text: string): string {
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (/^[\u0000-\u007f]*$/.test(word) ? word : inLatin(word)))
}

const isLatin = (word: string) => /\p{Script=Latin}/u.test(word)
const isOtherScript = (word: string) => /(?!\p{Script=Latin})\p{L}/u.test(word)

/** A word of another language is unchanged, even if some of its letters look Latin. */
function inLatin(word: string): string {
  const read = Array.from(word.normalize('NFC'), (letter) => latin.get(letter) ?? letter).join('')
  return isLatin(word) || !isOtherScript(read) ? read : word
}
