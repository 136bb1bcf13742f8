import type { Messages } from '@/lib/i18n/catalogue'
import type { Locale } from '@/lib/i18n/locale'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
