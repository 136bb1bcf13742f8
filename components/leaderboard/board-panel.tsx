import { useLocale, useTranslations } from 'next-intl'
import { BoardList } from '@/components/leaderboard/board-list'
import { EmptyBoard, BoardError } from '@/components/leaderboard/board-state'
import { tabId } from '@/components/ui/tab-id'
import { formatDay, formatMonth } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Translate } from '@/lib/i18n/message'
import type { Board, Standing } from '@/lib/leaderboard/boards'
import type { Period } from '@/lib/leaderboard/period'

export type BoardPanelProps = {
  panelId: string
  board: Board
  /** The board, or the reason why it could not be loaded. */
  standings: Standing[] | { error: string }
  month: Period
  timeZone: string
  viewerId: string
}

/** The selected board, with an explanation of what it counts. */
export function BoardPanel({ panelId, board, standings, month, timeZone, viewerId }: BoardPanelProps) {
  const t = useTranslations('leaderboard')
  const locale = useLocale()
  const { title, hint } = headings(t, locale, board, month, timeZone)
  return (
    <section
      id={panelId}
      role="tabpanel"
      aria-labelledby={tabId(panelId, board)}
      className="hairline overflow-hidden rounded-card bg-card shadow-soft"
    >
      <div className="border-b px-4 py-4 sm:px-5">
        <h2 className="text-xl first-letter:uppercase">{title}</h2>
        <p className="mt-0.5 text-muted">{hint}</p>
      </div>
      <Content board={board} standings={standings} viewerId={viewerId} label={title} />
    </section>
  )
}

type ContentProps = Pick<BoardPanelProps, 'board' | 'standings' | 'viewerId'> & { label: string }

function Content({ board, standings, viewerId, label }: ContentProps) {
  if ('error' in standings) return <BoardError board={board} error={standings.error} />
  if (!standings.some(({ value }) => value > 0)) return <EmptyBoard board={board} />
  const places = standings.map(({ id, username, avatar, value, rank }) => ({ id, username, avatar, value, rank }))
  return <BoardList places={places} board={board} viewerId={viewerId} label={label} />
}

function headings(t: Translate<'leaderboard'>, locale: Locale, board: Board, month: Period, timeZone: string) {
  if (board === 'all-time') return { title: t('allTimeTitle'), hint: t('allTimeHint') }
  if (board === 'streaks') return { title: t('streaksTitle'), hint: t('streaksHint') }
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return {
    title: formatMonth(month.from, locale),
    hint: t('resets', { day: formatDay(month.until, locale), zone: city }),
  }
}
