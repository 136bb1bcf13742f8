import type { Level } from '@/lib/evaluation/schema'
import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import { anyOf } from '@/lib/text'
import { correcting, no, not, wrong } from './answer-words'
import data from './data/answer-words.json'
import { isPerson } from './generic'
import { isNumberWord, numberTokens } from './number-tokens'
import { isOnOtherScale, isSaidAlike, isSameAmount, numberHeardAs, quantitiesIn, type Quantity } from './numbers'

/**
 * An answer in which words of a short one are read as the numbers that they sound like: « vin cinq », "forty too". Beside
 * another number only its neighbours in words are, and the first word.
 */
export function asHeard(answer: string, language: Language): string {
  const parts = answer.split(/(\p{L}+)/u)
  if (parts.length > 2 * LONGEST_HEARD + 1 || /\d/.test(answer)) return answer
  const hasNumbers = quantitiesIn(answer).length > 0
  const read = [...parts]
  for (let at = 1; at < parts.length; at += 2) {
    const word = (parts[at] ?? '').toLowerCase()
    const before = read[at - 2] ?? ''
    const isLast = at + 2 >= parts.length
    const mayBeHeard = isFunctionWord(word)
      ? isLast && (quantitiesIn(before)[0]?.value ?? 0) >= TENS
      : !hasNumbers || at === 1 || [before, parts[at + 2] ?? ''].some((each) => isNumberWord(each.toLowerCase()))
    if (mayBeHeard && !isNumberWord(word)) read[at] = numberHeardAs(word, language) ?? parts[at] ?? ''
  }
  return read.join('')
}
const LONGEST_HEARD = 8
/** The least number after which another one follows, as in forty-two. */
const TENS = 20

/** What follows explains the result. */
const reason: Record<Language, RegExp> = {
  en: new RegExp(String.raw`\b(?:${anyOf(data.because.en)})\b`, 'i'),
  fr: new RegExp(String.raw`\b(?:${anyOf(data.because.fr)})\b`, 'i'),
}
/** A number with a few words before a comma, as in "it has six, three on each side". */
const LONGEST_RESULT = 4
/** A mere result has at most this many words beside its number: « cinquante et un ». */
const LONGEST_BARE = 1
const leading = new Set(words(data.leading))
const SHORTEST_EXPLANATION = 2

/** Comes between a calculation and its result. */
const concluding = new RegExp(String.raw`=|(?<!\p{L})(?:${anyOf(data.concluding)})(?!\p{L})`, 'iu')
/** Stands between the numbers of a calculation, unlike the commas of a list. */
const calculating = /[-+−×x*÷/]|(?<!\p{L})(?:and|et|plus|times|fois|minus|moins)(?!\p{L})/iu

/** The part of an answer without its explanation: what precedes a reason, or follows a calculation. */
export function resultOf(answer: string, language: Language): string {
  const [result = ''] = answer.split(reason[language])
  const steps = result.split(concluding)
  const last = steps.at(-1) ?? ''
  const before = steps.slice(0, -1).join(' ')
  if (quantitiesIn(last).length === 1 && quantitiesIn(before).length > 1 && calculating.test(before)) return last
  const [head = '', ...rest] = result.split(/[,;:(]|[.!?](?=\s)/)
  const more = words(rest.join(' '))
  const isExplained = more.filter((word) => quantitiesIn(word).length === 0).length >= SHORTEST_EXPLANATION
  const isTakenBack = more.some((word) => [not[language], wrong, no, correcting].some((each) => each.has(word)))
  // "I counted 7, 14, 21" and "It is 7 twice, that makes 14" have no result yet.
  const isCounting =
    words(head).filter((word) => quantitiesIn(word).length === 0).length > LONGEST_BARE &&
    (quantitiesIn(rest.join(' ')).length > 1 || more.some((word) => leading.has(word)))
  const isResult = words(head).length <= LONGEST_RESULT && quantitiesIn(head).length === 1 && !isCounting
  return isResult && isExplained && !isTakenBack ? head : result
}

/** Where another statement may begin, and what denies a number: "six, not eight". */
const STATEMENTS = /[,;:.!?](?=\s)|\s(?=(?:and|but|while|not|et|mais|pas)\s)/i
const DENYING = /^\s*(?:not|pas)\s/i
const SUBJECT =
  /^\s*(?:(?:and|but|while|et|mais)\s+)?(?<article>(?:the|an?|les?|la|une?|des)\s+|l['’])?(?<thing>\p{L}+)/u

/**
 * An answer without the numbers that it denies, and, where the right one is said of what the question asks about, without
 * those of other things: "Insects have six legs, and spiders have eight." `isAsked` tells words of the question. Pure.
 */
export function withoutAsides(answer: string, wanted: readonly Quantity[], isAsked: (word: string) => boolean): string {
  const statements = answer.split(STATEMENTS).map((text) => {
    const numbers = quantitiesIn(text)
    const isRight = numbers.some((one) => wanted.some((each) => isSameAmount(one, each)))
    const isOfQuestion = words(text).some((word) => !isFunctionWord(word) && isAsked(word))
    return { text, numbers, isRight, isOfQuestion }
  })
  const isSaid = statements.some(({ isRight, isOfQuestion }) => isRight && isOfQuestion)
  const isAside = ({ text, numbers, isRight, isOfQuestion }: (typeof statements)[number], at: number) =>
    numbers.length > 0 &&
    (DENYING.test(text) ||
      (isSaid && !isRight && !isOfQuestion && isOfAnotherThing(text)) ||
      (!isOfQuestion && wanted.length === 1 && isAdded(text) && hasOneNumber(statements.slice(0, at))))
  return statements.some(isAside)
    ? statements.flatMap((each, at) => (isAside(each, at) ? [] : [each.text])).join(', ')
    : answer
}

const hasOneNumber = (statements: readonly { numbers: readonly Quantity[] }[]) =>
  statements.flatMap(({ numbers }) => numbers).filter(({ isUncounted }) => !isUncounted).length === 1

/** The number of another thing than the one before: "and a bike three", « et un chat en a quatre ». */
function isAdded(statement: string): boolean {
  const before = ADDED.exec(statement.toLowerCase())?.[0]
  return before !== undefined && quantitiesIn(statement.slice(before.length))[0]?.at === 0
}
const ADDED =
  /^\s*(?:and|but|while|et|mais)\s+(?:(?:the|an?|les?|la|une?|des)\s+|l['’])\p{L}+\s+(?:(?:only\s+)?ha(?:s|ve|d)\s+|(?:en\s+)?(?:a|ont|avai(?:en)?t)\s+)?/u

/** "Spiders have eight", and neither "I mean eight" nor "Dad says eight". */
function isOfAnotherThing(statement: string): boolean {
  const { article, thing } = SUBJECT.exec(statement.toLowerCase())?.groups ?? {}
  if (thing === undefined || isNumberWord(thing) || isPerson(thing, 'en') || isPerson(thing, 'fr')) return false
  return article !== undefined || !isFunctionWord(thing)
}

const CHANGING = new RegExp(String.raw`(?:^| )(?:${anyOf(data.changing)})$`)

/**
 * The numbers of an answer to a calculation, without those that are right but for what it makes of them: "double 56",
 * "more than 56". Pure.
 */
export function resultsIn(answer: string, wanted: readonly Quantity[]): Quantity[] {
  const tokens = numberTokens(answer)
  const isChanged = ({ at }: Quantity) => CHANGING.test(tokens.slice(0, at).join(' '))
  const isRight = (one: Quantity) => wanted.some((each) => isSameAmount(one, each))
  return quantitiesIn(answer).filter((one) => !(isRight(one) && isChanged(one)))
}

/** Beside a year, a smaller number is the day of a month. */
const isYear = ({ value, dimension }: Quantity) => dimension === undefined && value >= 1000 && value <= 2100
const SMALLEST_RIVAL = 100

export function compareNumbers(
  given: readonly Quantity[],
  wanted: readonly Quantity[],
  asked: readonly Quantity[],
): Level {
  const isAsked = (quantity: Quantity) => asked.some((each) => each.value === quantity.value)
  const isWanted = (quantity: Quantity) => wanted.some((each) => isSameAmount(quantity, each))
  // "7 × 8 is 56": of an expected answer that repeats the question, only the rest must be known.
  const untold = wanted.filter((quantity) => !isAsked(quantity))
  const key = untold.at(-1) ?? wanted[0]
  if (!key) return 'none'
  // The hour of "How many minutes are in an hour?" is no answer, although it has as many.
  const isOfQuestion = (quantity: Quantity) =>
    asked.some((each) => isSaidAlike(each, quantity)) && !wanted.some((each) => isSaidAlike(each, quantity))
  const said = [...given, ...spelledNumber(given)]
    .filter((quantity) => !isOfQuestion(quantity) && (isWanted(quantity) || !isOnOtherScale(quantity, key)))
    .filter((quantity) => !isYear(key) || isWanted(quantity) || quantity.value >= SMALLEST_RIVAL)
  // Steps of a calculation may precede the result, but no other result may come last.
  const last = said.filter((quantity) => isWanted(quantity) || (!isAsked(quantity) && !quantity.isUncounted)).at(-1)
  return said.some((quantity) => isSameAmount(quantity, key)) && last && isWanted(last) ? 'full' : 'none'
}

/** A number of three digits or more spoken digit by digit, or a year: "one one two", "sixteen sixty-six". */
export function spelledNumber(given: readonly Quantity[]): Quantity[] {
  const isFigure = ({ value }: Quantity) => Number.isInteger(value) && value >= 0 && value < 10
  const isRow = given.every(({ at }, index) => index === 0 || at === (given[index - 1]?.at ?? 0) + 1)
  const [century, year] = given
  if (given.length === 2 && isRow && isCentury(century?.value ?? 0, year?.value ?? 0)) {
    return [{ value: (century?.value ?? 0) * 100 + (year?.value ?? 0), at: century?.at ?? 0 }]
  }
  if (given.length < 3 || !isRow || !given.every(isFigure)) return []
  return [{ value: Number(given.map(({ value }) => value).join('')), at: given[0]?.at ?? 0 }]
}

/** "sixteen sixty-six" */
const isCentury = (century: number, year: number) => century >= 10 && century <= 20 && year >= 10 && year < 100
