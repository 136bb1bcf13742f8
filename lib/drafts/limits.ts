import { dayMs } from '@/lib/calendar'

/** How long a text that a save replaced is kept, in milliseconds. */
export const replacedMs = dayMs
