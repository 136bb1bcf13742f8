import { leadingWithStep, nextStepFirst, withoutOffer } from '@/lib/evaluation/encouragement'
import { stepFor } from '@/lib/evaluation/evaluators/built-in/steps'
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
  ['fr', 'Prochaine étape\u00a0:', 'Continue, tu peux encore l’améliorer.'],
] as const)('the next step of a refusal comes before its encouragement in %s', (language, step, kind) => {
  const { step: first, rest } = nextStepFirst(composeFeedback({ ...about, language }))
  expect(first.startsWith(step)).toBe(true)
  expect(first.endsWith('I read about a cat.')).toBe(true)
  expect(rest).toBe(kind)
})

test('feedback without encouragement stays as it is', () => {
  expect(nextStepFirst('You told this on Tuesday.')).toEqual({ step: 'You told this on Tuesday.', rest: '' })
})

test('an unsure text offers a person, and no longer once one is asked', () => {
  for (const language of ['en', 'fr'] as const) {
    for (const reason of ['foreign', 'impersonal', 'perhapsUndone', 'untied'] as const) {
      const step = stepFor(reason, language)
      expect(step).toMatch(/ask a grown-up|demander à un adulte/)
      const left = withoutOffer(step)
      expect(left).not.toMatch(/ask a grown-up|demander à un adulte/)
      expect(step.startsWith(left)).toBe(true)
    }
  }
  expect(withoutOffer('You told this on Tuesday.')).toBe('You told this on Tuesday.')
})

test('a refusal that is read later leads with the next step as well', () => {
  const feedback = composeFeedback({ ...about, language: 'en' })
  expect(leadingWithStep(feedback)).toMatch(/^Next step: .* Keep going, you can make this better\.$/)
  expect(leadingWithStep('Tell how many.')).toBe('Tell how many.')
})
