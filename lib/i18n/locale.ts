/** Supported languages. */
export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Locale tags for `Intl`. */
export const intlTags = { en: 'en-US', fr: 'fr-FR' } as const satisfies Record<Locale, string>

/** The name of each language in that language. */
export const languageNames = { en: 'English', fr: 'Français' } as const satisfies Record<Locale, string>

/**
 * The best supported language for an `Accept-Language` header by quality value, ignoring regions; English when the
 * header is missing or names none.
 */
export function acceptedLocale(header: string | null | undefined): Locale {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of accepted) {
    const locale = locales.find((known) => known === language)
    if (locale) return locale
    if (language === '*') return defaultLocale
  }
  return defaultLocale
}
