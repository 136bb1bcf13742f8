'use client'

import { BoardRow, type Place } from '@/components/leaderboard/board-row'
import type { Board } from '@/lib/leaderboard/boards'

type BoardListProps = { places: Place[]; board: Board; viewerId: string; label: string }

/**
 * The places of all members, in a scrolling list. A client component, because data for hundreds of rows is smaller
 * than their markup.
 */
export function BoardList({ places, board, viewerId, label }: BoardListProps) {
  return (
    // Focusable, so that the keyboard can scroll it.
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
