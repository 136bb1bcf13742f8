import { sentences, isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'
import type { Language } from '@/lib/evaluation/text/language'
import type { Level } from '@/lib/evaluation/schema'
import data from './data/answer-words.json'
import { isSameAmount, numberHeardAs, numberTokens, quantitiesIn, romanNumeral, type Quantity } from './numbers'
import { readLanguage } from '@/lib/evaluation/text/language'
import { clockTimesIn } from './clock-times'
import { alternativesOf, ASKS_FOR_FORM, ASKS_FOR_SPELLING, ASKS_HOW_LONG, isSpelledAs, questionOf } from './questions'
import { isSame, means } from './same-word'
import { stem } from './stem'
import type { Task } from './task-themes'

const set = (list: string) => new Set(list.split(' '))
const yes = set(data.yes)
const no = set(data.no)
// "t" is the end of a contraction: "can't", "won't".
const not: Record<Language, ReadonlySet<string>> = { en: set(data.not.en), fr: set(data.not.fr) }
const wrong = set(data.wrong)
const opposites = data.opposites.map((pair) => pair.split(' ') as [string, string])

/** Up to this many words, an expected answer is a fact; a longer one is an explanation, which can be paraphrased. */
const FACT = 3
/** Number of items from which an expected answer is a list. */
const SHORTEST_LIST = 3
/** Characters of an answer that are compared: some 300 words. */
const LONGEST_ANSWER = 2_000
const NEAR_THE_BEGINNING = 3
const ENOUGH_OF_AN_EXPLANATION = 0.2
const FEWEST_OF_AN_EXPLANATION = 2
const ENOUGH_BY_ONE_WORD = 0.3
/** Expected answers with more words are explanations, even if few of the words are their own. */
const LONGEST_FACT = 6
const REACH_OF_A_NEGATION = 3
const REACH_OF_WRONG = 6

/**
 * How far an answer, read up to its first 2,000 characters, matches the expected one, given the other parts of it. An answer that lists alternatives does not
 * count. Read in the language of the question, since a short answer is too short to detect one. Pure.
 */
export function compareAnswer(text: string, expected: string, task: Task, others: readonly string[] = []): Level {
  const { language } = readLanguage(`${task.title}. ${task.description} ${expected}`)
  const known = [expected, ...others]
  const answer = text.slice(0, LONGEST_ANSWER)
  if (/\?/.test(answer) || isGuess(answer, known, task, language)) return 'none'
  const isSpelled = ASKS_FOR_SPELLING.test(questionOf(task))
  const found = alternativesOf(expected, task)
    .filter((each) => words(each).length > 0 && (!isSpelled || isSpelledAs(answer, each)))
    .map((each) => compare(answer, each, task, language))
  return found.includes('full') ? 'full' : found.includes('partial') ? 'partial' : 'none'
}

const choosing: Record<Language, RegExp> = {
  en: / (?:or|maybe|perhaps|possibly|anything but|everything but) /,
  fr: / (?:ou|peut être|tout sauf) /,
}
/** Separators between the items of a list. */
const SEPARATOR = /^[\s,;/&+-]*(?:(?:and|or|et|ou)\b)?[\s,;/&+-]*$/i

/** True for an answer that offers several: "6 or 8", "Paris, London, Rome", "yes and no", a row of bare words. */
function isGuess(answer: string, known: readonly string[], task: Task, language: Language): boolean {
  const expected = known.join(' ')
  const keys = words(expected)
  const said = words(answer)
  const line = ` ${said.join(' ')} `
  if (choosing[language].test(line) && !choosing[language].test(` ${keys.join(' ')} `)) return true
  if (said.some((word) => yes.has(word) && word !== 'si') && said.some((word) => no.has(word))) return true
  const wanted = known.flatMap(quantitiesIn)
  if (wanted.length > 0)
    return offersNumbers(resultOf(answer, language), wanted, quantitiesIn(`${task.title} ${task.description}`))
  const asked = words(`${task.title} ${task.description}`)
  const isKnown = (word: string) =>
    keys.some((key) => means(word, key, language)) || asked.some((each) => isSame(word, each, language))
  const isBare = said.length > 3 && !said.some((word) => isFunctionWord(word))
  const parts = listedIn(answer).filter((part) => isBare || part.isListed)
  const rivals = parts.filter(({ text }) => !words(text).some(isKnown))
  const right = parts.length - rivals.length
  return rivals.length > 0 && (right < SEVERAL ? rivals.length >= right : rivals.length > right)
}

/** So many right items beside as many others are no guess. */
const SEVERAL = 2
const NEAR = 0.05
const JOINING = new Set(['and', 'to', 'et', 'a', '-'])

/** True when another number is offered as an alternative to a correct one: "4, 6, 8", "between 1 and 8". */
function offersNumbers(answer: string, wanted: readonly Quantity[], asked: readonly Quantity[]): boolean {
  const given = quantitiesIn(answer).filter(({ isArticle }) => !isArticle)
  const tokens = numberTokens(answer)
  const isAmong = (list: readonly Quantity[], one: Quantity) => list.some((each) => isSameAmount(one, each))
  const isRival = (one: Quantity) =>
    !isAmong(wanted, one) &&
    !isAmong(asked, one) &&
    !wanted.some(({ value }) => Math.abs(one.value - value) <= Math.abs(value) * NEAR)
  if (spelledNumber(given).some((one) => isAmong(wanted, one))) return false
  return given.some((one, index) => {
    const next = given[index + 1]
    if (!next || one.dimension !== next.dimension || (!isRival(one) && !isRival(next))) return false
    const gap = next.at - one.at
    return gap === 1 || (gap === 2 && JOINING.has(tokens[one.at + 1] ?? ''))
  })
}

/** The content words of a text, and which are separated from another one by nothing but a separator. */
function listedIn(answer: string): { text: string; isListed: boolean }[] {
  const found = [...answer.matchAll(/[\p{L}\p{N}]+/gu)]
    .map((match) => ({ text: match[0], at: match.index }))
    .filter(({ text }) => !isFunctionWord(text.toLowerCase()))
  const isBeside = (one: number) => {
    const [left, right] = [found[one], found[one + 1]]
    if (!left || !right) return false
    const between = answer.slice(left.at + left.text.length, right.at)
    return SEPARATOR.test(between) && /[,;/&]|\b(?:and|or|et|ou)\b/i.test(between)
  }
  return found.map(({ text }, index) => ({ text, isListed: isBeside(index - 1) || isBeside(index) }))
}

function compare(answer: string, expected: string, task: Task, language: Language): Level {
  if (contradicts(answer, expected, task, language)) return 'none'
  const times = ASKS_HOW_LONG.test(questionOf(task)) ? [] : clockTimesIn(expected)
  const told = clockTimesIn(answer)
  if (times.length > 0 && told.length > 0) return told.some((each) => times.includes(each)) ? 'full' : 'none'
  // "un mammifère" is no number.
  const wanted = quantitiesIn(expected).filter(({ isArticle }) => !isArticle || words(expected).length === 1)
  const isFact = words(expected).length <= LONGEST_FACT
  const content = contentOf(expected).filter((word) => !/\p{N}/u.test(word))
  const named = content.filter((word) => romanNumeral(word) === undefined)
  // `contradicts` compares the numerals; one without a name is the answer itself.
  const meaning = named.length > 0 ? named : content
  if (content.length === 0 && wanted.length === 0) return repeats(answer, expected) ? 'full' : 'none'
  const given = numbersIn(answer, language)
  if (wanted.length > 0 && isFact) {
    const first = quantitiesIn(resultOf(answer, language))
    return compareNumbers(first.length > 0 ? first : given, wanted, quantitiesIn(`${task.title} ${task.description}`))
  }
  const asked = new Set(contentOf(`${task.title} ${task.description}`).map((word) => stem(word, language)))
  const own = meaning.filter((word) => !asked.has(stem(word, language)))
  const isChoice = own.length === 0
  const keys = isChoice ? meaning : own
  const said = [...new Set(contentOf(answer))]
  const fits = ASKS_FOR_FORM.test(questionOf(task)) ? isSame : means
  const at = (key: string) => said.findIndex((word) => fits(word, key, language))
  const places = keys.map(at)
  const share = places.filter((place) => place >= 0).length / (keys.length || 1)
  if (keys.length === 0) return 'none'
  if (isChoice) {
    // Every word is from the question: the answer is which comes first, and in which order.
    const found = places.filter((place) => place >= 0)
    const isInOrder = found.every((place, index) => place >= (found[index - 1] ?? 0))
    const isFirst = (places[0] ?? -1) === Math.min(...found) && (places[0] ?? -1) <= 1 && isInOrder
    if (share === 1) return isFirst ? 'full' : 'none'
    const isKey = (word: string) => keys.some((key) => isSame(word, key, language))
    const isRival = (word: string) => asked.has(stem(word, language)) && !isFunctionWord(word) && !isKey(word)
    // Of a brown, a green and a yellow bin: "the brown one" is the brown bin, and "the yellow bin" is not.
    const isAnother = words(answer).some((word, at, all) => isRival(word) && isKey(all[at - 1] ?? ''))
    return (isFirst && !isAnother) || (share >= 0.5 && !said.some(isRival)) ? 'full' : 'none'
  }
  if (isFact && keys.length <= FACT) {
    // "A plant needs sunlight, water and air": words of the question may precede the answer.
    const isEarly = keys.some((key) => {
      const place = said
        .filter((word) => !asked.has(stem(word, language)))
        .findIndex((word) => fits(word, key, language))
      return place >= 0 && place < NEAR_THE_BEGINNING
    })
    return share === 1 || (share >= 0.5 && isEarly) ? 'full' : 'none'
  }
  const isTold = places.filter((place) => place >= 0).length >= FEWEST_OF_AN_EXPLANATION
  const isPart = share >= (isTold ? ENOUGH_OF_AN_EXPLANATION : ENOUGH_BY_ONE_WORD)
  const items = expected.split(/,|\b(?:and|et)\b/i).filter((item) => words(item).length > 0)
  // A list asks for its items, not for some words of an explanation.
  if (items.length >= SHORTEST_LIST && items.every((item) => words(item).length <= FACT))
    return share >= 0.6 ? 'full' : 'none'
  return share >= 0.6 ? 'full' : isPart ? 'partial' : 'none'
}

/** True when an answer contains the expected one, which consists of function words: « l’est », « après l’été ». */
const repeats = (answer: string, expected: string) =>
  ` ${words(answer).join(' ')} `.includes(` ${words(expected).join(' ')} `)

/** The numbers of an answer; without any, those that a short one's words sound like: « huite ». */
function numbersIn(answer: string, language: Language): Quantity[] {
  const given = quantitiesIn(answer)
  const said = words(answer)
  if (given.length > 0 || said.length > LONGEST_HEARD) return given
  return quantitiesIn(
    said.map((word) => (isFunctionWord(word) ? word : (numberHeardAs(word, language) ?? word))).join(' '),
  )
}
const LONGEST_HEARD = 6

/** What follows explains the result. */
const reason: Record<Language, RegExp> = {
  en: /\b(?:because|bec[ao]u?[sz]e?|becos|cause|cuz|coz|since)\b/i,
  fr: /\b(?:parce que|parce qu|parsk?e?|car|puisque|vu que)\b/i,
}
/** A number with at most its unit before a comma, as in "six, three on each side". */
const LONGEST_RESULT = 2
const SHORTEST_EXPLANATION = 2

/** The part of an answer before its explanation. */
function resultOf(answer: string, language: Language): string {
  const [result = ''] = answer.split(reason[language])
  const [head = '', ...rest] = result.split(/[,;:(]/)
  const more = words(rest.join(' '))
  const isExplained = more.filter((word) => quantitiesIn(word).length === 0).length >= SHORTEST_EXPLANATION
  const isTakenBack = more.some((word) => not[language].has(word) || wrong.has(word) || no.has(word))
  return words(head).length <= LONGEST_RESULT && quantitiesIn(head).length === 1 && isExplained && !isTakenBack
    ? head
    : result
}

/** Beside a year, a smaller number is the day of a month. */
const isYear = ({ value, dimension }: Quantity) => dimension === undefined && value >= 1000 && value <= 2100
const SMALLEST_RIVAL = 100

function compareNumbers(given: readonly Quantity[], wanted: readonly Quantity[], asked: readonly Quantity[]): Level {
  const isAsked = (quantity: Quantity) => asked.some((each) => each.value === quantity.value)
  const isWanted = (quantity: Quantity) => wanted.some((each) => isSameAmount(quantity, each))
  // "7 × 8 is 56": of an expected answer that repeats the question, only the rest must be known.
  const untold = wanted.filter((quantity) => !isAsked(quantity))
  const key = untold.at(-1) ?? wanted[0]
  if (!key) return 'none'
  const said = [...given, ...spelledNumber(given)].filter(
    (quantity) => !isYear(key) || isWanted(quantity) || quantity.value >= SMALLEST_RIVAL,
  )
  // Steps of a calculation may precede the result, but no other result may come last.
  const last = said.filter((quantity) => isWanted(quantity) || (!isAsked(quantity) && !quantity.isArticle)).at(-1)
  return said.some((quantity) => isSameAmount(quantity, key)) && last && isWanted(last) ? 'full' : 'none'
}

/** A number of three digits or more spoken digit by digit, or a year: "one one two", "sixteen sixty-six". */
function spelledNumber(given: readonly Quantity[]): Quantity[] {
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

const contentOf = (text: string) => words(text).filter((word) => !isFunctionWord(word) && word.length > 1)

/** True for a number that a king or a century may bear; "a" and "one" are none, nor is a year. */
const isOrdinal = (value: number | undefined) => value !== undefined && value > 1 && value < 40

/** True when an answer negates the expected one, retracts a word of it, or says its opposite. */
function contradicts(answer: string, expected: string, task: Task, language: Language): boolean {
  const said = words(answer).map(withoutAccents)
  const wanted = words(expected).map(withoutAccents)
  const polarity = (list: readonly string[]) => (yes.has(list[0] ?? '') ? 1 : no.has(list[0] ?? '') ? -1 : 0)
  if (polarity(said) * polarity(wanted) < 0) return true
  const numerals = wanted.flatMap((word) => romanNumeral(word) ?? [])
  const given = [...said.map(romanNumeral), ...quantitiesIn(answer).map(({ value }) => value)].filter(isOrdinal)
  if (numerals.length > 0 && given.length > 0 && !numerals.some((value) => given.includes(value))) return true
  const isNegative = (list: readonly string[]) => list.some((word) => not[language].has(word) || wrong.has(word))
  // "What must you never do?" is answered with a negation.
  const isAskedFor = isNegative(words(`${task.title} ${task.description}`).map(withoutAccents))
  if (!isNegative(wanted) && !isAskedFor) {
    const keys = wanted.filter((word) => !isFunctionWord(word))
    const isNegated = (at: number) =>
      said.slice(Math.max(0, at - REACH_OF_A_NEGATION), at).some((each) => not[language].has(each)) ||
      said.slice(at, at + REACH_OF_WRONG).some((each) => wrong.has(each))
    // « Des chevaux, pas des chevals »
    const isAffirmed = (key: string) => said.some((word, at) => word === key && !isNegated(at))
    const isTakenBack = said.some(
      (word, at) =>
        isNegated(at) && keys.some((key) => isSame(word, key, language) && (word === key || !isAffirmed(key))),
    )
    const first = sentences(answer)[0] ?? ''
    if (isTakenBack && isNegative(words(first).map(withoutAccents))) return true
  }
  return opposites.some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(
      ([right = '', wrong = '']) =>
        wanted.some((word) => isSame(word, right, language)) &&
        !wanted.some((word) => isSame(word, wrong, language)) &&
        !said.some((word) => isSame(word, right, language)) &&
        said.some((word) => isSame(word, wrong, language)),
    ),
  )
}
