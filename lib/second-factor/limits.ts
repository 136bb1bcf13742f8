/** The longest code that is looked at. */
export const longestCode = 64
