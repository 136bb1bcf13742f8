import { useTranslations } from 'next-intl'
import { LoadingScreen } from '@/components/layout/loading-screen'
import { cardClass } from '@/components/ui/card'

export default function Loading() {
  const t = useTranslations('tasks')
  return (
    <LoadingScreen text={t('loading')} header={<div aria-hidden className="skeleton max-w-44 flex-1 basis-16" />}>
      <div className="@container mb-5">
        <div className="grid grid-cols-1 gap-3 @3xl:grid-cols-[1fr_auto]">
          <div className="h-12 rounded-control bg-ink/8" />
          <div className="h-13 rounded-control bg-shade @3xl:w-110" />
        </div>
      </div>
      <div className={cardClass}>
        <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <div className="w-72 max-w-full">
            <div className="skeleton w-36 text-xl" />
            <div className="mt-1 skeleton" />
          </div>
          <div className="h-11 w-48 rounded-control bg-ink/8" />
        </div>
        <div className="@container">
          <div className="space-y-3 @xl:mt-14 @xl:space-y-0 @xl:divide-y">
            {[0, 1, 2, 3].map((row) => (
              <div key={row} className="rounded-control border p-4 @xl:rounded-none @xl:border-0 @xl:px-3">
                <div className="skeleton w-2/5" />
                <div className="mt-1 skeleton w-3/5" />
                <div className="mt-3 skeleton h-7 w-20 @xl:hidden" />
                <div className="mt-3 skeleton w-3/5 @xl:hidden" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </LoadingScreen>
  )
}
