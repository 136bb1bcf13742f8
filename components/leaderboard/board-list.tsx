'use client'

import { BoardRow, type Place } from '@/components/leaderboard/board-row'
import type { Board } from '@/lib/leaderboard/boards'

type BoardListProps = { places: Place[]; board: Board; viewerId: string; label: string }

/** Everybody's place, in a list that scrolls. Drawn in the browser too: hundreds of rows travel as bare data then. */
export function BoardList({ places, board, viewerId, label }: BoardListProps) {
  return (
    // Focusable, because whoever uses the keyboard scrolls it too.
    <ol
      tabIndex={0}
      aria-label={label}
      className="relative max-h-112.5 overflow-y-auto overscroll-contain -outline-offset-2"
    >
      {places.map((place) => (
        <BoardRow key={place.id} place={place} board={board} isViewer={place.id === viewerId} />
      ))}
    </ol>
  )
}
