import { dayMs } from '@/lib/durations'

/** How long a text that a save replaced is kept, in milliseconds. */
export const replacedMs = dayMs

/** The most texts of which one save says that its text replaced them. */
export const mostReplacedAtOnce = 3
