/** Maximum length of a code. */
export const longestCode = 64
