import type { Language } from '@/lib/evaluation/text/language'
import { isFunctionWord, withoutAccents, wordLine } from '@/lib/evaluation/text/words'
import data from './data/smooth-phrases.json'
import type { ParsedText } from './parsed-text'
import { isPerson, specificWords } from './generic'
import { hasNumber } from './numbers'

const compiled = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(` (?:${pattern})(?= )`))
const phrases: Record<Language, readonly RegExp[]> = { en: compiled(data.en), fr: compiled(data.fr) }

/** More than this share of the sentences of a smooth text are such phrases. */
const MOSTLY = 0.5
/** This many named things make a sentence concrete despite its phrase: "Towel, goggles and cap: all is in the bag". */
const CONCRETE = 4
/** A name within a sentence: a capital after a lower-case letter. */
export const NAME = /(?<=[\p{Ll}\p{N},'’] |['’])\p{Lu}\p{Ll}+/u

type Read = Pick<ParsedText, 'kept' | 'language'>

/** True for a text that names anything by its name, or a number. */
export const hasNameOrNumber = ({ kept }: Read): boolean =>
  kept.some(({ text, meant }) => NAME.test(text) || hasNumber(meant))

/** True for a text that names a person, anything by its name, or a number. */
export const isDetailed = ({ kept, language }: Read): boolean =>
  hasNameOrNumber({ kept, language }) ||
  kept.some(({ tokens }) => tokens.some((word) => !isFunctionWord(word) && isPerson(word, language)))

/**
 * True for a text that mostly praises an effort, its result or what it teaches, and names no number, no name and no
 * person: it fits any work on its task. Pure; linear.
 */
export function isSmooth({ kept, language }: ParsedText): boolean {
  if (kept.length === 0 || isDetailed({ kept, language })) return false
  const namesMuch = (text: string) => specificWords(text, language).length >= CONCRETE
  const smooth = kept.filter(({ meant }) => {
    const line = withoutAccents(wordLine(meant))
    return phrases[language].some((phrase) => phrase.test(line)) && !namesMuch(meant)
  })
  return smooth.length > kept.length * MOSTLY
}
