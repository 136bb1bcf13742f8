/** What is said of expectations: in forms, beside the task and in an evaluation. */
export const expectations = {
  notList: 'Expectations are a list of texts',
  invalid: 'Each expectation is a text, or a text with isHidden',
  textRequired: 'Write what a good answer tells, or remove the line',
  tooLong: (longest: number) => `An expectation has at most ${longest} characters`,
  repeated: 'This line is there already',
  tooMany: (most: number) => `A task has at most ${most} expectations`,

  label: 'What a good answer tells (optional)',
  hint: 'A checklist beside the task, such as “who won” or “how you both felt”. Laurel looks for each of them.',
  line: (place: number) => `Expectation ${place}`,
  hidden: 'Part of the expected answer (hidden)',
  hiddenHint:
    'Hidden lines are for tasks with a right answer, such as “7 × 8 is 56”. Only administrators see them, and the member once the task is accepted.',
  add: 'Add an expectation',
  full: (most: number) => `That is all: a task has at most ${most}.`,
  moveUp: (place: number) => `Move expectation ${place} up`,
  moveDown: (place: number) => `Move expectation ${place} down`,
  remove: (place: number) => `Remove expectation ${place}`,
  moved: (place: number, of: number) => `Now at place ${place} of ${of}`,
  removed: (left: number) => (left === 1 ? 'Removed. 1 expectation left' : `Removed. ${left} expectations left`),
  proposed: 'The description asks for:',
  take: (text: string) => `Add “${text}”`,
  takeAll: (count: number) => `Add all ${count}`,

  tells: 'A good answer tells',
  hiddenMark: 'Hidden from the member',
  answer: 'The expected answer',
  answerUnseen: 'The expected answer (the member sees it once this is accepted)',
} as const
