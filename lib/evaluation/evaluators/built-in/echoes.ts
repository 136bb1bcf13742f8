import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import data from './data/echo-words.json'
import type { Reading } from './expectation-vectors'

const list = (line: string) => new Set(words(line))
const whether = list(data.whether)
const or = list(data.or)
const yesOrNo = list(data.yesOrNo)
const asked = list(data.asked)
const writer = list(data.writer)
const others = list(data.others)
const of = list(data.of)
const forgotten = list(data.forgotten)
const known = list(data.known)
const unknown = { before: list(data.unknown.before), after: list(data.unknown.after) }
const negations = list(data.negations)
const telling = list(data.telling)
const vague = list(data.vague)
const questions = list(data.questions)
const nothing = list(data.nothing)
const persons = list(data.persons)
const noticed = list(data.noticed)
const determiners = list(data.determiners)
const being = list(data.being)
const counts = { one: list(data.counts.one), none: list(data.counts.none) }

/** More words than these name a thing or an act, not only how something was. */
const MOST_NAMED = 2

type Passage = Pick<Reading, 'words' | 'stems' | 'kinds'>

/**
 * True when a clause answers an expectation in the expectation's own words: "I liked it" or "Yes a bit" for "whether you
 * liked it", "We met my friend Sam" for "who you met", and "The boat was purple" for "the colour of the boat". Pure.
 */
export const echoes = (expectation: Passage, clause: Passage): boolean =>
  isYesOrNo(expectation)
    ? yesOrNo.has(clause.words[0] ?? '') || decides(expectation, clause)
    : saysNone(expectation, clause) ||
      countsInWords(expectation, clause) ||
      saysWhatItWas(expectation, clause) ||
      (showsKind(expectation, clause) && (repeatsVerb(expectation, clause) || describes(expectation, clause)))

/**
 * True for a clause that repeats the question without an answer: "I forgot the name of the painter", « je ne sais plus
 * avec qui j'étais », "I already said who won", "Somebody won".
 */
export function repeatsQuestion(expectation: Passage, clause: Passage): boolean {
  const isOfQuestion = (word: string) => questions.has(word) && expectation.words.includes(word)
  const asked = contentOf(expectation).map((place) => expectation.stems[place] ?? '')
  if (!clause.words.some(isOfQuestion) && !clause.stems.some((stemmed) => asked.includes(stemmed))) return false
  const isForgotten = clause.words.some((word) => forgotten.has(word))
  // "I forgot my towel" answers "what you forgot".
  if (isForgotten || saysUnknown(clause)) return !expectation.words.some((word) => forgotten.has(word))
  const isTelling = (place: number) => telling.has(clause.words[place] ?? '')
  const own = contentOf(clause).filter((place) => isTelling(place) || !asked.includes(clause.stems[place] ?? ''))
  if (own.some(isTelling) && own.every(isTelling)) return true
  return hasVagueSubject(expectation, clause) && own.every((place) => vague.has(clause.words[place] ?? ''))
}

/** "Something was difficult", but not "Something was difficult 3 times" nor "Nothing was a difficult thing". */
function hasVagueSubject(expectation: Passage, clause: Passage): boolean {
  const says = (word: string) => /\p{N}/u.test(word) || nothing.has(word) || negations.has(word)
  if (isYesOrNo(expectation) || clause.words.some(says)) return false
  return clause.words.some((word) => vague.has(word)) && !expectation.words.some((word) => vague.has(word))
}

/** "I do not know", « je ne sais plus » */
export const saysUnknown = ({ words }: Pick<Passage, 'words'>): boolean =>
  words.some(
    (word, at) =>
      known.has(word) && (unknown.before.has(words[at - 1] ?? '') || unknown.after.has(words[at + 1] ?? '')),
  )

/** "whether you liked it", « si c'était bon » */
export const isYesOrNo = ({ words }: Passage): boolean => whether.has(words[0] ?? '')

const showsKind = (expectation: Passage, clause: Passage) =>
  expectation.kinds.every((kind) => clause.kinds.includes(kind))

/** The places of words that name something. */
const contentOf = ({ words }: Passage, from = 0) =>
  words.flatMap((word, at) => (at >= from && word.length > 1 && !isFunctionWord(word) ? [at] : []))

/** "Nothing was hard" for "what was hard", and "There was nothing under the sofa" for "what you found under the sofa". */
export function saysNone(expectation: Passage, clause: Passage): boolean {
  // In French « personne » means nobody, and « une personne » somebody.
  const isNothing = clause.words.some((word, at) => nothing.has(word) && !persons.has(clause.words[at - 1] ?? ''))
  if (!isNothing && !clause.words.some((word) => negations.has(word))) return false
  if (!expectation.words.slice(0, 2).some((word) => questions.has(word))) return false
  const content = contentOf(expectation, 1)
  const isShared = (place: number) => clause.stems.includes(expectation.stems[place] ?? '')
  if (!expectation.words.some((word) => asked.has(word)))
    return content.length > 0 && content.length <= MOST_NAMED && content.every(isShared)
  return isNothing && content.some((place) => noticed.has(expectation.words[place] ?? '')) && content.some(isShared)
}

/**
 * "One egg" and "no eggs" for "how many eggs", and "I found one" for "how many eggs you found". To have done something no
 * times is a confession.
 */
export function countsInWords(expectation: Passage, clause: Passage): boolean {
  if (!expectation.kinds.includes('amount')) return false
  const [thing, ...others] = contentOf(expectation, 1).map((place) => expectation.stems[place] ?? '')
  const isAct = expectation.words.some((word) => asked.has(word))
  if (isAct && clause.words.some((word) => negations.has(word) || counts.none.has(word))) return false
  const counting = (word = '') => counts.one.has(word) || counts.none.has(word)
  const isCounted = clause.stems.some((stemmed, at) => stemmed === thing && counting(clause.words[at - 1]))
  const isAlone = counting(clause.words.at(-1)) && others.some((other) => clause.stems.includes(other))
  return isCounted || isAlone
}

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

/** "Our place was 4th out of eight" for "your place" */
function saysWhatItWas({ words, stems }: Passage, clause: Passage): boolean {
  if (words.length !== 2 || !determiners.has(words[0] ?? '')) return false
  const at = clause.stems.indexOf(stems[1] ?? '')
  const isSaid = at >= 0 && being.has(clause.words[at + 1] ?? '')
  return isSaid && clause.words.slice(at + 2).some((word) => !isFunctionWord(word))
}

/** The clause shows a property of the thing that the property was asked of. */
function describes(expectation: Passage, clause: Passage): boolean {
  const at = expectation.words.findIndex((word) => of.has(word))
  const things = at < 1 || expectation.kinds.length === 0 ? [] : contentOf(expectation, at + 1)
  if (things.length === 0 || !things.every((place) => clause.stems.includes(expectation.stems[place] ?? '')))
    return false
  return contentOf(clause).some((place) => !expectation.stems.includes(clause.stems[place] ?? ''))
}
