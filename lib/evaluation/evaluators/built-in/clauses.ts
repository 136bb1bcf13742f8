import type { Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import data from './data/clause-words.json'

/** Boundaries between clauses. */
const CLAUSES = new RegExp(String.raw`[.,;:!?…\n]+|\s(?=(?:${anyOf(data.joints)})\s)`, 'iu')

/** Ends of sentences. */
const ENDS = /[.!?…\n]+/u

/** Without punctuation, a clause of more words than this is divided before each subject. */
const LONG = 12
/** The fewest words of a part of such a clause. */
const SHORTEST = 3
const joints = new Set(data.joints)
/** "i", "it's" and « je », « c'était » */
const SUBJECT: Record<Language, RegExp> = {
  en: new RegExp(String.raw`^(?:${anyOf(data.subjects.en)})(?:['’]\p{L}+)?$`, 'iu'),
  fr: new RegExp(String.raw`^(?:${anyOf(data.subjects.fr)})$|^[cj]['’]`, 'iu'),
}

/** The clauses of a passage, as written. */
export const clausesOf = (passage: string): string[] => parts(passage, CLAUSES)

/** The same, also divided before misspelt words that join clauses, and long ones before each subject. */
export const clausesAsMeant = (passage: string, respell: (word: string) => string, language: Language): string[] =>
  clausesOf(passage).flatMap((clause) => {
    const tokens = clause.split(/\s+/)
    const meant = tokens.map(respell)
    const isLong = tokens.length > LONG
    const divided: string[][] = [[]]
    tokens.forEach((token, at) => {
      const word = meant[at]?.toLowerCase() ?? token
      const isLongEnough = (divided.at(-1)?.length ?? 0) >= SHORTEST && tokens.length - at >= SHORTEST
      const isJoint = at > 0 && at < tokens.length - 1 && joints.has(word.replace(/ .*/, ''))
      if (isJoint || (isLong && isLongEnough && SUBJECT[language].test(word))) divided.push([])
      divided.at(-1)?.push(token)
    })
    return divided.map((part) => part.join(' '))
  })

export const sentencesOf = (passage: string): string[] => parts(passage, ENDS)

const parts = (passage: string, boundary: RegExp) =>
  passage
    .split(boundary)
    .map((part) => part.trim())
    .filter((part) => words(part).length > 0)
