/** How long a text that a save replaced is kept, in milliseconds. */
export const replacedMs = 24 * 60 * 60 * 1000
