import { detectAll } from 'tinyld/light'
import functionWordLists from './function-words.json'
import { englishFunctionWords, frenchFunctionWords, isFunctionWord, isNumber, words } from './words'

export type Language = 'en' | 'fr'

/** The share of function words of each language in a text. */
export function functionShares(tokens: readonly string[]): Record<Language, number> {
  const share = (list: ReadonlySet<string>) => tokens.filter((token) => list.has(token)).length / (tokens.length || 1)
  return { en: share(englishFunctionWords), fr: share(frenchFunctionWords) }
}

/** Characters passed to the detector: enough for detection, and its time is superlinear. */
const SAMPLE = 600
/** Below this many words the detector is unreliable. */
const FEWEST_WORDS = 8
const SURE = 0.5
/** Misspelt English and French have more of their function words than other languages; for Spanish see `LEAST_FRENCH`. */
const SHARED = 0.27
/** Minimum share of function words in English or French, even when misspelt. */
const HARDLY_ANY = 0.2
const LEAST_LIKELY = 0.1

export type LanguageReading = {
  language: Language
  /** The share of function words of that language: very low in lists, gibberish or other languages. */
  grammar: number
  isForeign: boolean
}

const neighbours = new Set(['es', 'it', 'pt', 'ro'])
/** Function words that French shares with Spanish, Italian or Portuguese. */
const romance = new Set(functionWordLists.romance)
/** Sentences in French, even when misspelt, have more function words that its neighbours do not share. */
const LEAST_FRENCH = 0.08
/** Function words of Spanish, Italian, Portuguese, German and Dutch that children hardly write in English or French. */
const foreign = new Set(functionWordLists.foreign)
const FEWEST_FOREIGN = 2

/** True for a text with more such words than English and French ones of its own. */
export function hasForeignWords(text: string): boolean {
  const tokens = words(text.slice(0, SAMPLE))
  const found = new Set(tokens.filter((token) => foreign.has(token)))
  const own = tokens.filter((token) => !foreign.has(token) && !romance.has(token) && isFunctionWord(token))
  return found.size >= FEWEST_FOREIGN && found.size > new Set(own).size
}

/** True for a text of which most letters are of another script than English and French. */
function isInOtherScript(text: string): boolean {
  const letters = text.slice(0, SAMPLE).match(/\p{L}/gu) ?? []
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2
}

/** Fewer function words ("car wash done") may be words of the other language. */
const FEWEST_FUNCTION_WORDS = 2

/**
 * The language of a text according to the detector. It mistakes children's spelling for other languages, so a text with
 * many English or French function words is read as that language. For a few words without enough function words it is
 * the language of `beside`, the task; without any it is `otherwise`.
 */
export function readLanguage(text: string, beside?: Language, otherwise: Language = 'en'): LanguageReading {
  const tokens = words(text.slice(0, SAMPLE * 10)).filter((token) => !isNumber(token))
  const shares = functionShares(tokens)
  const isShort = tokens.length < FEWEST_WORDS
  const likely = shares.fr === shares.en ? (beside ?? otherwise) : likelyLanguage(tokens, shares, isShort, beside)
  const share = shares[likely]
  const isRomance = likely === 'fr' && frenchOnly(tokens) < LEAST_FRENCH
  const isBeyondDoubt = !isRomance && share >= SHARED && shares[likely === 'en' ? 'fr' : 'en'] < HARDLY_ANY
  if (hasForeignWords(text) || isInOtherScript(text)) return { language: likely, grammar: share, isForeign: true }
  // The detector takes most of an evaluation's time, and here its result would change nothing.
  if (isBeyondDoubt || isShort) return { language: likely, grammar: share, isForeign: false }
  const [best] = detectAll(text.slice(0, SAMPLE))
  if (!best || best.lang === 'en' || best.lang === 'fr') {
    const language = best && best.lang !== likely && shares[best.lang as Language] >= HARDLY_ANY ? best.lang : likely
    return { language: language as Language, grammar: shares[language as Language], isForeign: false }
  }
  if (isRomance && neighbours.has(best.lang)) return { language: likely, grammar: share, isForeign: true }
  const isForeign = share < HARDLY_ANY ? best.accuracy >= LEAST_LIKELY : share < SHARED && best.accuracy >= SURE
  return { language: likely, grammar: share, isForeign }
}

/** From this probability on, the detector's guess about a few words counts. */
const LEAST_LIKELY_OF_FEW = 0.05
const FEWEST_TO_DETECT = 4

/**
 * True for a few words with hardly any English or French function word that the detector takes for another language.
 */
export function seemsForeign(text: string, { grammar }: LanguageReading): boolean {
  const count = words(text).filter((token) => !isNumber(token)).length
  if (count < FEWEST_TO_DETECT || count >= FEWEST_WORDS || grammar > HARDLY_ANY) return false
  const [best] = detectAll(text)
  return best !== undefined && best.lang !== 'en' && best.lang !== 'fr' && best.accuracy >= LEAST_LIKELY_OF_FEW
}

/** True for too few words for the detector, where nothing is English or French; beside a task in another language. */
export function isFewForeignWords(text: string): boolean {
  const tokens = words(text).filter((token) => !isNumber(token))
  return tokens.length < FEWEST_WORDS && functionShares(tokens).en < SHARED && frenchOnly(tokens) < LEAST_FRENCH
}

function likelyLanguage(
  tokens: readonly string[],
  shares: Record<Language, number>,
  isShort: boolean,
  beside: Language | undefined,
): Language {
  const likely = shares.fr > shares.en ? 'fr' : 'en'
  const isFew = isShort && Math.round(Math.abs(shares.fr - shares.en) * tokens.length) < FEWEST_FUNCTION_WORDS
  return isFew ? (beside ?? likely) : likely
}

/** The share of French function words that no neighbour shares. */
const frenchOnly = (tokens: readonly string[]) =>
  tokens.filter((token) => frenchFunctionWords.has(token) && !romance.has(token)).length / (tokens.length || 1)

/**
 * French or English, whichever is closer; `otherwise` when neither is, as for Spanish and Italian, which share many
 * function words with French. For a few words it is the language of `beside`, the task.
 */
export function languageOf(text: string, beside = '', otherwise: Language = 'en'): Language {
  const { language, isForeign } = readLanguage(
    text,
    beside === '' ? undefined : readLanguage(beside).language,
    otherwise,
  )
  if (isForeign) return otherwise
  if (language === 'en') return 'en'
  const grammar = words(text.slice(0, SAMPLE)).filter((token) => frenchFunctionWords.has(token))
  if (grammar.some((token) => !romance.has(token)) || (grammar.length === 0 && beside !== '')) return 'fr'
  const [best] = detectAll(text.slice(0, SAMPLE))
  return best && neighbours.has(best.lang) ? otherwise : 'fr'
}
