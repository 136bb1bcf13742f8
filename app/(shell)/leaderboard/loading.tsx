import { useTranslations } from 'next-intl'
import { LoadingScreen } from '@/components/layout/loading-screen'

export default function Loading() {
  const t = useTranslations('leaderboard')
  return (
    <LoadingScreen text={t('loading')} header={<Count />}>
      <ChampionBoxes />
      <div className="mb-4 h-13 max-w-110 rounded-control bg-shade" />
      <div className="hairline overflow-hidden rounded-card bg-card shadow-soft">
        <div className="border-b px-4 py-4 sm:px-5">
          <div className="skeleton w-48 text-xl" />
          <div className="mt-0.5 skeleton w-64 max-w-full" />
        </div>
        <div className="h-22 bg-gold-soft" />
        <div className="h-17 bg-shade" />
        <div className="h-56" />
      </div>
    </LoadingScreen>
  )
}

/** Below the title on a phone. */
function Count() {
  return (
    <div aria-hidden className="max-sm:basis-full">
      <div className="skeleton h-7 w-24" />
    </div>
  )
}

/** As high as the banner of the champion, which nearly every family has. */
function ChampionBoxes() {
  return (
    <div className="@container mb-8">
      <div className="rounded-card border border-gold/35 bg-gold-soft p-4 @xl:p-6">
        <div className="h-28 @xl:h-44" />
        <div className="mt-4 border-t border-gold/35 pt-3 @4xl:hidden">
          <div className="h-lh text-2xl @xl:text-3xl" />
          <div className="h-lh @md:hidden" />
        </div>
      </div>
    </div>
  )
}
