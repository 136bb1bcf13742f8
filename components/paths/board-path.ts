import type { Board } from '@/lib/leaderboard/boards'

/** The path of a board; the default board needs no parameter. */
export function boardPath(board: Board): string {
  return board === 'monthly' ? '/leaderboard' : `/leaderboard?board=${board}`
}
