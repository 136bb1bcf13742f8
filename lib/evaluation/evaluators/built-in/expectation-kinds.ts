import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import data from './data/expectation-kinds.json'
import { themesOf } from './lexicon'
import { isNumberWord, numberTokens, units } from './number-tokens'
import { hasNumber, quantitiesIn } from './numbers'
import { isListedWord } from './respell'

export type Kind = {
  kind: string
  asks: RegExp
  shows: RegExp
  /** Words of this theme show it as well. */
  theme?: string
  /** Amounts of this dimension, or without a unit, show it as well. */
  unit?: string
}

const fenced = (list: string) => new RegExp(list === '' ? '(?!)' : ` (?:${list})(?= )`)
const kinds: readonly Kind[] = data.kinds.map(({ asks, shows, ...rest }) => ({
  ...rest,
  asks: fenced(asks),
  shows: fenced(shows),
}))

const plain = (text: string) => withoutAccents(wordLine(text))

/** The kind of information that an expectation requests; undefined where it just names a thing. */
export function kindOf(expectation: string): Kind | undefined {
  return kinds.find(({ asks }) => asks.test(plain(expectation)))
}

/** The kinds of information that a clause shows, as written or as meant. */
export function kindsShown(clause: string, meant: string, language: Language): string[] {
  const readings = clause === meant ? [clause] : [clause, meant]
  const isNamed = hasNameInLowerCase(meant, language)
  const isShown = (kind: Kind) =>
    (isNamed && kind.kind === 'person') || readings.some((each) => shows(kind, each, language))
  return kinds.filter(isShown).map(({ kind }) => kind)
}

/** Words before a person's name that hardly stand before an unknown word of another kind. */
const BEFORE_PEOPLE = /(?:^|[^\p{L}])(?:with|next to|beside|against|avec|contre|chez|à côté de) (?<name>\p{Ll}{3,})/gu

/** True for a clause without capitals with an unknown word where people are named: "next to malo", « avec lina ». */
function hasNameInLowerCase(meant: string, language: Language): boolean {
  if (/\p{Lu}\p{Ll}/u.test(meant)) return false
  const isUnknown = (word: string) => !isFunctionWord(word) && !isListedWord(word, language)
  return [...meant.matchAll(BEFORE_PEOPLE)].some(({ groups }) => isUnknown(groups?.name ?? ''))
}

/** A name within a sentence, with the word before it: a capital after a lower-case letter. */
const NAME = /(?:(?<![\p{L}\p{N}])(?<before>[\p{L}\p{N}]+)[ '’]+|(?<=[\p{Ll}\p{N},] ))\p{Lu}\p{Ll}+/gu
const beforePlaces = new Set(words(data.beforePlaces))

/** "Vaiana" before a comma: an answer that is only a name. */
const ONLY_NAMES = /^\W*\p{Lu}\p{Ll}+(?:[ '’-](?:\p{Lu}\p{Ll}+|and|et|the|of|de|du|la|le))*\W*$/u

/** True when a passage contains a name: of a place after "in" or « à », else of a person or a thing. */
function hasName(passage: string, isPlace: boolean): boolean {
  return [...passage.matchAll(NAME)].some(({ groups, index }) => {
    const before = groups?.before?.toLowerCase()
    if (before === undefined && index === 0) return false
    return beforePlaces.has(before ?? '') === isPlace
  })
}

/** True when a passage contains that kind of information. In a pattern `#` stands for a number, and `@` for a name. */
function shows({ kind, shows: pattern, theme, unit }: Kind, passage: string, language: Language): boolean {
  const marked = pattern.source
  if (pattern.test(plain(passage))) return true
  if (
    theme !== undefined &&
    words(passage).some((word) => !isFunctionWord(word) && themesOf(word, language)[0] === theme)
  )
    return true
  if (unit !== undefined && hasAmountOf(unit, passage)) return true
  if (marked.includes('@') && hasName(passage, kind === 'place')) return true
  if (kind === 'name' && ONLY_NAMES.test(passage)) return true
  return marked.includes('#') && hasNumber(passage)
}

/** Kinds of things that can be told in a few words, with patterns of clauses that tell them. */
const brief = new Map(Object.entries(data.brief).map(([kind, pattern]) => [kind, fenced(pattern)]))

/**
 * What a clause says beside the kind of thing that an expectation asks for: "a little" of "a little nervous". Undefined
 * when it does not show such a thing, or the expectation asks for one that takes more words.
 */
export function besideAnswer(clause: string, expectation: string, language: Language): string | undefined {
  const kind = kindOf(expectation)
  const more = kind && brief.get(kind.kind)
  if (!kind || !more || !(more.test(plain(clause)) || shows(kind, clause, language))) return undefined
  const isNamed = kind.shows.source.includes('@')
  // A title is a name, and not "The title is long".
  if (kind.kind === 'name' && !ONLY_NAMES.test(clause) && !hasName(clause, false)) return undefined
  const unnamed = plain(isNamed ? clause.replace(CAPITALISED, ' ') : clause)
  const patterns = kind.kind === 'name' ? [] : [kind.shows, more]
  const rest = patterns.reduce((line, each) => line.replace(new RegExp(each, 'g'), ' '), unnamed)
  return words(rest)
    .filter((word) => !/\d/.test(word) && !isNumberWord(word) && units[word] === undefined)
    .join(' ')
}
const CAPITALISED = /\p{Lu}\p{Ll}+/gu

/** "The purple one" is no amount. */
const PRONOUN = /^one$/
const YEARS = /^(?:years?|ans|old)$/

/** True for an amount in such a unit, or a number that counts nothing else: "two slices" is not a price. */
function hasAmountOf(dimension: string, passage: string): boolean {
  const tokens = numberTokens(passage)
  const given = quantitiesIn(passage).filter(
    ({ at, dimension: unit, isUncounted }) => !isUncounted && (unit !== undefined || !PRONOUN.test(tokens[at] ?? '')),
  )
  return given.some((quantity, index) => {
    if (quantity.dimension !== undefined) return quantity.dimension === dimension
    const end = given[index + 1]?.at
    const next = tokens[quantity.at + 1] ?? ''
    return next === '' || end === quantity.at + 1 || isFunctionWord(next) || YEARS.test(next)
  })
}
