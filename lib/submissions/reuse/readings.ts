import { respelling } from '@/lib/evaluation/evaluators/built-in/respell'
import { languageOf } from '@/lib/evaluation/text/language'
import { readablePart } from '@/lib/evaluation/text/normalise'
import { words } from '@/lib/evaluation/text/words'
import type { Given } from '@/lib/submissions/reuse/given'
import { joinedApart } from '@/lib/submissions/reuse/tokens'

/** From this share of words that signs join on, a text is also read with its words apart. */
const JOINED = 0.1

/**
 * The text as written, where many of its words are joined by signs also with these apart, and where much of it is
 * misspelt also as an evaluator reads it: signs for spaces and wrong letters do not make it another one. Pure.
 */
export function readingsOf(text: string, { title, description }: Given): [string, ...string[]] {
  const beside = `${title}\n${description}`
  const written = readablePart(text).text
  const { text: parted, weight } = joinedApart(written)
  const apart = weight >= words(written).length * JOINED ? parted : written
  const { isMisspelt, respell } = respelling(apart, languageOf(apart, beside), beside)
  const read = isMisspelt ? respell(apart) : apart
  return [text, ...new Set([apart, read].filter((reading) => reading !== written))]
}
