import { isOfTheWriter } from '@/lib/evaluation/text/words'
import { sentencesOf } from './clauses'
import type { ParsedText } from './parsed-text'
import { pastsIn } from './past'

/** True when most sentences tell what happened: "Papa a grillé du poisson." */
export function tellsEvents({ kept, language }: ParsedText): boolean {
  const told = kept.flatMap(({ meant }) => sentencesOf(meant))
  return told.filter((sentence) => pastsIn(sentence, language) > 0).length > told.length / 2
}

/** A task without a subject ("Tell about your day") is answered by what the writer did, or saw happen. */
export function isTale(parsed: ParsedText): boolean {
  const { kept } = parsed
  const own = kept.filter(({ tokens }) => tokens.some(isOfTheWriter)).length
  return own >= Math.max(1, kept.length / 2) || (own > 0 && tellsEvents(parsed))
}
