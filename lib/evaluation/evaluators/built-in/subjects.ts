import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'
import table from './data/subjects.json'
import { stem } from './stem'

/** What a text is about. */
export type Subjects = {
  /** How likely each subject is, by its number. They add up to 1, or to 0 if no word is known. */
  shares: Float64Array
  /** From 0 to 1. */
  confidence: number
}

type Index = {
  /** By stem: the subjects whose name has the word, and those whose name or vocabulary has it. */
  named: ReadonlyMap<string, readonly number[]>
  holders: ReadonlyMap<string, readonly number[]>
  /** By subject: the stems of its words, and the length of its vector of inverse document frequencies. */
  stems: readonly (readonly string[])[]
  lengths: readonly number[]
  /** By subject, once it was asked for. */
  related: Map<number, Related>
}

/** Subjects that share words with one, and their cosine similarity to it. */
type Related = { others: Uint16Array; likenesses: Float64Array }

const columns: Record<Language, readonly [names: number, words: number]> = { en: [0, 2], fr: [1, 3] }
const built: Partial<Record<Language, Index>> = {}

/** Weight of a word in a subject's name, relative to one in its vocabulary. */
const NAMED = 2
/** Subjects with a smaller share of the likeliest one's mass are left out. */
const LEAST_SHARE = 0.05
/** Mass at which the confidence is one half. */
const DOUBT = 1
/** Share of subjects that are related by their words, relative to those that the task names. */
const RELATED = 0.5
/** Share of words about the subject in a text on it; the rest are about anything. */
const ON_SUBJECT = 0.2
/** Maximum likelihood ratio of one word. */
const MOST = 125

/** What a task is about, by its words with their weights. Pure. */
export function readSubjects(weights: Iterable<readonly [word: string, weight: number]>, language: Language): Subjects {
  const { named, holders } = indexOf(language)
  const masses = new Float64Array(table.rows.length)
  const add = (subjects: readonly number[] | undefined, mass: number) => {
    for (const subject of subjects ?? []) masses[subject] = (masses[subject] ?? 0) + mass
  }
  for (const [word, weight] of weights) {
    const key = keyOf(word, language, holders)
    if (key === undefined) continue
    const namesIt = named.get(key)
    const goesWith = (holders.get(key) ?? []).filter((subject) => !namesIt?.includes(subject))
    add(namesIt, (weight * NAMED) / Math.sqrt(namesIt?.length ?? 1))
    add(goesWith, weight / (holders.get(key)?.length ?? 1))
  }
  const all = sum(masses)
  const least = masses.reduce((most, mass) => Math.max(most, mass), 0) * LEAST_SHARE
  const meant = normalised(masses.map((mass) => (mass >= least ? mass : 0)))
  return { shares: withRelated(meant, language), confidence: all / (all + DOUBT) }
}

/** True for a word that goes with a subject. */
export const isOfSubject = (word: string, language: Language) =>
  keyOf(word, language, indexOf(language).holders) !== undefined

/** Evidence of a word for a task's subjects against any text, in nats; undefined for a word of no subject. Pure. */
export function evidenceOf(word: string, { shares, confidence }: Subjects, language: Language): number | undefined {
  const { holders } = indexOf(language)
  const key = keyOf(word, language, holders)
  const found = key === undefined ? undefined : holders.get(key)
  if (!found) return undefined
  const share = sum(found.map((subject) => shares[subject] ?? 0))
  return nats(1 + confidence * (liftOf(share, found) - 1))
}

/** Evidence of words with their weights for the one subject that they fit best, in nats. Pure. */
export function evidenceForBest(
  weights: Iterable<readonly [word: string, weight: number]>,
  language: Language,
): number {
  const { holders } = indexOf(language)
  const beyond = new Map<number, number>()
  let base = 0
  for (const [word, weight] of weights) {
    const key = keyOf(word, language, holders)
    const found = key === undefined ? undefined : holders.get(key)
    if (!found) continue
    base += weight * nats(0)
    const more = weight * (nats(liftOf(1, found)) - nats(0))
    for (const subject of found) beyond.set(subject, (beyond.get(subject) ?? 0) + more)
  }
  return base + Math.max(0, ...beyond.values())
}

/** Likelihood ratio of a word: in a text on subjects with this share, against any text. */
const liftOf = (share: number, holders: readonly number[]) =>
  Math.min(MOST, (share * table.rows.length) / holders.length)

const nats = (lift: number) => Math.log(1 - ON_SUBJECT + ON_SUBJECT * lift)

/** Adds subjects that share rare words with the given ones. */
function withRelated(meant: Float64Array, language: Language): Float64Array {
  const index = indexOf(language)
  const shares = meant.slice()
  meant.forEach((share, subject) => {
    if (share === 0) return
    const { others, likenesses } = relatedTo(subject, index)
    const weight = share * RELATED
    for (let at = 0; at < others.length; at += 1) {
      const other = others[at] ?? 0
      shares[other] = (shares[other] ?? 0) + weight * (likenesses[at] ?? 0)
    }
  })
  return normalised(shares)
}

function relatedTo(subject: number, { holders, stems, lengths, related }: Index): Related {
  const known = related.get(subject)
  if (known) return known
  const common = new Map<number, number>()
  for (const key of stems[subject] ?? []) {
    const weight = rarity(holders, key)
    for (const other of holders.get(key) ?? []) common.set(other, (common.get(other) ?? 0) + weight)
  }
  common.delete(subject)
  const likeness = (other: number, weight: number) => weight / ((lengths[subject] ?? 1) * (lengths[other] ?? 1))
  const found = {
    others: Uint16Array.from(common.keys()),
    likenesses: Float64Array.from(common, ([other, weight]) => likeness(other, weight)),
  }
  related.set(subject, found)
  return found
}

/** The squared inverse document frequency of a word. */
const rarity = (holders: Index['holders'], key: string) =>
  Math.log(table.rows.length / (holders.get(key)?.length ?? 1)) ** 2

function normalised(masses: Float64Array): Float64Array {
  const all = sum(masses) || 1
  return masses.map((mass) => mass / all)
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const each of numbers) total += each
  return total
}

/** Writers omit accents: words match with and without them. */
const keysOf = (word: string, language: Language) => [stem(word, language), stem(withoutAccents(word), language)]

const keyOf = (word: string, language: Language, holders: Index['holders']) =>
  keysOf(word, language).find((key) => holders.has(key))

/** Made on first use: stemming this many words takes a while. */
function indexOf(language: Language): Index {
  const index = built[language]
  if (index) return index
  const [names, more] = columns[language]
  const named = new Map<string, number[]>()
  const holders = new Map<string, number[]>()
  const known = new Map<string, string[]>()
  const cachedKeys = (word: string) => {
    const keys = known.get(word) ?? keysOf(word, language)
    known.set(word, keys)
    return keys
  }
  const stems = table.rows.map((row, subject) => {
    const keys = (column: number) =>
      new Set(
        words(row[column] ?? '')
          .filter(isContent)
          .flatMap(cachedKeys),
      )
    const own = keys(names)
    const all = new Set([...own, ...keys(more)])
    for (const key of own) push(named, key, subject)
    for (const key of all) push(holders, key, subject)
    return [...all]
  })
  const lengths = stems.map((keys) => Math.sqrt(sum(keys.map((key) => rarity(holders, key)))) || 1)
  return (built[language] = { named, holders, stems, lengths, related: new Map() })
}

const isContent = (word: string) => word.length > 1 && !isFunctionWord(word)

function push(map: Map<string, number[]>, key: string, subject: number): void {
  const list = map.get(key)
  if (list) list.push(subject)
  else map.set(key, [subject])
}
