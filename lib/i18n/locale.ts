import { acceptedLanguage } from '@/lib/i18n/accepted-language.mjs'

/** Supported languages. */
export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Locale tags for `Intl`. */
export const intlTags = { en: 'en-US', fr: 'fr-FR' } as const satisfies Record<Locale, string>

/** The name of each language in that language. */
export const languageNames = { en: 'English', fr: 'Français' } as const satisfies Record<Locale, string>

/** The best supported language for an `Accept-Language` header; English when it is missing or names none. */
export const acceptedLocale = (header: string | null | undefined): Locale => acceptedLanguage(header, locales)
