import { agreementPercent, evaluatorName } from '@/lib/evaluation/agreement'
import { translator } from '@/lib/i18n/translator'

test.each([
  [0, 1_000, 0],
  [1, 1_000, 1],
  [1, 3, 33],
  [2, 3, 67],
  [999, 1_000, 99],
  [1_000, 1_000, 100],
])('%i of %i equal verdicts are %i %%: only all are 100, and only none is 0', (agreed, decisions, percent) => {
  expect(agreementPercent({ agreed, decisions })).toBe(percent)
})

test('Laurel’s own evaluators have a name in the viewer’s language, and a model its own', () => {
  const t = translator('en', 'evaluator')
  expect(evaluatorName('built-in-rules', t)).toBe('Built-in evaluator')
  expect(evaluatorName('reused-text', t)).toBe('Check for repeated texts')
  expect(evaluatorName('safeguarding', t)).toBe('Nobody: it goes to a person')
  expect(evaluatorName('model:small-model:3b', t)).toBe('small-model:3b')
  expect(evaluatorName('a-model:b', t)).toBe('a-model:b')
  expect(evaluatorName('toString', t)).toBe('toString')
})
