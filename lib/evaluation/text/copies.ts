import { readablePart } from './normalise'
import { skeleton, unmasked } from './skeleton'
import { isLettered, sentences, words } from './words'

/** Shorter sentences may be identical by chance. */
const FEWEST_WORDS = 8
/** A run of this many words is not identical by chance, even if its punctuation differs. */
const LONG_RUN = 16
const MOST_OWN = 0.2
/** Calculation steps are the same in every correct answer: only words with letters identify an author. */
const LEAST_LETTERED = 0.6

/** Words with letters in them; two characters of a dense script count as about a word. */
const weight = (tokens: readonly string[]) =>
  tokens
    .filter(isLettered)
    .reduce((sum, token) => sum + (/\p{Script=Han}|\p{Script=Hiragana}/u.test(token) ? 0.5 : 1), 0)

/** The words of a text in comparable form, by sentence. */
export function comparable(text: string): string[][] {
  return sentences(unmasked(text)).map((sentence) => words(sentence).map(skeleton))
}

/**
 * Marks the words of a text, given by sentence, that occur in known texts: those of a sentence of eight words or more
 * that is nearly all found verbatim, of any run of sixteen words, and of a text that is equal as a whole. Pure; linear
 * in all texts; more known texts never mark fewer words.
 */
export function copiedIn(own: readonly (readonly string[])[], known: readonly string[]): boolean[] {
  const tokens = own.flat()
  const copied = tokens.map(() => false)
  if (known.length === 0 || tokens.length < FEWEST_WORDS) return copied
  const inSentence = tokens.map(() => false)
  const shorter = runsOf(tokens, FEWEST_WORDS)
  const longer = runsOf(tokens, LONG_RUN)
  const whole = tokens.join(' ')
  const vocabulary = new Set(tokens)

  for (const text of known) {
    const other = comparable(readablePart(text).text)
    const line = other.flat()
    for (const sentence of other) {
      if (weight(sentence) >= FEWEST_WORDS) mark(sentence, FEWEST_WORDS, shorter, inSentence, vocabulary)
    }
    mark(line, LONG_RUN, longer, copied, vocabulary)
    if (weight(line) >= FEWEST_WORDS && line.join(' ') === whole) return tokens.map(() => true)
  }

  let start = 0
  for (const sentence of own) {
    const end = start + sentence.length
    const there = inSentence.slice(start, end).filter(Boolean).length
    if (there > 0 && weight(sentence) >= FEWEST_WORDS && there >= sentence.length * (1 - MOST_OWN)) {
      copied.fill(true, start, end)
    }
    start = end
  }
  return copied
}

/** Start positions of each run of `size` words. */
function runsOf(tokens: readonly string[], size: number): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (let at = 0; at + size <= tokens.length; at += 1) {
    const run = tokens.slice(at, at + size)
    if (run.filter(isLettered).length < size * LEAST_LETTERED) continue
    const key = run.join(' ')
    const places = found.get(key)
    if (places) places.push(at)
    else found.set(key, [at])
  }
  return found
}

function mark(
  other: readonly string[],
  size: number,
  runs: Map<string, number[]>,
  marks: boolean[],
  vocabulary: ReadonlySet<string>,
): void {
  let shared = 0
  for (const [index, token] of other.entries()) {
    shared = vocabulary.has(token) ? shared + 1 : 0
    if (shared < size) continue
    const key = other.slice(index + 1 - size, index + 1).join(' ')
    for (const place of runs.get(key) ?? []) marks.fill(true, place, place + size)
    // Already marked, so it need not be searched again.
    runs.delete(key)
  }
}
