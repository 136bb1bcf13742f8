import { useTranslations } from 'next-intl'
import { LoadingBoxes, LoadingTitle } from '@/components/layout/loading-screen'
import { Badge } from '@/components/ui/badge'
import { cardClass } from '@/components/ui/card'

export default function Loading() {
  const t = useTranslations('submission')
  return (
    <div className="mx-auto max-w-3xl">
      <LoadingBoxes>
        <Badge className="w-24">{'\u00a0'}</Badge>
      </LoadingBoxes>
      <LoadingTitle text={t('loading')} className="mt-3 md:text-3xl" />
      <LoadingBoxes className="mt-4 space-y-6">
        <div className="skeleton w-64 max-w-full" />
        <div className="text-lg">
          <div className="skeleton" />
          <div className="skeleton w-3/5" />
        </div>
        <div className={cardClass}>
          <div className="mb-4 skeleton w-40 text-xl" />
          <div className="h-90 rounded-control bg-ink/8" />
        </div>
      </LoadingBoxes>
    </div>
  )
}
