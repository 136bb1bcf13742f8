import { nextStepFirst } from '@/lib/evaluation/encouragement'
import { composeFeedback } from '@/lib/evaluation/feedback'

const about = {
  isAccepted: false,
  isUnsure: false,
  weakest: 'complete',
  missing: [],
  said: 'I read about a cat.',
} as const

test.each([
  ['en', 'Next step:', 'Keep going, you can make this better.'],
  ['fr', 'Prochaine étape :', 'Continue, tu peux encore l’améliorer.'],
] as const)('the next step of a refusal comes before its encouragement in %s', (language, step, kind) => {
  const { step: first, rest } = nextStepFirst(composeFeedback({ ...about, language }))
  expect(first.startsWith(step)).toBe(true)
  expect(first.endsWith('I read about a cat.')).toBe(true)
  expect(rest).toBe(kind)
})

test('feedback without encouragement stays as it is', () => {
  expect(nextStepFirst('You told this on Tuesday.')).toEqual({ step: 'You told this on Tuesday.', rest: '' })
})
