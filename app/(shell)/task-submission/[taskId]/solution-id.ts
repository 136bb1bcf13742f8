/** The id of the text field. */
export const solutionId = 'solution-text'
