/** Supported languages. */
export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Locale tags for `Intl`. */
export const intlTags = { en: 'en-US', fr: 'fr-FR' } as const satisfies Record<Locale, string>

/** The name of each language in that language. */
export const languageNames = { en: 'English', fr: 'Français' } as const satisfies Record<Locale, string>
