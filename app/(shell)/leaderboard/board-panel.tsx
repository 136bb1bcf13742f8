import { useLocale, useTranslations } from 'next-intl'
import { tabId } from '@/components/ui/tab-id'
import { formatDay, formatMonth } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Translate } from '@/lib/i18n/message'
import type { Board, BoardPage, OwnPlace } from '@/lib/leaderboard/boards'
import type { Period } from '@/lib/leaderboard/period'
import { BoardList } from './board-list'
import { EmptyBoard, BoardError } from './board-state'
import { OwnPosition } from './own-position'

export type BoardPanelProps = {
  panelId: string
  board: Board
  /** The first places, null for a viewer who sees only their own, or the reason why they could not be loaded. */
  page: BoardPage | null | { error: string }
  /** The viewer's place with its neighbours; null when they are not ranked. */
  own: OwnPlace | null | { error: string }
  month: Period
  timeZone: string
  viewerId: string
}

/** The selected board, with an explanation of what it counts. */
export function BoardPanel({ panelId, board, page, own, month, timeZone, viewerId }: BoardPanelProps) {
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
      <Content board={board} page={page} own={own} viewerId={viewerId} label={title} />
    </section>
  )
}

type ContentProps = Pick<BoardPanelProps, 'board' | 'page' | 'own' | 'viewerId'> & { label: string }

function Content({ board, page, own, viewerId, label }: ContentProps) {
  if (page && 'error' in page) return <BoardError board={board} error={page.error} />
  if (own && 'error' in own) return <BoardError board={board} error={own.error} />
  if (page === null) return own && <OwnPosition own={own} board={board} />
  if ((page.places[0]?.value ?? 0) <= 0) return <EmptyBoard board={board} />
  const isOnPage = page.places.some(({ id }) => id === viewerId)
  return (
    <BoardList
      key={board}
      page={page}
      pinned={own && !isOnPage ? own.places : null}
      board={board}
      viewerId={viewerId}
      label={label}
    />
  )
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
