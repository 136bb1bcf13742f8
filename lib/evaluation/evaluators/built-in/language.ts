import { detectAll } from 'tinyld/light'
import { functionShares, type Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'

/** What the detector is shown: it needs no more, and its time grows faster than the text. */
const SAMPLE = 600
/** From here on the detector is sure; of a few words, or of many misspelt ones, it never is. */
const SURE = 0.7
/** No other language has so many words of English or French grammar. */
const PLAIN = 0.4

export type Reading = {
  language: Language
  /** The share of words that are grammar of that language: hardly any in lists, gibberish or a foreign text. */
  grammar: number
  isForeign: boolean
}

/** The language of a text as the detector names it; where it is not sure, the one of most function words. */
export function readLanguage(text: string): Reading {
  const shares = functionShares(words(text).filter((token) => !isNumber(token)))
  const [best] = detectAll(text.slice(0, SAMPLE))
  const likely: Language = shares.fr > shares.en ? 'fr' : 'en'
  const language = best?.lang === 'en' || best?.lang === 'fr' ? best.lang : likely
  return {
    language,
    grammar: shares[language],
    isForeign: best !== undefined && best.lang !== language && best.accuracy >= SURE && shares[language] < PLAIN,
  }
}

export function isNumber(token: string): boolean {
  return /^\p{N}+$/u.test(token)
}
