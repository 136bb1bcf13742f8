import { sentences, isFunctionWord, withoutAccents, words } from '@/lib/evaluation/text/words'
import type { Language } from '@/lib/evaluation/text/language'
import type { Level } from '@/lib/evaluation/schema'
import data from './data/answer-words.json'
import { isSameAmount, quantitiesIn, type Quantity } from './numbers'
import { readLanguage } from './language'
import { bySound, soundsLike } from './spelling'
import { stem } from './stem'
import type { Task } from './task-themes'

const set = (list: string) => new Set(list.split(' '))
const yes = set(data.yes)
const no = set(data.no)
const not = set(data.not)
const opposites = data.opposites.map((pair) => pair.split(' ') as [string, string])

/** An expected answer of so few words is a fact; a longer one explains, and can be said in other words. */
const FACT = 3
const NEAR_THE_BEGINNING = 3
const ENOUGH_OF_AN_EXPLANATION = 0.2
/** An expected answer of more words is an explanation, also when few of them are its own. */
const LONGEST_FACT = 6
const REACH_OF_A_NEGATION = 3

/** How far an answer says what was expected. It is read in the language of the question: a short one shows none. Pure. */
export function compareAnswer(answer: string, expected: string, task: Task): Level {
  const { language } = readLanguage(`${task.title}. ${task.description} ${expected}`)
  const alternatives = expected.includes('(')
    ? [expected.replace(/\([^()]*\)/g, ' '), ...(expected.match(/\(([^()]*)\)/g) ?? [])]
    : [expected]
  const found = alternatives
    .filter((each) => words(each).length > 0)
    .map((each) => compare(answer, each, task, language))
  return found.includes('full') ? 'full' : found.includes('partial') ? 'partial' : 'none'
}

function compare(answer: string, expected: string, task: Task, language: Language): Level {
  if (contradicts(answer, expected, language)) return 'none'
  const wanted = quantitiesIn(expected)
  const isFact = words(expected).length <= LONGEST_FACT
  const meaning = contentOf(expected).filter((word) => !/\p{N}/u.test(word))
  const given = quantitiesIn(answer)
  if (wanted.length > 0 && isFact) {
    return compareNumbers(given, wanted, quantitiesIn(`${task.title} ${task.description}`))
  }
  const asked = new Set(contentOf(`${task.title} ${task.description}`).map((word) => stem(word, language)))
  const own = meaning.filter((word) => !asked.has(stem(word, language)))
  const isChoice = own.length === 0
  const keys = isChoice ? meaning : own
  const said = contentOf(answer)
  const at = (key: string) => said.findIndex((word) => isSame(word, key, language))
  const places = keys.map(at)
  const share = places.filter((place) => place >= 0).length / (keys.length || 1)
  if (keys.length === 0) return 'none'
  if (isChoice) {
    // Every word is the question's: which comes first, and in which order, is the answer.
    const found = places.filter((place) => place >= 0)
    const isInOrder = found.every((place, index) => place >= (found[index - 1] ?? 0))
    return (places[0] ?? -1) === Math.min(...found) && (places[0] ?? -1) <= 1 && isInOrder ? 'full' : 'none'
  }
  if (isFact && keys.length <= FACT) {
    const isEarly = places.some((place) => place >= 0 && place < NEAR_THE_BEGINNING)
    return share >= 0.5 && isEarly ? 'full' : 'none'
  }
  return share >= 0.6 ? 'full' : share >= ENOUGH_OF_AN_EXPLANATION ? 'partial' : 'none'
}

function compareNumbers(given: readonly Quantity[], wanted: readonly Quantity[], asked: readonly Quantity[]): Level {
  const isAsked = (quantity: Quantity) => asked.some((each) => each.value === quantity.value)
  const isWanted = (quantity: Quantity) => wanted.some((each) => isSameAmount(quantity, each))
  const key = wanted[0]
  if (!key) return 'none'
  const said = [...given, ...spelledNumber(given)]
  // Steps of a calculation may stand before the result; another result may not stand at the end.
  const last = said.filter((quantity) => isWanted(quantity) || (!isAsked(quantity) && !quantity.isArticle)).at(-1)
  return said.some((quantity) => isSameAmount(quantity, key)) && last && isWanted(last) ? 'full' : 'none'
}

/** A number of three figures or more that is said figure by figure: "one one two". */
function spelledNumber(given: readonly Quantity[]): Quantity[] {
  const isFigure = ({ value }: Quantity) => Number.isInteger(value) && value >= 0 && value < 10
  const isRow = given.every(({ at }, index) => index === 0 || at === (given[index - 1]?.at ?? 0) + 1)
  if (given.length < 3 || !isRow || !given.every(isFigure)) return []
  return [{ value: Number(given.map(({ value }) => value).join('')), at: given[0]?.at ?? 0 }]
}

const contentOf = (text: string) => words(text).filter((word) => !isFunctionWord(word) && word.length > 1)

const isSame = (one: string, other: string, language: Language) =>
  stem(one, language) === stem(other, language) ||
  bySound(one, language) === bySound(other, language) ||
  soundsLike(withoutAccents(one), withoutAccents(other), language) ||
  isShortFor(withoutAccents(one), withoutAccents(other))

/** A spoken short form: "pup" for puppy, « véto » for vétérinaire. */
function isShortFor(short: string, long: string): boolean {
  const beginning = short.replace(/o$/, '')
  return beginning.length >= 3 && long.length >= short.length + 2 && long.startsWith(beginning)
}

/** True when an answer says no where yes was expected, takes a word of the answer back, or says its opposite. */
function contradicts(answer: string, expected: string, language: Language): boolean {
  const said = words(answer).map(withoutAccents)
  const wanted = words(expected).map(withoutAccents)
  const polarity = (list: readonly string[]) => (yes.has(list[0] ?? '') ? 1 : no.has(list[0] ?? '') ? -1 : 0)
  if (polarity(said) * polarity(wanted) < 0) return true
  const isNegative = (list: readonly string[]) => list.some((word) => not.has(word))
  if (!isNegative(wanted)) {
    const keys = wanted.filter((word) => !isFunctionWord(word))
    const isTakenBack = said.some(
      (word, at) =>
        keys.some((key) => isSame(word, key, language)) &&
        said.slice(Math.max(0, at - REACH_OF_A_NEGATION), at).some((each) => not.has(each)),
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
