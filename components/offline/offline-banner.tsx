import { CloudOff } from 'lucide-react'
import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import { isKeptPath } from '@/components/offline/kept'
import { Banner } from '@/components/ui/banner'
import { formatInstant } from '@/lib/i18n/format'

type OfflineBannerProps = {
  path: string
  /** When the shown copy of the page was made, ISO 8601; null for a page from the server. */
  copyTime: string | null
}

/** Says that there is no network, from when the shown copy is, and what waits: only texts about tasks are kept. */
export function OfflineBanner({ path, copyTime }: OfflineBannerProps) {
  const t = useTranslations('offline')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    <Banner tone="stone" role="status" icon={<CloudOff aria-hidden />} title={t('title')} className="mb-6">
      {copyTime && <p>{t('copy', { time: formatInstant(copyTime, timeZone ?? 'UTC', locale) })}</p>}
      <p>{t(isKeptPath(path) ? 'kept' : 'needsNetwork')}</p>
    </Banner>
  )
}
