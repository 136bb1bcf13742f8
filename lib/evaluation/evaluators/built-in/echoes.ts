import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import data from './data/echo-words.json'
import type { Reading } from './expectation-vectors'

const list = (line: string) => new Set(words(line))
const whether = list(data.whether)
const or = list(data.or)
const asked = list(data.asked)
const writer = list(data.writer)
const others = list(data.others)
const of = list(data.of)

type Passage = Pick<Reading, 'words' | 'stems' | 'kinds'>

/**
 * True when a clause answers an expectation in the expectation's own words: "I liked it" for "whether you liked it", "We
 * met my friend Sam" for "who you met", and "The boat was purple" for "the colour of the boat". Pure.
 */
export const echoes = (expectation: Passage, clause: Passage): boolean =>
  isYesOrNo(expectation)
    ? decides(expectation, clause)
    : showsKind(expectation, clause) && (repeatsVerb(expectation, clause) || describes(expectation, clause))

/** "whether you liked it", « si c'était bon » */
export const isYesOrNo = ({ words }: Passage): boolean => whether.has(words[0] ?? '')

const showsKind = (expectation: Passage, clause: Passage) =>
  expectation.kinds.every((kind) => clause.kinds.includes(kind))

/** The places of words that name something. */
const contentOf = ({ words }: Passage, from = 0) =>
  words.flatMap((word, at) => (at >= from && word.length > 1 && !isFunctionWord(word) ? [at] : []))

/** The clause has all words of one of the alternatives: "It was easy" for "whether it was easy or hard". */
function decides(expectation: Passage, clause: Passage): boolean {
  if (expectation.words.some((word) => asked.has(word)) && !clause.words.some((word) => writer.has(word))) return false
  const ends = expectation.words.flatMap((word, at) => (or.has(word) ? [at] : []))
  const content = contentOf(expectation, 1)
  const alternatives = [0, ...ends].map((start, at) =>
    content.filter((place) => place >= start && place < (ends[at] ?? Infinity)),
  )
  return alternatives.some(
    (places) => places.length > 0 && places.every((place) => clause.stems.includes(expectation.stems[place] ?? '')),
  )
}

/** The clause says who did what was asked about, with the same verb and more than the expectation says. */
function repeatsVerb(expectation: Passage, clause: Passage): boolean {
  const subject = expectation.words.findIndex((word, at) => at > 0 && (asked.has(word) || others.has(word)))
  const [verb, ...rest] = subject < 0 ? [] : contentOf(expectation, subject + 1)
  if (verb === undefined) return false
  const subjects = asked.has(expectation.words[subject] ?? '') ? writer : others
  const at = clause.stems.indexOf(expectation.stems[verb] ?? '')
  if (at < 0 || !clause.words.slice(0, at).some((word) => subjects.has(word))) return false
  if (!rest.every((place) => clause.stems.includes(expectation.stems[place] ?? ''))) return false
  return contentOf(clause, at + 1).some((place) => !expectation.stems.includes(clause.stems[place] ?? ''))
}

/** The clause shows a property of the thing that the property was asked of. */
function describes(expectation: Passage, clause: Passage): boolean {
  const at = expectation.words.findIndex((word) => of.has(word))
  const things = at < 1 || expectation.kinds.length === 0 ? [] : contentOf(expectation, at + 1)
  if (things.length === 0 || !things.every((place) => clause.stems.includes(expectation.stems[place] ?? '')))
    return false
  return contentOf(clause).some((place) => !expectation.stems.includes(clause.stems[place] ?? ''))
}
