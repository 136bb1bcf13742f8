import type { Language } from '@/lib/evaluation/text/language'
import { withoutAccents } from '@/lib/evaluation/text/words'
import data from './data/numbers.json'
import { bySound } from './sound'
import { soundsLike } from './spelling'

// Without inherited properties: a text may contain "constructor".
const values: Record<string, number> = Object.assign(Object.create(null), data.en, data.fr)
/** Units by dimension, each as a multiple of the smallest. */
const units: Record<string, { dimension: string; size: number }> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    Object.entries(data.units).flatMap(([dimension, sizes]) =>
      Object.entries(sizes).flatMap(([names, size]) => names.split(' ').map((name) => [name, { dimension, size }])),
    ),
  ),
)

const heard: Record<Language, ReadonlyMap<string, string>> = { en: soundsOf('en'), fr: soundsOf('fr') }

function soundsOf(language: Language): Map<string, string> {
  return new Map(Object.keys(data[language]).map((word) => [bySound(word, language), word]))
}

/** The number word that a word sounds like, or is a misspelling of: « huite », "twenny". */
export function numberHeardAs(word: string, language: Language): string | undefined {
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

/** True for a word of a number: "forty", « cent ». */
export const isNumberWord = (token: string): boolean => values[token] !== undefined

const DIGITS = /-?\d+(?:[.,]\d+)?/

const articles = new Set(['a', 'an', 'un', 'une'])
/** "I know that one" */
const beforePronoun = new Set(data.beforePronoun.split(' '))

/** True when a text contains a number, in digits or words; "one" and "a" do not count. */
export function hasNumber(text: string): boolean {
  const tokens = numberTokens(text)
  return quantitiesAmong(tokens).some(({ at, value }) => value !== 1 || /\d/.test(tokens[at] ?? ''))
}

/** "1,000", "1,000,000" */
const ROUND = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})*,000(?![\d,])/g
/** "1,250": 1250 in English, 1.25 in French; "1,000" is a thousand. */
const GROUPED = /^-?[1-9]\d{0,2},(?!000)\d{3}$/

/** "half a dozen", « deux douzaines » */
const DOZENS = /\b(?:(half a|half|an?|one|two|three|une demi|demi|une|deux|trois|[1-9])[ -])?(?:dozens?|douzaines?)\b/g
const ofDozens: Record<string, number> = { 'half a': 0.5, half: 0.5, 'une demi': 0.5, demi: 0.5 }
const dozensIn = (count = 'a') => 12 * (ofDozens[count] ?? values[count] ?? (Number(count) || 1))

const signs: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/** The words, numbers and currency signs of a text; `at` is an index into them. */
export function numberTokens(text: string): string[] {
  const spaced = withoutAccents(text.toLowerCase())
    .replace(DOZENS, (_, count?: string) => String(dozensIn(count)))
    .replace(/[½¼¾]/g, (sign) => ` ${signs[sign] ?? ''} `)
    .replace(
      /(?:\b(\d{1,6})\s{1,3})?\b(\d)\/([2-9])\b(?!\/)/g,
      (_, whole: string | undefined, part: string, parts: string) =>
        String(Number(whole ?? 0) + Number(part) / Number(parts)),
    )
    .replace(/(\d)[  ](?=\d{3}\b)/g, '$1')
    .replace(ROUND, (number) => number.replaceAll(',', ''))
    .replace(/(?<![\w.,])\.(?=\d)/g, '0.')
    .replace(/(\d)([a-z°€£$])/g, '$1 $2')
    .replace(/([€£$])(\d)/g, '$1 $2')
    .replace(/[-‐‑](?=[a-z])/g, ' ')
  return spaced.match(/[−-]?\d+(?:[.,]\d+)?|[a-z]+|[€£$°/]/g)?.map((token) => token.replace('−', '-')) ?? []
}

/** The numbers of a text in order: digits and words, English and French, with amounts in two units combined. Pure. */
export function quantitiesIn(text: string): Quantity[] {
  return quantitiesAmong(numberTokens(text))
}

function quantitiesAmong(tokens: readonly string[]): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const isUnit = units[tokens[at + 1] ?? ''] !== undefined
    const whole =
      isUnit && (tokens[at] === 'a' || tokens[at] === 'an') ? { value: 1, end: at + 1 } : numberAt(tokens, at)
    if (!whole) continue
    const number = partsAt(tokens, whole) ?? whole
    const sign = tokens[at - 1] ?? ''
    const unit = unitAt(tokens, number.end) ?? (/[€£$]/.test(sign) ? units[sign] : undefined)
    const grouped = GROUPED.test(tokens[at] ?? '') ? { grouped: Number(tokens[at]?.replace(',', '')) } : {}
    const isPronoun = tokens[at] === 'one' && beforePronoun.has(tokens[at - 1] ?? '')
    const isUncounted = number === whole && number.end === at + 1 && (isPronoun || articles.has(tokens[at] ?? ''))
    const article = isUncounted ? { isUncounted } : {}
    found.push({ value: number.value, at, ...grouped, ...unit, ...article })
    at = number.end - 1
  }
  return join(found, tokens)
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

/** A number of parts, up to their unit: "three quarters of an hour", « un quart ». */
function partsAt(tokens: readonly string[], { value, end }: { value: number; end: number }) {
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

/** The value of a Roman numeral from II to 39, as in "Louis XVI", else undefined; X alone, XX and XXX are none. */
export function romanNumeral(word: string): number | undefined {
  if (!ROMAN.test(word)) return undefined
  const figures = [...word.toLowerCase()].map((letter) => figureValues[letter] ?? 0)
  return figures.reduce((sum, value, at) => (value < (figures[at + 1] ?? 0) ? sum - value : sum + value), 0)
}
const ROMAN = /^(?!x+$)(?=..)x{0,3}(?:ix|iv|v?i{0,3})$/i
const figureValues: Record<string, number> = { i: 1, v: 5, x: 10 }

/** Combines "1 hour and 25 minutes", "2h et quart" or "1 h 25" into one amount. */
function join(found: readonly Quantity[], tokens: readonly string[]): Quantity[] {
  const joined: Quantity[] = []
  for (const quantity of found) {
    const before = joined.at(-1)
    if (before && isFractionOf(quantity, before, tokens)) {
      joined[joined.length - 1] = { ...before, value: before.value + quantity.value }
      continue
    }
    const isPart =
      before?.size !== undefined &&
      quantity.at - before.at <= 4 &&
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
  if (dimension !== undefined || before.value < 1 || !FRACTION.test(tokens[at] ?? '')) return false
  if (at - before.at > LONGEST_AMOUNT) return false
  const between = tokens.slice(before.at + 1, at)
  const isLink = (token: string) => LINK.test(token) || units[token] !== undefined || values[token] !== undefined
  return between.some((token) => token === 'and' || token === 'et') && between.every(isLink)
}
/** Words of a number with its unit, to a part of it: "one hundred and twenty-five hours and a half". */
const LONGEST_AMOUNT = 12
const FRACTION = /^(?:half|quarter|demie?|quart)$/
const LINK = /^(?:and|et|a|an|un|une)$/

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
    if (value === undefined) {
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
    return one.dimension === other.dimension && near(one.value * (one.size ?? 1), other.value * (other.size ?? 1))
  }
  return near(one.value, other.value)
}
