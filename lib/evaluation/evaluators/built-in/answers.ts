import { isFunctionWord, wordLine, words } from '@/lib/evaluation/text/words'
import type { Language } from '@/lib/evaluation/text/language'
import { anyOf } from '@/lib/text'
import type { Level } from '@/lib/evaluation/schema'
import { isExplanation, isFact, isList, itemsOf, SHORT_FACT } from './answer-forms'
import { compareLabel, spacedAs } from './answer-spelling'
import { contradicts, saysAnother, saysOnlyYesOrNo } from './contradiction'
import { isSameAmount, quantitiesIn, type Quantity } from './numbers'
import { romanNumeral } from './roman-numerals'
import { readLanguage } from '@/lib/evaluation/text/language'
import { clockTimesIn, halfOfDay } from './clock-times'
import data from './data/answer-words.json'
import { lacksNames } from './expected-names'
import { isGuess } from './guesses'
import { asHeard, compareNumbers, resultOf, resultsIn, withoutAsides } from './number-answers'
import {
  alternativesOf,
  ASKS_FOR_AMOUNT,
  ASKS_FOR_FORM,
  ASKS_FOR_ORDER,
  ASKS_FOR_REASON,
  ASKS_FOR_SPELLING,
  ASKS_HOW_LONG,
  ASKS_WHEN,
  isSpelledAs,
  spellsAnother,
  questionOf,
  withSpeltOut,
} from './questions'
import { requiredItems } from './enumeration'
import { isSame, means } from './same-word'
import { compareExplanation } from './compare-explanation'
import { compareCompassPoints } from './compass-points'
import { namesAnotherThing } from './another-thing'
import { isOnlyCompared } from './compared-words'
import { compareLetters } from './letter-lists'
import { bySound } from './sound'
import { stem } from './stem'
import type { Task } from './task-themes'

/** Characters of an answer that are compared: some 300 words. */
const LONGEST_ANSWER = 2_000
const NEAR_THE_BEGINNING = 3
/** « Combien font 6 × 7 ? » has too few words to detect a language. */
const ASKS_IN_FRENCH = /(?<!\p{L})(?:combien|quelle?s?|pourquoi|est-ce|qu['’]est)(?!\p{L})/iu

/**
 * How far an answer, read up to its first 2,000 characters, matches the expected one, given the other parts of it. An
 * answer that lists alternatives does not count. Read in the language of the question, since a short answer is too
 * short to detect one. Pure.
 */
export function compareAnswer(text: string, expected: string, task: Task, others: readonly string[] = []): Level {
  const question = `${task.title}. ${task.description}`
  const language = ASKS_IN_FRENCH.test(question) ? 'fr' : readLanguage(`${question} ${expected}`).language
  const known = [expected, ...others]
  const answer = spacedAs(withSpeltOut(text.slice(0, LONGEST_ANSWER), expected), expected)
  if (/\?/.test(answer) || isGuess(answer, known, task, language)) return 'none'
  if (wordLine(answer) === wordLine(expected) && !/\p{N}/u.test(answer + expected)) return 'full'
  const form = compareForm(answer, expected, task)
  if (form !== undefined) return form
  const isSpelled = ASKS_FOR_SPELLING.test(questionOf(task))
  const found = alternativesOf(expected, task)
    .filter((each) => words(each).length > 0 && (!isSpelled || isSpelledAs(answer, each)))
    .filter((each) => !spellsAnother(answer, each))
    .map((each) => compare(answer, each, task, others, language))
  return found.includes('full') ? 'full' : found.includes('partial') ? 'partial' : 'none'
}

function compare(answer: string, expected: string, task: Task, others: readonly string[], language: Language): Level {
  const label = compareLabel(answer, expected)
  if (saysAnother(answer, expected) || label?.isSame === false) return 'none'
  if (label?.isAlone) return 'full'
  const question = `${task.title} ${task.description}`
  const level = isExplanation(expected) ? compareExplanation(answer, expected, question, language) : undefined
  const isWrong = () =>
    contradicts(answer, expected, task, language) ||
    isOnlyCompared(answer, expected, language) ||
    lacksNames(answer, expected, question, language)
  if (level === undefined && isWrong()) return 'none'
  const asksWhen = ASKS_WHEN.test(questionOf(task))
  const times = ASKS_HOW_LONG.test(questionOf(task)) ? [] : clockTimesIn(expected, asksWhen)
  const told = clockTimesIn(times.length > 0 ? answer.replace(HOURS_AND_MINUTES, '$1:$2') : answer, asksWhen)
  if (times.length > 0 && told.length > 0) {
    const [wanted, given] = [halfOfDay(expected), halfOfDay(answer)]
    const isOtherHalf = wanted !== undefined && given !== undefined && wanted !== given
    return !isOtherHalf && told.some((each) => times.includes(each)) ? 'full' : 'none'
  }
  // "un mammifère" is no number.
  const wanted = quantitiesIn(expected).filter(({ isUncounted }) => !isUncounted || words(expected).length === 1)
  if (isFact(expected) && namesAnotherSymbol(resultOf(answer, language), expected)) return 'none'
  const content = contentOf(expected).filter((word) => !/\p{N}/u.test(word))
  const named = content.filter((word) => romanNumeral(word) === undefined)
  // `contradicts` compares the numerals; one without a name is the answer itself.
  const meaning = named.length > 0 ? named : content
  if (content.length === 0 && wanted.length === 0) return repeats(answer, expected) ? 'full' : 'none'
  const asked = new Set(contentOf(question).map((word) => stem(word, language)))
  const heard = withoutAsides(asHeard(answer, language), wanted, (word) => asked.has(stem(word, language)))
  // "There are more than 200" may say 200, but "more than 56" is no product.
  const numbersOf = (text: string) => (CALCULATES.test(question) ? resultsIn(text, wanted) : quantitiesIn(text))
  const given = numbersOf(heard)
  if (wanted.length > 0 && isFact(expected)) {
    const first = numbersOf(resultOf(heard, language))
    const isWanted = (other: Quantity) => wanted.some((each) => isSameAmount(other, each))
    // The numbers of other parts of the answer are no rivals.
    const besides = others.flatMap((each) => quantitiesIn(each)).filter((other) => !isWanted(other))
    return compareNumbers(first.length > 0 ? first : given, wanted, [...quantitiesIn(question), ...besides])
  }
  const isAmount = CALCULATES.test(expected) || ASKS_FOR_AMOUNT.test(questionOf(task))
  const result = isAmount ? compareResult(given, wanted, quantitiesIn(question)) : undefined
  if (result === 'another') return 'none'
  if (level !== undefined) return level === 'none' && result === 'right' ? 'partial' : level
  const own = meaning.filter((word) => !asked.has(stem(word, language)))
  const isChoice = own.length === 0
  const keys = isChoice ? meaning : own
  const said = [...new Set(contentOf(answer))]
  const fits = ASKS_FOR_FORM.test(questionOf(task)) ? isSame : means
  const at = (key: string) => said.findIndex((word) => fits(word, key, language))
  // « le vo » for « le veau »: one word that sounds the same.
  const [only = '', another] = said
  const isHomophone = language === 'fr' && keys.length === 1 && another === undefined
  if (isHomophone && only !== '' && bySound(only, 'fr') === bySound(keys[0] ?? '', 'fr')) return 'full'
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
  const required = requiredItems(expected, question)
  const isTold = (word: string) => asked.has(stem(word, language)) || at(word) >= 0 || words(answer).includes(word)
  if (required && !required.every((item) => item.some(isTold))) return 'none'
  if (isList(expected)) {
    const isItem = (item: string) => contentOf(item).some((word) => keys.some((key) => fits(word, key, language)))
    const isRival = (item: string) => contentOf(item).length === words(item).length && !isItem(item)
    // "Red, green and yellow" for "red, blue and yellow"
    const isAnotherList = share < 1 && itemsOf(answer).some(isRival)
    const isOrdered = places.every((place, index) => place >= (places[index - 1] ?? 0))
    if (ASKS_FOR_ORDER.test(questionOf(task)) && !isOrdered) return 'none'
    return share === 1 ? 'full' : share >= 0.6 && !isAnotherList ? 'partial' : 'none'
  }
  if (isFact(expected) && keys.length <= SHORT_FACT) {
    const isKnown = (word: string) => asked.has(stem(word, language)) || keys.some((key) => fits(word, key, language))
    if (!POSSESSIVE.test(expected) && namesAnotherThing(answer, keys, isKnown, language)) return 'none'
    // "A plant needs sunlight, water and air": words of the question may precede the answer.
    const isEarly = keys.some((key) => {
      const place = said
        .filter((word) => !asked.has(stem(word, language)))
        .findIndex((word) => fits(word, key, language))
      return place >= 0 && place < NEAR_THE_BEGINNING
    })
    return share === 1 || (share >= 0.5 && isEarly) ? 'full' : 'none'
  }
  return share >= 0.6 ? 'full' : share >= 0.3 ? 'partial' : 'none'
}

/** "The moon pulls the water" tells the moon's gravity. */
const POSSESSIVE = /['’]s\s/

/** Of answers that are a direction, letters, or a yes or no; undefined for others. */
function compareForm(answer: string, expected: string, task: Task): Level | undefined {
  const isDecided = saysOnlyYesOrNo(answer, expected) && !ASKS_FOR_REASON.test(questionOf(task))
  return (
    compareCompassPoints(answer, expected, task) ??
    compareLetters(answer, expected, task) ??
    (isDecided ? 'full' : undefined)
  )
}

/** "8.30" where a time of day is expected. */
const HOURS_AND_MINUTES = /\b(\d{1,2})\.(\d{2})\b/g

/** Symbols and names of variables: H2O, A4, the x of "x = 3". */
const symbolsIn = (text: string) =>
  (text.match(SYMBOL) ?? []).filter((symbol) => symbol.length > 1 || /=/.test(text)).map((each) => each.toLowerCase())
const SYMBOL = /\b(?:(?=[a-z]+\d)[a-z\d]+|[a-z](?=\s*=))(?!\w)/gi

/** Words around the symbol of a short answer: "It is A4". */
const MOST_AROUND = 2

/** True when both name symbols, and none of a short answer's is expected. */
function namesAnotherSymbol(answer: string, expected: string): boolean {
  const wanted = symbolsIn(expected)
  const given = symbolsIn(answer)
  const isShort = words(answer).length <= words(expected).length + MOST_AROUND
  return isShort && wanted.length > 0 && given.length > 0 && !given.some((symbol) => wanted.includes(symbol))
}

/** An explanation of a calculation. */
const CALCULATES = new RegExp(String.raw`\d\s*[=×x*+÷]|\b(?:${anyOf(data.calculating)})\b`, 'i')

/**
 * Whether an explanation tells the expected result, or another one: 54 for "7 × 8 is fifty-six apples". The numbers of
 * the question are no results, unless the explanation has no other. Undefined when it tells none.
 */
function compareResult(
  given: readonly Quantity[],
  wanted: readonly Quantity[],
  asked: readonly Quantity[],
): 'right' | 'another' | undefined {
  const isNew = (quantity: Quantity) => !asked.some((each) => each.value === quantity.value)
  const found = wanted.filter(isNew)
  const results = found.length > 0 ? found : wanted
  if (results.length === 0) return undefined
  const told = given.filter((quantity) => !quantity.isUncounted && (found.length === 0 || isNew(quantity)))
  if (told.some((quantity) => results.some((each) => isSameAmount(quantity, each)))) return 'right'
  // "Eight and a half" has two numbers.
  return told.length === 1 && told.some(({ value }) => value > 1) ? 'another' : undefined
}

/**
 * True when an answer contains the expected one, which consists of function words: « après l’été », or is the same but
 * for articles and prepositions: « l’est », « c’est l’est » for « à l’est ».
 */
function repeats(answer: string, expected: string): boolean {
  const [said, wanted] = [answer, expected].map((text) => words(text).join(' ')) as [string, string]
  const coreOf = (line: string) => LEADING.exec(line)?.groups?.core
  return ` ${said} `.includes(` ${wanted} `) || coreOf(said) === coreOf(wanted)
}
const LEADING =
  /^(?:(?:c est|it is|it s) )?(?:(?:a|à|au|aux|en|dans|vers|l|le|la|les|un|une|the|to|in|at|an) )*(?<core>.+)$/

const contentOf = (text: string) => words(text).filter((word) => !isFunctionWord(word) && word.length > 1)
