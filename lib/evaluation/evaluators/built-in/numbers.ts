import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord } from '@/lib/evaluation/text/words'
import data from './data/numbers.json'
import { isNumberWord, numberTokens, units, values } from './number-tokens'
import { byEar } from './by-ear'
import { bySound } from './sound'
import { soundsLike } from './spelling'

const heard: Record<Language, ReadonlyMap<string, string>> = { en: soundsOf('en'), fr: soundsOf('fr') }

function soundsOf(language: Language): Map<string, string> {
  return new Map(Object.keys(data[language]).map((word) => [bySound(word, language), word]))
}

/** The number word that a word sounds like, or is a misspelling of: « huite », "twenny". */
export function numberHeardAs(word: string, language: Language): string | undefined {
  const listed = byEar[language].get(word)
  if (listed !== undefined && isNumberWord(listed)) return listed
  const same = heard[language].get(bySound(word, language))
  if (same !== undefined) return same
  return word.length < SHORTEST_MISSPELT
    ? undefined
    : Object.keys(data[language]).find((each) => soundsLike(word, each, language))
}
const SHORTEST_MISSPELT = 5

/** A number found in a text, with its unit if one follows. */
export type Quantity = {
  value: number
  /** Its value if the comma separates thousands. */
  grouped?: number
  dimension?: string
  size?: number
  at: number
  /** An article or a pronoun: "a", « une », "that one". */
  isUncounted?: boolean
}

const DIGITS = /-?\d+(?:[.,]\d+)?/

const articles = new Set(['a', 'an', 'un', 'une'])
/** "I know that one" */
const beforePronoun = new Set(data.beforePronoun.split(' '))
/** "5 minus 4 makes one" */
const beforeNumber = new Set(data.beforeNumber.split(' '))

/** True when a text contains a number, in digits or words; "one" and "a" do not count. */
export function hasNumber(text: string): boolean {
  const tokens = numberTokens(text)
  return quantitiesAmong(tokens).some(({ at, value }) => value !== 1 || /\d/.test(tokens[at] ?? ''))
}

/** "1,250": 1250 in English, 1.25 in French; "1,000" is a thousand. */
const GROUPED = /^-?[1-9]\d{0,2},(?!000)\d{3}$/

/** The numbers of a text in order: digits and words, English and French, with amounts in two units combined. Pure. */
export function quantitiesIn(text: string): Quantity[] {
  return quantitiesAmong(numberTokens(text))
}

function quantitiesAmong(tokens: readonly string[]): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    // « à cent degrés » is no cent.
    const isUnit = units[tokens[at + 1] ?? ''] !== undefined && !isNumberWord(tokens[at + 1] ?? '')
    const whole =
      isUnit && (tokens[at] === 'a' || tokens[at] === 'an') ? { value: 1, end: at + 1 } : numberAt(tokens, at)
    if (!whole) continue
    const number = partsAt(tokens, whole) ?? whole
    const sign = tokens[at - 1] ?? ''
    const following = unitAt(tokens, number.end)
    const unit = following ?? (/[€£$]/.test(sign) ? units[sign] : undefined)
    const grouped = GROUPED.test(tokens[at] ?? '') ? { grouped: Number(tokens[at]?.replace(',', '')) } : {}
    const isPronoun = tokens[at] === 'one' && isPronounAt(tokens, at)
    const isUncounted = number === whole && number.end === at + 1 && (isPronoun || articles.has(tokens[at] ?? ''))
    const article = isUncounted ? { isUncounted } : {}
    found.push({ value: number.value, at, ...grouped, ...unit, ...article })
    // The unit is no further number: "20 cents".
    at = following ? number.end : number.end - 1
  }
  return join(found, tokens)
}

/** "that one", "a real one", "I looked at one", but "I have one" and "one leg". */
function isPronounAt(tokens: readonly string[], at: number): boolean {
  const [before = '', after = ''] = [tokens[at - 1], tokens[at + 1]]
  if (beforePronoun.has(before)) return true
  const isLast = after === '' || (isFunctionWord(after) && !isNumberWord(after))
  const describes = !isFunctionWord(before) && !isNumberWord(before) && /^[a-z]/.test(before)
  return isLast && describes && !beforeNumber.has(before)
}

/** The unit at a place; "100 °F" and "100 degrees Fahrenheit" are of another one than « 100 degrés ». */
function unitAt(tokens: readonly string[], at: number) {
  const unit = units[tokens[at] ?? '']
  return unit?.dimension === 'degree' && /^f(?:ahrenheit)?$/.test(tokens[at + 1] ?? '') ? units.fahrenheit : unit
}

const partSizes: Partial<Record<string, number>> = {
  half: 0.5,
  halves: 0.5,
  demis: 0.5,
  quarter: 0.25,
  quarters: 0.25,
  quart: 0.25,
  quarts: 0.25,
  tiers: 1 / 3,
  third: 1 / 3,
  thirds: 1 / 3,
}

/** A number of parts, up to their unit: "three quarters of an hour", « un quart », "half an hour". */
function partsAt(tokens: readonly string[], { value, end }: { value: number; end: number }) {
  if (value < 1 && /^an?$/.test(tokens[end] ?? '') && units[tokens[end + 1] ?? ''] !== undefined)
    return { value, end: end + 1 }
  const size = partSizes[tokens[end] ?? '']
  if (size === undefined || !Number.isInteger(value) || value < 1 || value > MOST_PARTS) return undefined
  const link = tokens.slice(end + 1, end + 3).join(' ')
  const length = /^of an?$/.test(link) ? 2 : /^(?:of|d) /.test(link) ? 1 : 0
  const isUnit = units[tokens[end + 1 + length] ?? ''] !== undefined
  return { value: value * size, end: end + 1 + (isUnit ? length : 0) }
}
const MOST_PARTS = 9

/** The units that stand beside numbers in a text: "euros" of "3 euros". Pure. */
export function unitsIn(text: string): string[] {
  const tokens = numberTokens(text)
  return tokens.filter((token, at) => units[token] !== undefined && at > 0 && numberAt(tokens, at - 1)?.end === at)
}

/** Combines "1 hour and 25 minutes", "2h et quart" or "1 h 25" into one amount. */
function join(found: readonly Quantity[], tokens: readonly string[]): Quantity[] {
  const joined: Quantity[] = []
  for (const quantity of found) {
    const before = joined.at(-1)
    if (before && isFractionOf(quantity, before, tokens)) {
      const { dimension, size } = quantity
      const unit = dimension === undefined || before.dimension !== undefined ? {} : { dimension, size }
      joined[joined.length - 1] = { ...before, ...unit, value: before.value + quantity.value }
      continue
    }
    const isPart =
      before?.size !== undefined &&
      quantity.at - before.at <= 4 &&
      tokens.slice(before.at + 1, quantity.at).every(isLink) &&
      (quantity.dimension === before.dimension
        ? quantity.value * (quantity.size ?? 0) < before.size
        : quantity.dimension === undefined &&
          (before.size === 60 || (before.size === 100 && units[tokens[quantity.at - 1] ?? ''] !== undefined)) &&
          quantity.value < before.size)
    if (isPart && before?.size !== undefined) {
      const size = quantity.size ?? (quantity.value < 1 ? before.size : 1)
      joined[joined.length - 1] = { ...before, value: before.value + (quantity.value * size) / before.size }
    } else joined.push(quantity)
  }
  return joined.filter(({ at }) => tokens[at] !== 'quart' || joined.length === 1)
}

/** "one and a half", « un hectare et demi »: a part of what was counted just before. */
function isFractionOf({ dimension, at }: Quantity, before: Quantity, tokens: readonly string[]): boolean {
  const isMeasured = dimension !== undefined && before.dimension !== undefined
  if (isMeasured || before.value < 1 || !FRACTION.test(tokens[at] ?? '')) return false
  if (at - before.at > LONGEST_AMOUNT) return false
  const between = tokens.slice(before.at + 1, at)
  return between.some((token) => token === 'and' || token === 'et') && between.every(isLink)
}
/** Words of a number with its unit, to a part of it: "one hundred and twenty-five hours and a half". */
const LONGEST_AMOUNT = 12
const FRACTION = /^(?:half|quarter|demie?|quart)$/
const LINK = /^(?:and|et|a|an|un|une)$/
const isLink = (token: string) => LINK.test(token) || units[token] !== undefined || values[token] !== undefined

/** "Twenty cents", but not « deux cents ». */
function isCoin(tokens: readonly string[], at: number, count: number): boolean {
  const isFrench = Object.hasOwn(data.fr, tokens[at - 1] ?? '')
  return /^cents?$/.test(tokens[at] ?? '') && !(isFrench && count < TWENTY)
}
const TWENTY = 20

/** « dix-huit » */
const TENS_AND = /^(?:sept|huit|neuf)$/

function numberAt(tokens: readonly string[], start: number): { value: number; end: number } | undefined {
  const first = tokens[start] ?? ''
  if (DIGITS.test(first)) return { value: Number(first.replace(',', '.')), end: start + 1 }
  const isNegative = /^(?:minus|moins)$/.test(first)
  let at = isNegative ? start + 1 : start
  const from = at
  let sum = 0
  let current = 0
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const value = values[token]
    if (value === undefined || (at > from && isCoin(tokens, at, current))) {
      if ((token === 'and' || token === 'et') && at > from && (values[tokens[at + 1] ?? ''] ?? 100) < 100) continue
      break
    }
    if (value === 1000) {
      sum += Math.max(current, 1) * 1000
      current = 0
    } else if (value === 100) current = Math.max(current, 1) * 100
    else if (value === 20 && current % 100 === 4 && tokens[at]?.startsWith('vingt')) current += 76
    else if (current % 100 === 10 && TENS_AND.test(token)) current += value
    else if (
      current > 0 && current % 10 === 0 && current % 100 >= 20 ? value < 20 : current % 100 === 0 && value < 100
    ) {
      current += value
    } else if (at === from) current = value
    else break
  }
  if (at === from) return undefined
  return { value: (sum + current) * (isNegative ? -1 : 1), end: at }
}

/** True when two numbers are the same in the same unit: an hour is not 60 minutes. */
export const isSaidAlike = (one: Quantity, other: Quantity) =>
  one.value === other.value && one.dimension === other.dimension && one.size === other.size

/** Where water freezes and boils, in °C: 32 and 212 need no unit beside these. */
const WELL_KNOWN = [0, 100]

/** True for 50 °F as the other scale of 10 °C, and for 32 as that of 0 °C. */
export const isOnOtherScale = (fahrenheit: Quantity, { value, dimension }: Quantity): boolean =>
  dimension === 'degree' &&
  (fahrenheit.dimension === 'fahrenheit' || (fahrenheit.dimension === undefined && WELL_KNOWN.includes(value))) &&
  Math.abs(fahrenheit.value - (value * 1.8 + 32)) <= HALF_A_DEGREE
const HALF_A_DEGREE = 0.5

/** True when two numbers are the same amount; if only one has a unit, it is ignored. */
export function isSameAmount(one: Quantity, other: Quantity): boolean {
  if (one.grouped !== undefined || other.grouped !== undefined) {
    const readings = ({ grouped, ...quantity }: Quantity) => [
      quantity,
      ...(grouped === undefined ? [] : [{ ...quantity, value: grouped }]),
    ]
    return readings(one).some((each) => readings(other).some((reading) => isSameAmount(each, reading)))
  }
  const near = (a: number, b: number) => Math.abs(a - b) <= Math.abs(b) * 1e-6
  if (one.dimension !== undefined && other.dimension !== undefined) {
    if (one.dimension !== other.dimension) return isOnOtherScale(one, other) || isOnOtherScale(other, one)
    return near(one.value * (one.size ?? 1), other.value * (other.size ?? 1))
  }
  return near(one.value, other.value)
}
