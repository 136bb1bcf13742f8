import type { Locale } from '@/lib/i18n/locale'

/** Maximum number of characters of a quoted sentence. */
export const longestQuote = 120

const segmenters = new Map<Locale, Intl.Segmenter>()

function segmenter(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' })
  segmenters.set(locale, known)
  return known
}

/** The first sentence of a text on one line, cut after a word if it is too long; null for a blank text. */
export function firstSentence(text: string, locale: Locale): string | null {
  for (const { segment } of segmenter(locale).segment(text)) {
    const sentence = segment.replaceAll(/\s+/gu, ' ').trim()
    if (sentence !== '') return cut(sentence)
  }
  return null
}

function cut(sentence: string): string {
  const characters = [...sentence]
  if (characters.length <= longestQuote) return sentence
  const beginning = characters.slice(0, longestQuote - 1).join('')
  const lastSpace = beginning.lastIndexOf(' ')
  return `${lastSpace > 0 ? beginning.slice(0, lastSpace) : beginning}…`
}
