import { useTranslations } from 'next-intl'
import { LoadingScreen } from '@/components/layout/loading-screen'
import { cardClass } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'

export default function Loading() {
  const t = useTranslations('rewards')
  return (
    <LoadingScreen text={t('loading')} header={<p className="text-muted">{t('hint')}</p>}>
      <div className="space-y-8">
        <div className="h-46 max-w-sm rounded-card bg-gold-soft" />
        <div>
          <div className="mb-4 skeleton w-48 text-2xl" />
          <div className="@container">
            <div className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
              <RewardBoxes />
              <RewardBoxes />
              <RewardBoxes />
            </div>
          </div>
        </div>
      </div>
    </LoadingScreen>
  )
}

function RewardBoxes() {
  return (
    <div className={cn(cardClass, 'space-y-3')}>
      <div className="skeleton h-7 w-3/5" />
      <div className="h-3 rounded-full bg-ink/8" />
      <div className="skeleton w-2/5" />
      <div className="h-11 rounded-control bg-ink/8" />
    </div>
  )
}
