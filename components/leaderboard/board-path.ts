import type { Board } from '@/lib/leaderboard/boards'

/** The address of a board; the usual one needs no naming. */
export function boardPath(board: Board): string {
  return board === 'monthly' ? '/leaderboard' : `/leaderboard?board=${board}`
}
