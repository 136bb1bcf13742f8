import { useTranslations } from 'next-intl'
import { LoadingScreen } from '@/components/layout/loading-screen'
import { SkeletonList } from '@/components/ui/skeleton-list'

/** The boxes of a screen of cards. */
export function CardsLoading() {
  const t = useTranslations('common')
  return (
    <LoadingScreen text={t('loadingScreen')} header={<div aria-hidden className="skeleton w-72 max-w-full" />}>
      <div className="space-y-5">
        <SkeletonList items={3} />
        <SkeletonList items={5} />
      </div>
    </LoadingScreen>
  )
}
