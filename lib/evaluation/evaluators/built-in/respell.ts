import abstractWords from '@/lib/evaluation/text/abstract-words.json'
import type { Language } from '@/lib/evaluation/text/language'
import { englishFunctionWords, frenchFunctionWords, withoutAccents, words } from '@/lib/evaluation/text/words'
import { byEar } from './by-ear'
import commonWords from './data/common-words.json'
import genericWords from './data/generic-words.json'
import heardTogether from './data/heard-together.json'
import numbers from './data/numbers.json'
import themes from './data/themes.json'
import { bySound } from './sound'
import { distance } from './spelling'
import { stem } from './stem'

const LONGEST_WORD = 24
/**
 * How many letters may differ between words that sound alike: an absolute minimum and a share. French has many silent
 * letters.
 */
const APART: Record<Language, readonly [number, number]> = { en: [1, 0.6], fr: [3, 0.7] }
/** Children's words of two or three letters are mostly function words. */
const SHORT_WORD = 3
const functionWords = { en: englishFunctionWords, fr: frenchFunctionWords }

type Vocabulary = {
  /** Words as written, without accents, and their stems. */
  known: Set<string>
  bySound: Map<string, string[]>
}
const built: Partial<Record<Language, { grammar: Vocabulary; all: Vocabulary }>> = {}

/** Replaces unknown words of a text by known ones that sound alike. */
export type Respell = (text: string) => string

/** From this share of unknown words, a text is treated as misspelt; below, unknown words are probably correct. */
const MISSPELT = 0.12
/** Shorter stems match too many words. */
const SHORTEST_STEM = 4

export type Spelling = {
  isMisspelt: boolean
  respell: Respell
  /** The share of a text's words that are known once they are corrected, without numbers. */
  knownShare: (text: string) => number
}

/**
 * Returns how to correct a text's spelling: an unknown word is replaced by a word of the task that sounds the same, and
 * in a misspelt text by any known one that does. Names are unchanged. Pure.
 */
export function respelling(text: string, language: Language, given: string): Spelling {
  const { grammar, all } = vocabulariesIn(language)
  const [least, share] = APART[language]
  const task = vocabularyOf(
    [...new Set(words(given))].filter((word) => word.length > 2),
    language,
  )
  const tokens = text.match(LETTERS) ?? []
  const listed = (word: string) =>
    [task, grammar, all].some(({ known }) => known.has(word)) ? undefined : byEar[language].get(word)
  const isUnknown = (word: string) =>
    listed(word) !== undefined || ![task, grammar, all].some((each) => isKnown(word, language, each))
  const unknown = tokens.filter((word) => !/^\p{Lu}\p{Ll}/u.test(word) && isUnknown(word.toLowerCase()))
  const isMisspelt = unknown.length >= Math.max(2, tokens.length * MISSPELT)
  const found = new Map<string, string>()
  const heardAs = (word: string) => {
    const sound = bySound(word, language)
    const like = (each: Vocabulary) => each.bySound.get(sound) ?? []
    const near = (words: readonly string[]) => nearest(word, words, Math.max(least, word.length * share))
    const candidates = [near(like(task))]
    if (isMisspelt && word.length <= SHORT_WORD) candidates.push(near(like(grammar)))
    if (isMisspelt) candidates.push(near([...like(grammar), ...like(all)]))
    return candidates.find(Boolean)
  }
  const nearTask = (word: string) =>
    nearest(word, task.bySound.get(bySound(word, language)) ?? [], Math.max(least, word.length * share))
  /** Known only by its stem, as "canar" is by that of "canaris", it may be a misspelt word of the task: « canards ». */
  const isAnotherForm = (word: string) => isMisspelt && ![grammar, all].some(({ known }) => known.has(word))
  const meant = (word: string) => {
    if (!isUnknown(word)) return (isAnotherForm(word) && nearTask(word)) || word
    return listed(word) ?? heardAs(word) ?? (language === 'fr' ? apart(word) : undefined) ?? word
  }
  /** French children write articles and their nouns as one word: « lavouane », « zarico ». */
  const apart = (word: string) => {
    const [, elided, rest] = /^([dlmnstz])([aeiouyéèêh].{2,})$/.exec(word) ?? []
    const noun = rest && heardAs(rest)
    return noun && (elided === 'z' ? noun : `${elided}'${noun}`)
  }
  const respell: Respell = (part) =>
    part.replace(LETTERS, (word, at: number) => {
      const isName = /^\p{Lu}\p{Ll}/u.test(word) && /[\p{L}\p{N},’'-] ?$/u.test(part.slice(Math.max(0, at - 2), at))
      if (isName || word.length > LONGEST_WORD || /^[a-np-z]$/i.test(word)) return word
      const lower = word.toLowerCase()
      const read = found.get(lower) ?? meant(lower)
      found.set(lower, read)
      return read === lower ? word : read
    })
  const knownShare = (part: string) => {
    const corrected = words(respell(part)).filter((word) => !/\p{N}/u.test(word))
    return corrected.filter((word) => !isUnknown(word)).length / (corrected.length || 1)
  }
  return { isMisspelt, respell, knownShare }
}

const vocabulariesIn = (language: Language) => (built[language] ??= build(language))

/** Whether a lower-case word, or its stem, is in one of the evaluator's lists. */
export function isListedWord(word: string, language: Language): boolean {
  const { grammar, all } = vocabulariesIn(language)
  return isKnown(word, language, grammar) || isKnown(word, language, all)
}

const LETTERS = /[\p{L}\p{M}]+/gu

const isKnown = (word: string, language: Language, { known }: Vocabulary) =>
  known.has(word) || (word.length >= SHORTEST_STEM && known.has(`~${stem(word, language)}`))

function nearest(word: string, candidates: readonly string[], most: number): string | undefined {
  const plain = withoutAccents(word)
  let best: { word: string; apart: number } | undefined
  for (const each of candidates) {
    const other = withoutAccents(each).replace(/\W/g, '')
    if (Math.abs(other.length - plain.length) > most) continue
    const apart = distance(plain, other) - (isLeftOutOf(plain, other) ? 0.5 : 0)
    if (apart <= most && apart < (best?.apart ?? Infinity)) best = { word: each, apart }
  }
  return best?.word
}

/** Whether a word is another one without some letters: children leave letters out more often than they change them. */
function isLeftOutOf(word: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (letter === word[at]) at++
  return at === word.length
}

function build(language: Language) {
  const lists = [commonWords[language], genericWords[language], Object.keys(numbers[language]).join(' ')]
  const all = [...lists, ...Object.values(themes[language])].flatMap(words)
  return {
    grammar: vocabularyOf([...heardTogether[language].split(', '), ...functionWords[language]], language),
    all: vocabularyOf([...all, ...abstractWords[language]], language),
  }
}

function vocabularyOf(list: readonly string[], language: Language): Vocabulary {
  const found: Vocabulary = { known: new Set(), bySound: new Map() }
  const put = (map: Map<string, string[]>, key: string, word: string) => {
    const same = map.get(key)
    if (same) same.push(word)
    else map.set(key, [word])
  }
  for (const word of new Set(list)) {
    const joined = word.replace(/[^\p{L}]/gu, '')
    const isOne = joined === word
    if (isOne)
      found.known
        .add(word)
        .add(withoutAccents(word))
        .add(`~${stem(word, language)}`)
    put(found.bySound, bySound(joined, language), word)
  }
  return found
}
