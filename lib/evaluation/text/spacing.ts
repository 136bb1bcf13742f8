import type { Language } from './language'

/** The text with the no-break spaces that French has before `: ; ! ? » %` and after `«`; other languages stay. */
export function spaced(text: string, language: Language): string {
  if (language !== 'fr') return text
  return text
    .replace(/(?<=[\p{L}\p{N}»”"’)])\s?(?=[!?]+(?:[\s»”"’)]|$))/gu, '\u202f')
    .replace(/ (?=;)/g, '\u202f')
    .replace(/ (?=[:»%])|(?<=«) /g, '\u00a0')
}
