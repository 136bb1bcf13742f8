/** The themes of the task library, in the order in which they are shown. */
export const themes = [
  'chores',
  'reading',
  'maths',
  'nature',
  'kindness',
  'money',
  'cooking',
  'music',
  'sport',
  'family',
  'making',
  'science',
] as const
export type Theme = (typeof themes)[number]

/** The least number of tasks of a theme in the library: a plan that needs more has tasks of other themes, too. */
export const tasksPerTheme = 13
