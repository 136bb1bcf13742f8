import { useTranslations } from 'next-intl'
import { LoadingScreen } from '@/components/layout/loading-screen'

export default function Loading() {
  const t = useTranslations('users')
  return (
    <LoadingScreen text={t('loading')}>
      <div className="mb-5 h-12 rounded-control bg-ink/8" />
      <div className="@container">
        <div className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
          {Array.from({ length: 9 }, (_, index) => (
            <div key={index} className="hairline flex items-center gap-4 rounded-card bg-card p-4 shadow-soft">
              <div className="size-16 rounded-full bg-ink/8" />
              <div className="flex-1 space-y-1">
                <div className="skeleton h-7 w-4/5 text-lg" />
                <div className="skeleton w-1/2" />
                <div className="skeleton w-1/2" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingScreen>
  )
}
