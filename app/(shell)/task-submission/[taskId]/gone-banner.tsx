import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Banner } from '@/components/ui/banner'

/** Says that the task no longer exists for the member; what they wrote stays to be copied. It is brought into view. */
export function GoneBanner() {
  const t = useTranslations('submission')
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Banner ref={banner} tone="berry" role="alert" icon={<CircleAlert aria-hidden />} title={t('loadFailed')}>
      <p>{t('gone')}</p>
    </Banner>
  )
}
