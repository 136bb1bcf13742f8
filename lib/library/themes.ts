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
