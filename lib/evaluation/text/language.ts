import { englishFunctionWords, frenchFunctionWords, words } from './words'

export type Language = 'en' | 'fr'

/** Shares of a text's words that are function words of each language. */
export function functionShares(tokens: readonly string[]): Record<Language, number> {
  const share = (list: ReadonlySet<string>) => tokens.filter((token) => list.has(token)).length / (tokens.length || 1)
  return { en: share(englishFunctionWords), fr: share(frenchFunctionWords) }
}

/** French or English, whichever the text looks more like; English when it looks like neither. */
export function languageOf(text: string): Language {
  const { en, fr } = functionShares(words(text.slice(0, 4_000)))
  return fr > en ? 'fr' : 'en'
}
