/** The three boards, the default first. */
export const boards = ['monthly', 'all-time', 'streaks'] as const
export type Board = (typeof boards)[number]

/** The board from the address, or the default. */
export function readBoard(value: string | string[] | undefined): Board {
  return boards.find((board) => board === value) ?? 'monthly'
}

/** A member's place on a board. */
export type Standing = {
  id: string
  username: string
  isAdmin: boolean
  avatar: string | null
  points: number
  /** The current streak. */
  streak: number
  /** The value this board ranks by. */
  value: number
  /** Starts at 1; ties are ordered by username. */
  rank: number
}

/** A leaderboard entry as a REST response. */
export function entryJson({ id, username, points, streak, avatar }: Standing) {
  return { id, username, points, streak, avatar }
}

/** An entry of the simple leaderboard, which includes the administrator flag. */
export function simpleEntryJson(standing: Standing) {
  return { ...entryJson(standing), is_admin: standing.isAdmin }
}
