import type { Figure } from '@/lib/users/json'

/** The three boards, the default first. */
export const boards = ['monthly', 'all-time', 'streaks'] as const
export type Board = (typeof boards)[number]

/** The board from the address, or the default. */
export function readBoard(value: string | string[] | undefined): Board {
  return boards.find((board) => board === value) ?? 'monthly'
}

/** How many places a screen shows at first, and how many each request adds. */
export const placesPerPage = 50

/** A member's place on a board. */
export type Place = {
  id: string
  username: string
  avatar: string | null
  /** The value this board ranks by. */
  value: number
  /** Starts at 1; ties are ordered by username. */
  rank: number
}

/** Consecutive places of a board, and the cursor of those after them; null at the end of the board. */
export type BoardPage = { places: Place[]; next: string | null }

/** A member's place with the places directly before and after it, and the number of places on the board. */
export type OwnPlace = { places: Place[]; total: number }

/** A user as the calls about the all-time board answer it. */
export type BoardEntry = {
  id: string
  username: string
  isAdmin: boolean
  avatar: string | null
  points: Figure
  /** The current streak. */
  streak: Figure
}

/** The first member of the all-time board. */
export type Champion = BoardEntry & { points: number; streak: number }

/** A leaderboard entry as a REST response. */
export function entryJson({ id, username, points, streak, avatar }: BoardEntry) {
  return { id, username, points, streak, avatar }
}

/** An entry of the simple leaderboard, which includes the administrator flag. */
export function simpleEntryJson(entry: BoardEntry) {
  return { ...entryJson(entry), is_admin: entry.isAdmin }
}
