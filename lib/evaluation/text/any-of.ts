/** A pattern that any of the patterns matches. */
export const anyOf = (patterns: readonly string[]) => patterns.join('|')
