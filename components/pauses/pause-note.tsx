import { TreePalm } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Banner } from '@/components/ui/banner'
import type { Day } from '@/lib/calendar'
import { formatDay } from '@/lib/i18n/format'

/** Tells members that they are on a pause, and until when; nothing otherwise. */
export function PauseNote({ end }: { end: Day | null }) {
  const t = useTranslations('pauses')
  const locale = useLocale()
  if (end === null) return null
  return (
    <Banner tone="sky" icon={<TreePalm aria-hidden />} className="mb-5">
      <p>{t('onPause', { day: formatDay(end, locale) })}</p>
    </Banner>
  )
}
