import { dayMs } from '@/lib/durations'

/** How long a text that a save replaced is kept, in milliseconds. */
export const replacedMs = dayMs

/** The most replaced texts that come with one save. */
export const mostReplacedAtOnce = 3
