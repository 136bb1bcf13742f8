import type { Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import data from './data/expectation-vectors.json'
import { kindOf, kindsShown } from './expectation-kinds'
import { stem } from './stem'
import { readVectors, sumOf, type Vectors } from './vectors'

/** Dimensions of a known word's vector. A further number is added for the word itself (decision 0072). */
export const SIZE = 12

/** Vectors of words of expectations and of clauses, in units, and what else speaks for a clause. */
export type Model = {
  asked: Vectors
  told: Vectors
  units: { asked: number; told: number }
  /** Weights of `linksOf`. */
  links: readonly number[]
  bias: number
  /** Kinds that, when a clause shows them, nearly always meet an expectation that asks for them, with the log-odds. */
  sure: Partial<Record<string, number>>
}
let learnt: Model | undefined
const learntModel = (): Model =>
  (learnt ??= { ...data, asked: readVectors(data.asked, SIZE + 1), told: readVectors(data.told, SIZE + 1) })

/** An expectation or a clause: its stems, and its words as the vectors know them. */
export type Reading = { stems: readonly string[]; keys: ReadonlyMap<string, number>; kinds: readonly string[] }

/** Reads an expectation by its words, pairs of words and the kind of information that it requests. */
export function readExpectation(expectation: string, language: Language): Reading {
  const own = words(expectation)
  const stems = own.map((word) => stem(word, language))
  const pairs = own.slice(1).map((word, at) => `${own[at]}_${word}`)
  const kind = kindOf(expectation)?.kind
  const kinds = kind === undefined ? [] : [kind]
  return { stems, kinds, keys: keysOf([...stems, ...pairs], kind === undefined ? ['none'] : kinds, language) }
}

/** Reads a clause, as written and as meant, by its words and the kinds of information that it shows. */
export function readClause(clause: string, meant: string, language: Language): Reading {
  const stems = words(meant).map((word) => stem(word, language))
  const kinds = kindsShown(clause, meant, language)
  return { stems, kinds, keys: keysOf(stems, kinds, language) }
}

const keysOf = (own: readonly string[], kinds: readonly string[], language: Language) =>
  new Map([...own.map((word) => `${language}:${word}`), ...kinds.map((kind) => `#${kind}`)].map((key) => [key, 1]))

const MOST_SHARED = 2
const LONG = 3

/** What links a clause to an expectation besides their vectors: children mostly answer in the order of the questions. */
export function linksOf(expectation: Reading, clause: Reading, place: Place): number[] {
  const { index, of, clause: at, clauses } = place
  const isOrdered = of > 1
  const shared = new Set(clause.stems.filter((word) => word.length > LONG && expectation.stems.includes(word)))
  return [
    Math.min(MOST_SHARED, shared.size),
    expectation.kinds.some((kind) => clause.kinds.includes(kind)) ? 1 : 0,
    isOrdered ? Math.abs((index + 0.5) / of - (at + 0.5) / clauses) : 0,
    isOrdered && index === 0 && at === 0 ? 1 : 0,
    isOrdered && index === of - 1 && at === clauses - 1 ? 1 : 0,
  ]
}
type Place = { index: number; of: number; clause: number; clauses: number }

/**
 * For each expectation the log-odds that each clause tells it, by what children wrote for expectations with such words.
 * Pure.
 */
export function oddsThatTold(
  expectations: readonly Reading[],
  clauses: readonly Reading[],
  { asked, told, units, links, bias, sure }: Model = learntModel(),
): number[][] {
  const ofClauses = clauses.map(({ keys }) => sumOf(keys, told))
  return expectations.map((expectation, index) => {
    const vector = sumOf(expectation.keys, asked)
    return clauses.map((clause, at) => {
      const other = ofClauses[at] ?? vector
      const place = { index, of: expectations.length, clause: at, clauses: clauses.length }
      const linked = linksOf(expectation, clause, place).reduce(
        (sum, value, each) => sum + value * (links[each] ?? 0),
        0,
      )
      const together = vector.subarray(0, SIZE).reduce((sum, value, each) => sum + value * (other[each] ?? 0), 0)
      const alone = units.asked * (vector[SIZE] ?? 0) + units.told * (other[SIZE] ?? 0)
      const kinds = expectation.kinds.filter((kind) => clause.kinds.includes(kind))
      const least = Math.max(...kinds.map((kind) => sure[kind] ?? -Infinity))
      return Math.max(least, bias + linked + alone + units.asked * units.told * together)
    })
  })
}
