/** Maximum length of a solution, in characters. Solutions from before the limit are unchanged. */
export const longestSolution = 100_000
