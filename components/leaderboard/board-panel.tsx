import { BoardList } from '@/components/leaderboard/board-list'
import { EmptyBoard, FailedBoard } from '@/components/leaderboard/board-state'
import { tabId } from '@/components/ui/tab-id'
import { formatDay } from '@/lib/calendar'
import type { Board, Standing } from '@/lib/leaderboard/boards'
import type { Period } from '@/lib/leaderboard/period'
import { messages } from '@/lib/messages'

const words = messages.leaderboard

export type BoardPanelProps = {
  panelId: string
  board: Board
  /** The board, or why it could not be read. */
  standings: Standing[] | { problem: string }
  month: Period
  timeZone: string
  viewerId: string
}

/** The board that was chosen, and what it counts. */
export function BoardPanel({ panelId, board, standings, month, timeZone, viewerId }: BoardPanelProps) {
  const { title, hint } = headings(board, month, timeZone)
  return (
    <section
      id={panelId}
      role="tabpanel"
      aria-labelledby={tabId(panelId, board)}
      className="hairline overflow-hidden rounded-card bg-card shadow-soft"
    >
      <div className="border-b px-4 py-4 sm:px-5">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-0.5 text-muted">{hint}</p>
      </div>
      <Content board={board} standings={standings} viewerId={viewerId} label={title} />
    </section>
  )
}

type ContentProps = Pick<BoardPanelProps, 'board' | 'standings' | 'viewerId'> & { label: string }

function Content({ board, standings, viewerId, label }: ContentProps) {
  if ('problem' in standings) return <FailedBoard board={board} problem={standings.problem} />
  if (!standings.some(({ value }) => value > 0)) return <EmptyBoard board={board} />
  const places = standings.map(({ id, username, avatar, value, rank }) => ({ id, username, avatar, value, rank }))
  return <BoardList places={places} board={board} viewerId={viewerId} label={label} />
}

function headings(board: Board, month: Period, timeZone: string): { title: string; hint: string } {
  // TODO i18n: leaderboard.allTimeHint outside of a component or hook: take t as a parameter
  // TODO i18n: leaderboard.allTimeTitle outside of a component or hook: take t as a parameter
  if (board === 'all-time') return { title: words.allTimeTitle, hint: words.allTimeHint }
  // TODO i18n: leaderboard.streaksHint outside of a component or hook: take t as a parameter
  // TODO i18n: leaderboard.streaksTitle outside of a component or hook: take t as a parameter
  if (board === 'streaks') return { title: words.streaksTitle, hint: words.streaksHint }
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  // TODO i18n: leaderboard.resets outside of a component or hook: take t as a parameter
  return { title: month.name, hint: words.resets(formatDay(month.until), city) }
}
