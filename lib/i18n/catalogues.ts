import 'server-only'
import type { Messages } from '@/lib/i18n/catalogue'
import { en } from '@/lib/i18n/en'
import { fr } from '@/lib/i18n/fr'
import type { Locale } from '@/lib/i18n/locale'

/** Every message of every language. A client component receives just the namespaces that it names. */
export const catalogues: Record<Locale, Messages> = { en, fr }
