export const expectations = {
  invalid: 'Each expectation is a text, or a text with isHidden',
  textRequired: 'Write what a good answer tells, or remove the line',
  tooLong: (longest: number) => `An expectation has at most ${longest} characters`,
  tooMany: (most: number) => `A task has at most ${most} expectations`,
} as const
