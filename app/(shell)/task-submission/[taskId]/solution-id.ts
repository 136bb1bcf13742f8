/** The id of the text field. */
export const solutionId = 'solution-text'
/** The id of the banner with another text of the task. */
export const otherTextId = 'other-text'
