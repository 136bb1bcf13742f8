import { respelling } from '@/lib/evaluation/evaluators/built-in/respell'
import { languageOf } from '@/lib/evaluation/text/language'
import { readablePart } from '@/lib/evaluation/text/normalise'
import { words } from '@/lib/evaluation/text/words'
import { withoutAddedLetter } from '@/lib/submissions/reuse/added-letter'
import type { Given } from '@/lib/submissions/reuse/given'
import { joinedApart } from '@/lib/submissions/reuse/tokens'

/** From this share of words that signs join on, a text is also read with its words apart. */
const JOINED = 0.1

/**
 * The text as written, where signs join many of its words also with these apart, where one letter was added to its words
 * also without it, and where much of it is misspelt also as an evaluator reads it: none of these makes it another one.
 * Pure.
 */
export function readingsOf(text: string, { title, description }: Given): [string, ...string[]] {
  const beside = `${title}\n${description}`
  const written = readablePart(text).text
  const { text: parted, weight } = joinedApart(written)
  const apart = weight >= words(written).length * JOINED ? parted : written
  const plain = withoutAddedLetter(apart)
  const { isMisspelt, respell } = respelling(plain, languageOf(plain, beside), beside)
  const read = isMisspelt ? respell(plain) : plain
  return [text, ...new Set([apart, plain, read].filter((reading) => reading !== written))]
}
