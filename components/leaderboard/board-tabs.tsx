'use client'

import { CalendarDays, Flame, Trophy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { boardPath } from '@/components/paths/board-path'
import { cn } from '@/components/ui/cn'
import { moveTabFocus } from '@/components/ui/move-tab-focus'
import { tabId } from '@/components/ui/tab-id'
import { boards, type Board } from '@/lib/leaderboard/boards'

const looks = {
  monthly: { label: 'monthly', icon: CalendarDays },
  'all-time': { label: 'allTime', icon: Trophy },
  streaks: { label: 'streaks', icon: Flame },
} as const

type BoardTabsProps = { selected: Board; panelId: string }

/** Links between the boards; the selection is in the URL, and the server renders each board. */
export function BoardTabs({ selected, panelId }: BoardTabsProps) {
  const t = useTranslations('leaderboard')
  return (
    <div
      role="tablist"
      aria-label={t('heading')}
      onKeyDown={moveTabFocus}
      className="mb-4 grid grid-cols-3 gap-1 rounded-control bg-shade p-1 sm:inline-grid"
    >
      {boards.map((board) => {
        const { label, icon: Icon } = looks[board]
        const isSelected = board === selected
        return (
          <Link
            key={board}
            id={tabId(panelId, board)}
            href={boardPath(board)}
            replace
            role="tab"
            scroll={false}
            aria-selected={isSelected}
            aria-controls={panelId}
            tabIndex={isSelected ? 0 : -1}
            className={cn(
              'inline-flex min-h-11 items-center justify-center gap-2 rounded-inner px-2 font-medium transition-colors sm:px-5',
              isSelected ? 'bg-card text-ink shadow-soft' : 'text-muted hover:text-ink',
            )}
          >
            <Icon aria-hidden className="size-5 shrink-0 max-[26rem]:hidden" />
            {t(label)}
          </Link>
        )
      })}
    </div>
  )
}
