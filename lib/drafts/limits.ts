/** How long a text that a save replaced is kept, in milliseconds. */
export const replacedMs = 24 * 60 * 60 * 1000

/** The most replaced texts kept for a task; the oldest are removed first. */
export const mostReplaced = 100
