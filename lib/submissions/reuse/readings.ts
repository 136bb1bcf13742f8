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
 * The readings in which a text is compared besides the written one: after each of these steps that changes it. Pure.
 * 1. Separate its words, if signs join many of them.
 * 2. Remove a letter that was added to all its words.
 * 3. Correct it as an evaluator does, if much of it is misspelt.
 */
export function correctedReadings(text: string, { title, description }: Given): string[] {
  const beside = `${title}\n${description}`
  const written = readablePart(text).text
  const { text: parted, weight } = joinedApart(written)
  const apart = weight >= words(written).length * JOINED ? parted : written
  const plain = withoutAddedLetter(apart)
  const { isMisspelt, respell } = respelling(plain, languageOf(plain, beside), beside)
  const read = isMisspelt ? respell(plain) : plain
  return [...new Set([apart, plain, read].filter((reading) => reading !== written))]
}
