import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Sprig } from '@/components/illustrations/sprig'
import { Wreath } from '@/components/illustrations/wreath'
import { Banner } from '@/components/ui/banner'
import { EmptyState } from '@/components/ui/empty-state'
import type { Board } from '@/lib/leaderboard/boards'

/** A board without any points yet. */
export function EmptyBoard({ board }: { board: Board }) {
  const t = useTranslations('leaderboard')
  if (board === 'streaks') {
    return (
      <EmptyState scene={<Sprig leaves={1} className="h-36" />} title={t('noStreaks')}>
        {t('noStreaksHint')}
      </EmptyState>
    )
  }
  if (board === 'all-time') {
    return (
      <EmptyState scene={<Wreath className="size-36" />} title={t('noChampions')}>
        {t('noChampionsHint')}
      </EmptyState>
    )
  }
  return (
    <EmptyState scene={<NothingFoundScene />} title={t('noData')}>
      {t('noDataHint')}
    </EmptyState>
  )
}

/** A board that could not be loaded, with the reason. */
export function BoardError({ board, error }: { board: Board; error: string }) {
  const t = useTranslations('leaderboard')
  return (
    <div className="p-4 sm:p-5">
      <Banner
        tone="berry"
        role="alert"
        icon={<CircleAlert aria-hidden />}
        title={board === 'streaks' ? t('streaksFailed') : t('boardFailed')}
      >
        <p>{error || t('unknownError')}</p>
      </Banner>
    </div>
  )
}
