import { respelling } from '@/lib/evaluation/evaluators/built-in/respell'
import { languageOf } from '@/lib/evaluation/text/language'
import { readablePart } from '@/lib/evaluation/text/normalise'
import type { Given } from '@/lib/submissions/reuse/given'

/**
 * The text as written, and where much of it is misspelt also as an evaluator reads it: wrong letters do not make it
 * another one. Pure.
 */
export function readingsOf(text: string, { title, description }: Given): [string, ...string[]] {
  const beside = `${title}\n${description}`
  const written = readablePart(text).text
  const { isMisspelt, respell } = respelling(written, languageOf(written, beside), beside)
  const read = isMisspelt ? respell(written) : written
  return read === written ? [text] : [text, read]
}
