import { words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import data from './data/clause-words.json'

/** Boundaries between clauses. */
const CLAUSES = new RegExp(String.raw`[.,;:!?…\n]+|\s(?=(?:${anyOf(data.joints)})\s)`, 'iu')

/** Ends of sentences. */
const ENDS = /[.!?…\n]+/u

/** The clauses of a passage, as written. */
export const clausesOf = (passage: string): string[] => parts(passage, CLAUSES)

export const sentencesOf = (passage: string): string[] => parts(passage, ENDS)

const parts = (passage: string, boundary: RegExp) =>
  passage
    .split(boundary)
    .map((part) => part.trim())
    .filter((part) => words(part).length > 0)
