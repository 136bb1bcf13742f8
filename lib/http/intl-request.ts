import 'server-only'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { env } from '@/lib/env'
import { requestLocale } from '@/lib/http/request-locale'
import { catalogues } from '@/lib/i18n/catalogues'
import { locales } from '@/lib/i18n/locale'

/** next-intl's configuration, evaluated for every rendered request. */
export default getRequestConfig(async ({ locale: wanted }) => {
  const locale = hasLocale(locales, wanted) ? wanted : await requestLocale()
  return { locale, messages: catalogues[locale], timeZone: env().FAMILY_TIME_ZONE }
})
