import { acceptedLanguage } from '@/lib/i18n/accepted-language.mjs'
import { locales, type Locale } from '@/lib/i18n/locale'

/** The best supported language for an `Accept-Language` header; English when it is missing or names none. */
export const acceptedLocale = (header: string | null | undefined): Locale => acceptedLanguage(header, locales)
