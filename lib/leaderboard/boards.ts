/** The three boards, the usual one first. */
export const boards = ['monthly', 'all-time', 'streaks'] as const
export type Board = (typeof boards)[number]

/** The board that an address names; the usual one when it names none. */
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
  /** As it stands today. */
  streak: number
  /** What this board ranks by. */
  value: number
  /** From 1 on; ties stand in the order of their usernames. */
  rank: number
}

/** A leaderboard entry as REST answers it. */
export function entryJson({ id, username, points, streak, avatar }: Standing) {
  return { id, username, points, streak, avatar }
}

/** An entry of the simple leaderboard, which says who is an administrator. */
export function simpleEntryJson(standing: Standing) {
  return { ...entryJson(standing), is_admin: standing.isAdmin }
}
