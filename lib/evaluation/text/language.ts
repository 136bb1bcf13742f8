import { detectAll } from 'tinyld/light'
import { englishFunctionWords, frenchFunctionWords, words } from './words'

export type Language = 'en' | 'fr'

/** Shares of a text's words that are function words of each language. */
export function functionShares(tokens: readonly string[]): Record<Language, number> {
  const share = (list: ReadonlySet<string>) => tokens.filter((token) => list.has(token)).length / (tokens.length || 1)
  return { en: share(englishFunctionWords), fr: share(frenchFunctionWords) }
}

/** What the detector is shown: it needs no more, and its time grows faster than the text. */
const SAMPLE = 600
/** Of fewer words the detector only guesses. */
const FEWEST_WORDS = 8
const SURE = 0.5
/** Spanish and Italian share up to a third of their words with the French function words; misspelt French has more. */
const SHARED = 0.35
/** Not even misspelt English or French has fewer function words. */
const HARDLY_ANY = 0.2
const LEAST_LIKELY = 0.1

export type Reading = {
  language: Language
  /** The share of words that are grammar of that language: hardly any in lists, gibberish or a foreign text. */
  grammar: number
  isForeign: boolean
}

/**
 * The language of a text as the detector names it. Children's spelling looks like another language to it, so a text
 * with many English or French function words is read as that. A few words show too little: where their grammar does
 * not tell either, it is the language `beside`, that of the task.
 */
export function readLanguage(text: string, beside: Language = 'en'): Reading {
  const tokens = words(text.slice(0, SAMPLE * 10)).filter((token) => !/^\p{N}+$/u.test(token))
  const shares = functionShares(tokens)
  const [best] = detectAll(text.slice(0, SAMPLE))
  const likely: Language = shares.fr > shares.en ? 'fr' : shares.en > shares.fr ? 'en' : beside
  if (tokens.length < FEWEST_WORDS) return { language: likely, grammar: shares[likely], isForeign: false }
  if (!best || best.lang === 'en' || best.lang === 'fr') {
    const language = best && best.lang !== likely && shares[best.lang as Language] >= HARDLY_ANY ? best.lang : likely
    return { language: language as Language, grammar: shares[language as Language], isForeign: false }
  }
  const share = shares[likely]
  const isForeign = share < HARDLY_ANY ? best.accuracy >= LEAST_LIKELY : share < SHARED && best.accuracy >= SURE
  return { language: likely, grammar: share, isForeign }
}

const neighbours = new Set(['es', 'it', 'pt', 'ro'])
/** Grammar that French shares with Spanish, Italian or Portuguese. */
const romance = new Set(
  'a da de e en es la le les lui ma me mes mi no o on per que se si son sur te tu un una y'.split(' '),
)

/**
 * French or English, whichever the text looks more like; English when it looks like neither, as Spanish and Italian
 * do, which have many words of French grammar in them. Of a few words it is the language of `beside`, the task.
 */
export function languageOf(text: string, beside = ''): Language {
  const { language, isForeign } = readLanguage(text, beside === '' ? 'en' : readLanguage(beside).language)
  if (isForeign || language === 'en') return 'en'
  const grammar = words(text.slice(0, SAMPLE)).filter((token) => frenchFunctionWords.has(token))
  if (grammar.some((token) => !romance.has(token)) || (grammar.length === 0 && beside !== '')) return 'fr'
  const [best] = detectAll(text.slice(0, SAMPLE))
  return best && neighbours.has(best.lang) ? 'en' : 'fr'
}
