/** Maximum length of a solution, in characters. Solutions from before the limit are unchanged. */
export const longestSolution = 100_000

/** Maximum size of a body with a solution, in bytes: large enough for 100,000 characters in any script. */
export const solutionBytes = 1024 * 1024
