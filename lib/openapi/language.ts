import type { Locale } from '@/lib/i18n/locale'
import french from '@/lib/openapi/french.json'

/** Translates a sentence of the document. */
export type Say = (sentence: string) => string

/** The sentences that the operations and schemas state in English, and their French. */
export const frenchSentences: Readonly<Record<string, string>> = french

const sayings: Readonly<Record<Locale, Say>> = {
  en: (sentence) => sentence,
  fr: (sentence) => frenchSentences[sentence] ?? sentence,
}

/** How to say the document's sentences in a language. One without a translation stays English. */
export const sayIn = (locale: Locale): Say => sayings[locale]

const sentenceKeys = ['summary', 'description']

/**
 * The document with its summaries and descriptions translated. The reasons of errors are several sentences joined,
 * which `errorResponsesOf` has translated one by one; here they are unknown and stay as they are.
 */
export function translated<T>(document: T, say: Say): T {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    sentenceKeys.includes(key) && typeof value === 'string' ? say(value) : value,
  ) as T
}
