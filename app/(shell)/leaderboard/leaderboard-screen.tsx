import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/layout/page-header'
import { Badge } from '@/components/ui/badge'
import type { Champion } from '@/lib/leaderboard/boards'
import { BoardPanel, type BoardPanelProps } from './board-panel'
import { BoardTabs } from './board-tabs'
import { ChampionBanner } from './champion-banner'

const panelId = 'board'

export type LeaderboardScreenProps = Omit<BoardPanelProps, 'panelId'> & {
  champion: Champion | null
  /** Null when it could not be loaded. */
  memberCount: number | null
}

/** The all-time champion and the selected board. */
export function LeaderboardScreen({ champion, memberCount, ...panel }: LeaderboardScreenProps) {
  const t = useTranslations('leaderboard')
  return (
    <>
      <PageHeader title={t('heading')}>
        {memberCount !== null && <Badge tone="leaf">{t('members', { count: memberCount })}</Badge>}
      </PageHeader>
      {champion && champion.points > 0 && <ChampionBanner champion={champion} />}
      <BoardTabs selected={panel.board} panelId={panelId} />
      <BoardPanel panelId={panelId} {...panel} />
    </>
  )
}
