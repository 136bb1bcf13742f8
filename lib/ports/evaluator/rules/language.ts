import { detect } from 'tinyld/light'
import { functionShares, type Language } from '@/lib/submissions/language'
import { words } from '@/lib/submissions/words'

/** What the detector is shown: it needs no more, and its time grows faster than the text. */
const SAMPLE = 600
const CLEAR = 0.1

export type Reading = {
  language: Language
  /** The share of words that are grammar of that language: hardly any in lists, mash or a foreign text. */
  grammar: number
  isForeign: boolean
}

/** English or French by the function words of a text; where they leave it open, by the letters. */
export function readLanguage(text: string): Reading {
  const shares = functionShares(words(text).filter((token) => !isNumber(token)))
  const likely: Language = shares.fr > shares.en ? 'fr' : 'en'
  if (shares[likely] >= 2 * CLEAR && Math.abs(shares.en - shares.fr) >= CLEAR) {
    return { language: likely, grammar: shares[likely], isForeign: false }
  }
  const detected = detect(text.slice(0, SAMPLE))
  const language: Language = detected === 'en' || detected === 'fr' ? detected : likely
  return { language, grammar: shares[language], isForeign: detected !== '' && detected !== language }
}

export function isNumber(token: string): boolean {
  return /^\p{N}+$/u.test(token)
}
