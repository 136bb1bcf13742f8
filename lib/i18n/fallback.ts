import type { Messages } from '@/lib/i18n/catalogue'
import type { Locale } from '@/lib/i18n/locale'

const load = {
  en: () => import('@/lib/i18n/en/fallback.json'),
  fr: () => import('@/lib/i18n/fr/fallback.json'),
} as const satisfies Record<Locale, unknown>

/** The messages of the error screen that has no layout around it, in one language. */
export async function loadFallback(locale: Locale): Promise<Messages['fallback']> {
  return (await load[locale]()).default
}
