import { words } from '@/lib/evaluation/text/words'
import type { Language } from '@/lib/evaluation/text/language'
import { anyOf } from '@/lib/text'
import { pastsIn } from './past'
import data from './data/clause-words.json'

/** Boundaries between clauses. */
const CLAUSES = new RegExp(String.raw`[.,;:!?…\n]+|\s(?=(?:${anyOf(data.joints)})\s)`, 'iu')

/** Ends of sentences. */
const ENDS = /[.!?…\n]+/u

/** Beginnings that describe what precedes them. */
const ADDS = new RegExp(String.raw`^(?:${anyOf(data.adds)})(?![\p{L}\p{N}])`, 'iu')
const AND = new RegExp(String.raw`^(?:${anyOf(data.and)})\s`, 'i')

/** Words of a sentence. */
const sentenceWords = new Set(words(data.sentence))

/** The clauses of a passage, as written. */
export const clausesOf = (passage: string): string[] => parts(passage, CLAUSES)

export const sentencesOf = (passage: string): string[] => parts(passage, ENDS)

const parts = (passage: string, boundary: RegExp) =>
  passage
    .split(boundary)
    .map((part) => part.trim())
    .filter((part) => words(part).length > 0)

/**
 * True for a clause that tells something of its own, as "and Leo won" does: not "the one with the bell", nor "and a
 * fork".
 */
export function tellsOnItsOwn(clause: string, language: Language): boolean {
  const tokens = words(clause)
  if (tokens.length < 2 || ADDS.test(clause.trim())) return false
  return (
    !AND.test(clause.trim()) ||
    tokens.slice(1, 3).some((word) => sentenceWords.has(word)) ||
    pastsIn(clause, language) > 0
  )
}
