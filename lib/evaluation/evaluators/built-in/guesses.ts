import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, sentences, words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import { isExplanation } from './answer-forms'
import { no, yes } from './answer-words'
import data from './data/answer-words.json'
import { clockTimesIn } from './clock-times'
import { isPerson } from './generic'
import { resultOf } from './number-answers'
import { offersNumbers, saysTwice } from './number-guesses'
import { quantitiesIn } from './numbers'
import { namesBothOptions, offersInTurn } from './offers'
import { ASKS_FOR_FORM, ASKS_WHEN, questionOf } from './questions'
import { isSame, means } from './same-word'
import type { Task } from './task-themes'

const choosing: Record<Language, RegExp> = {
  en: new RegExp(` (?:${anyOf(data.choosing.en)}) `),
  fr: new RegExp(` (?:${anyOf(data.choosing.fr)}) `),
}
/**
 * Whether a line of words offers a choice. The language of a bare sum cannot be detected, and "or" is gold in French.
 */
const isChoosing = (line: string, language: Language) =>
  choosing.fr.test(line) || (language === 'en' && choosing.en.test(line))
/** A number from a range: "more than 50 and less than 102". */
const bounding: Record<Language, RegExp> = {
  en: new RegExp(anyOf(data.bounding.en)),
  fr: new RegExp(anyOf(data.bounding.fr)),
}
/** Separators between the items of a list, and between names with articles: « la Loire, la Seine ». */
const SEPARATOR = /^[\s,;/&+-]*(?:(?:and|or|et|ou)\b)?[\s,;/&+-]*(?:an?\s+)?$/i
const BEFORE_NAME = /^[\s,;/&+-]*(?:(?:and|or|et|ou)\b)?\s*(?:(?:the|la|les?)\s|l['’])$/i
const NAME = /^\p{Lu}\p{Ll}/u

/** True for an answer that offers several: "6 or 8", "Paris, London, Rome", "yes and no", a row of bare words. */
export function isGuess(answer: string, known: readonly string[], task: Task, language: Language): boolean {
  const expected = known.join(' ')
  const keys = words(expected)
  const said = words(answer)
  const line = ` ${said.join(' ')} `
  const parts = listedIn(answer)
  const listed = parts.filter(({ isListed }) => isListed).flatMap(({ text }) => words(text))
  // Another form of the right word is another answer: "teached, taught".
  const isForm = ASKS_FOR_FORM.test(questionOf(task))
  // A number is not misspelt: 1944 is not 1945.
  const isExact = (word: string) => isForm || /\p{N}/u.test(word)
  const isKey = (word: string) => keys.some((key) => (isExact(word) ? word === key : means(word, key, language)))
  // Things in a row are part of an explanation: "water and air can get to the roots", "strong or weak".
  if (known.every(isExplanation))
    return saysYesAndNo(said) || repeatsFrame(answer, isKey) || isPile(answer, isKey, SHORTEST_PILE)
  const isAllRight = listed.length > 1 && listed.every((word) => word.length === 1 || isKey(word))
  const wanted = known.flatMap(quantitiesIn)
  const counted = quantitiesIn(answer).filter(({ isUncounted }) => !isUncounted)
  if (saysTwice(counted, wanted)) return false
  if (!isAllRight && isChoosing(line, language) && !isChoosing(` ${keys.join(' ')} `, language)) return true
  if (saysYesAndNo(said)) return true
  const asksWhen = ASKS_WHEN.test(questionOf(task))
  const wantedTimes = known.flatMap((each) => clockTimesIn(each, asksWhen))
  const toldTimes = new Set(clockTimesIn(answer, asksWhen))
  if (wantedTimes.length > 0 && toldTimes.size > 0) {
    const allowed = [...wantedTimes, ...clockTimesIn(`${task.title} ${task.description}`)]
    return toldTimes.size > 1 && [...toldTimes].some((time) => !allowed.includes(time))
  }
  if (bounding[language].test(line) && quantitiesIn(answer).length > 1) return true
  const given = withoutOptions(`${task.title} ${task.description}`)
  if (repeatsFrame(answer, isKey)) return true
  if (namesBothOptions(answer, keys, `${task.title} ${task.description}`, language)) return true
  if (wanted.length > 0) return offersNumbers(resultOf(answer, language), wanted, quantitiesIn(given))
  const asked = words(given)
  const named = keys.filter((key) => !isFunctionWord(key)).length
  const isKnown = (word: string) => isKey(word) || asked.some((each) => isSame(word, each, language))
  if (named === 1 && offersInTurn(answer, isKey, isKnown)) return true
  const isBare = said.length > 3 && !said.some((word) => isFunctionWord(word))
  // "It eats and eats" lists nothing.
  const isListing = new Set(listed).size > 1
  // A measure beside a name is no other answer: "the Loire, 1000 km".
  const offered = parts.filter((part) => !/^\p{N}/u.test(part.text) && (isBare || (isListing && part.isListed)))
  const first = parts.find(({ text }) => words(text).some(isKnown))
  const isExplained = (part: Part) => first !== undefined && part.at > first.at && tellsMore(answer, part)
  const isSurname = (part: Part) => {
    const firstName = firstNameOf(part, answer)?.toLowerCase() ?? ''
    return isKey(firstName) && !isFunctionWord(firstName)
  }
  const rivals = offered.filter((part) => !words(part.text).some(isKnown) && !isExplained(part) && !isSurname(part))
  const right = offered.length - rivals.length
  if (isForm ? isPile(answer, isKey, SHORTEST_PILE_OF_FORMS) : isPile(answer, isKnown, SHORTEST_PILE)) return true
  // "Bread needs flour and water" answers with one thing more.
  const isOneMore =
    !isBare && named === 1 && right === 1 && rivals.length === 1 && /^\p{Ll}/u.test(rivals[0]?.text ?? '')
  if (rivals.length > 0 && !isOneMore && (right < SEVERAL ? rivals.length >= right : rivals.length > right)) return true
  return offersNames(answer, keys, isKnown)
}

/** « si » also means "if", and after a yes "no" before a thing means "not any": "yes, because it has no feathers". */
function saysYesAndNo(said: readonly string[]): boolean {
  const isThing = (word: string | undefined) => word !== undefined && !isFunctionWord(word) && !yes.has(word)
  const isNotAny = (word: string, at: number) =>
    word === 'no' && at > 1 && yes.has(said[0] ?? '') && isThing(said[at + 1])
  const saysNo = said.some((word, at) => no.has(word) && !isNotAny(word, at))
  return saysNo && said.some((word) => yes.has(word) && word !== 'si')
}

/** True when an answer offers a choice: "more or less". */
export const offersChoice = (answer: string, language: Language) => isChoosing(` ${words(answer).join(' ')} `, language)

/** "A small grey field mouse" is no pile, but "the teached taught teacht tought" is for a question about a form. */
const SHORTEST_PILE = 7
const SHORTEST_PILE_OF_FORMS = 4
const MOST_BESIDE_RIGHT = 2

/** True when words without anything between them offer a right answer, or words of the question, among others. */
function isPile(answer: string, isKnown: (word: string) => boolean, shortest: number): boolean {
  const piles = answer.split(/[^\p{L}\p{M}\s]+/u).flatMap((part) => {
    const runs: string[][] = [[]]
    for (const word of words(part)) {
      if (isFunctionWord(word)) runs.push([])
      else runs.at(-1)?.push(word)
    }
    return runs
  })
  return piles.some((pile) => {
    const right = pile.filter(isKnown).length
    return pile.length >= shortest && right > 0 && pile.length - right > MOST_BESIDE_RIGHT * right
  })
}

/** The options of a question, "6, 8 or 10", are not given: naming them all is a guess. */
const OPTIONS = /(?:[\p{L}\p{N}'’-]+, ){0,6}[\p{L}\p{N}'’-]+,? (?:or|ou) [\p{L}\p{N}'’-]+/giu
const withoutOptions = (question: string) => question.replace(OPTIONS, ' ')

const FEWEST_FRAMED = 3
const MOST_FRAMED = 12

/** True when sentences of one form offer a right answer among wrong ones: "It has 6. It has 8. It has 10." */
function repeatsFrame(answer: string, isKey: (word: string) => boolean): boolean {
  const all = sentences(answer).map(words).slice(0, MOST_FRAMED)
  return all.some((one) => {
    const frame = all.filter((other) => isOfOneForm(one, other))
    const right = frame.filter((sentence) => sentence.some(isKey))
    return frame.length >= FEWEST_FRAMED && right.length > 0 && frame.length - right.length >= FEWEST_FRAMED - 1
  })
}

/** True when at least half of the words of two sentences are the same, place by place. */
const isOfOneForm = (one: readonly string[], other: readonly string[]) =>
  one.length > 1 && one.length === other.length && one.filter((word, at) => word === other[at]).length * 2 >= one.length

/** This many right items beside as many others are no guess. */
const SEVERAL = 2

/** With more names in other sentences it is a guess; with as many, unless the right one comes first. */
const MOST_OTHER_NAMES = 2

/** True when other names are offered in sentences of their own: "Dad says Perth. Mum says Rome." */
function offersNames(answer: string, keys: readonly string[], isKnown: (word: string) => boolean): boolean {
  const isName = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isFunctionWord(word.toLowerCase())
  const named = sentences(answer).map((sentence) =>
    (sentence.match(/\p{L}+/gu) ?? [])
      .filter(isName)
      .map((name) => name.toLowerCase())
      .filter((name) => !isPerson(name, 'en') && !isPerson(name, 'fr')),
  )
  const right = named.findIndex((names) => names.some((name) => keys.includes(name)))
  const others = new Set(named.flatMap((names, at) => (at === right ? [] : names.filter((name) => !isKnown(name)))))
  return right >= 0 && (others.size > MOST_OTHER_NAMES || (others.size === MOST_OTHER_NAMES && right > 0))
}

/** Subjects of a sentence that says more about an answer: not "it is" and « c’est », which may say another one. */
const ABOUT_IT = new RegExp(String.raw`^\s*(?:${anyOf(data.pronouns)})\s+(?!(?:${anyOf(data.being)})\s)`, 'i')
const PREDICATE = new RegExp(String.raw`^\s+(?:${anyOf(data.predicates)})\s`, 'i')

/** True for a word of a sentence that follows the answer: "Venus, it spins backwards", "Neil, Buzz was second". */
function tellsMore(answer: string, { text, at }: Part): boolean {
  const clause =
    answer
      .slice(0, at)
      .split(/[.,;:!?]/)
      .at(-1) ?? ''
  return ABOUT_IT.test(clause) || (clause.trim() === '' && PREDICATE.test(answer.slice(at + text.length)))
}

type Part = { text: string; at: number; isListed: boolean }

/** The name with which another one begins: the Ron of Weasley in "Ron Weasley". */
const firstNameOf = ({ text, at }: Part, answer: string): string | undefined =>
  NAME.test(text) ? /(?<!\p{L})(\p{Lu}\p{L}+) $/u.exec(answer.slice(0, at))?.[1] : undefined

/** The content words of a text, and which are separated from another one by nothing but a separator. */
function listedIn(answer: string): Part[] {
  const found = [...answer.matchAll(/[\p{L}\p{N}]+/gu)]
    .map((match) => ({ text: match[0], at: match.index }))
    .filter(({ text }) => text !== 'a' && !isFunctionWord(text.toLowerCase()))
  const isBeside = (one: number) => {
    const [left, right] = [found[one], found[one + 1]]
    if (!left || !right) return false
    const between = answer.slice(left.at + left.text.length, right.at)
    const isSeparator = SEPARATOR.test(between) || (NAME.test(right.text) && BEFORE_NAME.test(between))
    return isSeparator && /[,;/&]|\b(?:and|or|et|ou)\b/i.test(between)
  }
  return found.map((part, index) => ({ ...part, isListed: isBeside(index - 1) || isBeside(index) }))
}
