'use client'

import { CalendarDays, Flame, Trophy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { boardPath } from '@/components/paths/board-path'
import { TabLinks } from '@/components/ui/tab-links'
import { boards, type Board } from '@/lib/leaderboard/boards'

const looks = {
  monthly: { label: 'monthly', icon: CalendarDays },
  'all-time': { label: 'allTime', icon: Trophy },
  streaks: { label: 'streaks', icon: Flame },
} as const

type BoardTabsProps = { selected: Board; panelId: string }

/** Links between the boards. */
export function BoardTabs({ selected, panelId }: BoardTabsProps) {
  const t = useTranslations('leaderboard')
  const tabs = boards.map((board) => {
    const { label, icon: Icon } = looks[board]
    return {
      value: board,
      label: t(label),
      href: boardPath(board),
      icon: <Icon aria-hidden className="size-5 shrink-0 max-[26rem]:hidden" />,
    }
  })
  return (
    <TabLinks
      label={t('heading')}
      tabs={tabs}
      selected={selected}
      panelId={panelId}
      replace
      className="mb-4 sm:inline-flex"
    />
  )
}
