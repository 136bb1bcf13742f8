import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import data from './data/echo-words.json'
import type { Reading } from './expectation-vectors'

const determiners = new Set(words(data.determiners))
const ordinals = new Set(words(data.ordinals))

/**
 * The word that tells an expectation from others like it, and theirs: "dog" in "what the dog did" beside "what the cat
 * did".
 */
type Mark = { own: string; others: ReadonlySet<string>; isSubject: boolean }

const NOT_TOLD = -4
const TOLD = 1.5

/**
 * Limits the log-odds of expectations that differ in a single word: a clause that names another one's word does not tell
 * this one, and one about a subject that none of them asks about tells none. `odds` are those that each clause tells each
 * expectation. Pure.
 */
export function keepApart(
  odds: readonly (readonly number[])[],
  expectations: readonly Reading[],
  clauses: readonly Reading[],
): number[][] {
  const marks = expectations.map((_, at) => markOf(expectations, at))
  return odds.map((each, index) => {
    const mark = marks[index]
    if (!mark) return [...each]
    let subject: 'own' | 'other' | undefined
    return each.map((value, at) => {
      const { stems = [], words = [], kinds = [] } = clauses[at] ?? {}
      const isOwn = stems.includes(mark.own)
      const named = isOwn ? 'own' : stems.some((word) => mark.others.has(word)) ? 'other' : undefined
      subject = named ?? (mark.isSubject ? subject : undefined)
      if (subject === 'other') return Math.min(value, NOT_TOLD)
      if (!mark.isSubject) return value
      if (subject === undefined) return kinds.includes('name') ? value : Math.min(value, NOT_TOLD)
      const known = new Set(expectations[index]?.stems)
      const tells = stems.some((word, place) => !known.has(word) && !isFunctionWord(words[place] ?? ''))
      return isOwn && tells ? Math.max(value, TOLD) : value
    })
  })
}

function markOf(expectations: readonly Reading[], index: number): Mark | undefined {
  const { stems = [], words = [] } = expectations[index] ?? {}
  const places = expectations.flatMap((other, at) => (at === index ? [] : differenceOf(stems, other.stems)))
  const [place] = places
  if (place === undefined || places.some((each) => each !== place)) return undefined
  const own = stems[place] ?? ''
  const others = expectations.flatMap((other) => (differenceOf(stems, other.stems).length > 0 ? [other] : []))
  // "A first thing" and "a second thing" are told in this order, and not named.
  const isUnnamed = (word: string) => isFunctionWord(word) || ordinals.has(word)
  if ([words, ...others.map((other) => other.words)].some((each) => isUnnamed(each[place] ?? ''))) return undefined
  const isSubject = determiners.has(words[place - 1] ?? '') && place < stems.length - 1
  return { own, others: new Set(others.map((other) => other.stems[place] ?? '')), isSubject }
}

/** The only place in which two lists differ. */
function differenceOf(one: readonly string[], other: readonly string[]): number[] {
  if (one.length !== other.length) return []
  const places = one.flatMap((word, at) => (word === other[at] ? [] : [at]))
  return places.length === 1 ? places : []
}
