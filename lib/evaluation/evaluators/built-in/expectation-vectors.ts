import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import data from './data/expectation-vectors.json'
import { bounded } from './bounds'
import { kindOf, kindsShown } from './expectation-kinds'
import { themesOf } from './lexicon'
import { stem } from './stem'
import { pairsOf, readVectors, sumOf, type Vectors } from './vectors'

/** Dimensions of a known word's vector. A further number is added for the word itself (decision 0072). */
export const SIZE = 32

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

/**
 * An expectation or a clause: its words as meant, their stems, those that the vectors know, and what kinds of things it
 * is about.
 */
export type Reading = {
  words: readonly string[]
  stems: readonly string[]
  keys: ReadonlyMap<string, number>
  kinds: readonly string[]
  themes: readonly string[]
}

/**
 * Reads an expectation by its words, their edges, pairs of words, themes and the kind of information that it requests.
 */
export function readExpectation(expectation: string, language: Language): Reading {
  const own = words(expectation)
  const stems = own.map((word) => stem(word, language))
  const kind = kindOf(expectation)?.kind
  const kinds = kind === undefined ? [] : [kind]
  const themes = themesIn(expectation, language)
  const keys = [
    ...named(stems, language),
    ...named(edgesOf(own), language),
    ...named(pairsOf(own), language),
    ...marked(kind === undefined ? ['none'] : kinds),
    ...themes.map((theme) => `@${theme}`),
  ]
  return { words: own, stems, kinds, themes, keys: once(keys) }
}

/** A clause as written and as meant, and which sentence it is in. */
export type Clause = { text: string; meant: string; sentence: number }

/**
 * Reads clauses by their words, their edges, pairs of words, themes, the kinds of information that they show, and the
 * words and kinds of their neighbours in the same sentence.
 */
export function readClauses(clauses: readonly Clause[], language: Language): Reading[] {
  const own = clauses.map(({ text, meant }) => {
    const tokens = words(meant)
    const stems = tokens.map((word) => stem(word, language))
    const kinds = kindsShown(text, meant, language)
    const plain = [...named(stems, language), ...marked(kinds)]
    return { words: tokens, stems, kinds, themes: themesIn(meant, language), plain, edges: edgesOf(tokens) }
  })
  const nearOf = (at: number, other: number, mark: string) =>
    clauses[at]?.sentence === clauses[other]?.sentence ? (own[other]?.plain ?? []).map((key) => mark + key) : []
  return own.map(({ words, stems, kinds, themes, plain, edges }, at) => {
    const keys = [
      ...plain,
      ...named(edges, language),
      ...named(pairsOf(stems), language),
      ...themes.map((theme) => `@${theme}`),
      ...nearOf(at, at - 1, '<'),
      ...nearOf(at, at + 1, '>'),
    ]
    return { words, stems, kinds, themes, keys: once(keys) }
  })
}

const EDGED = 5
const BEGINNING = 4
const END = 3

const named = (own: readonly string[], language: Language) => own.map((word) => `${language}:${word}`)
const marked = (kinds: readonly string[]) => kinds.map((kind) => `#${kind}`)
/** The beginnings and ends of longer words, so that a word without a vector says something, too. */
const edgesOf = (own: readonly string[]) =>
  own.filter((word) => word.length >= EDGED).flatMap((word) => [`${word.slice(0, BEGINNING)}-`, `-${word.slice(-END)}`])
const once = (keys: readonly string[]) => new Map(keys.map((key) => [key, 1]))

function themesIn(passage: string, language: Language): string[] {
  const own = words(passage).filter((word) => !isFunctionWord(word))
  return [...new Set(own.flatMap((word) => themesOf(word, language)))]
}

const MOST_SHARED = 2
const LONG = 3
/** More clauses than this for each expectation are many. */
const MANY = 3

/**
 * What links a clause to an expectation besides their vectors, in the order of `links` of the data: children mostly
 * answer in the order of the questions, and with some of their words, themes and kinds.
 */
export function linksOf(
  expectation: Reading,
  clauses: readonly Reading[],
  { index, of, at }: { index: number; of: number; at: number },
): number[] {
  const clause = clauses[at] ?? expectation
  const isOrdered = of > 1
  const shared = new Set(clause.stems.filter((word) => word.length > LONG && expectation.stems.includes(word)))
  const shows = ({ kinds }: Reading) => expectation.kinds.some((kind) => kinds.includes(kind))
  const isShown = shows(clause)
  const values = [
    isOrdered ? Math.abs((index + 0.5) / of - (at + 0.5) / clauses.length) : 0,
    Math.min(MOST_SHARED, shared.size),
    Math.log(1 + clause.stems.length),
  ]
  const conditions = [
    isShown,
    isShown && clauses.filter(shows).length === 1,
    !isShown && expectation.kinds.length > 0,
    expectation.themes.some((theme) => clause.themes.includes(theme)),
    isOrdered && index === 0 && at === 0,
    isOrdered && index === of - 1 && at === clauses.length - 1,
    clauses.length / of > MANY,
  ]
  return [...values, ...conditions.map(Number)]
}

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
  const odds = expectations.map((expectation, index) => {
    const vector = sumOf(expectation.keys, asked)
    return clauses.map((_, at) => {
      const other = ofClauses[at] ?? vector
      const linked = linksOf(expectation, clauses, { index, of: expectations.length, at }).reduce(
        (sum, value, each) => sum + value * (links[each] ?? 0),
        0,
      )
      const together = vector.subarray(0, SIZE).reduce((sum, value, each) => sum + value * (other[each] ?? 0), 0)
      const alone = units.asked * (vector[SIZE] ?? 0) + units.told * (other[SIZE] ?? 0)
      return bias + linked + alone + units.asked * units.told * together
    })
  })
  return bounded(odds, expectations, clauses, sure)
}
