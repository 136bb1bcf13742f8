import { AgreementCard } from '@/app/(shell)/admin/evaluation/agreement-card'
import { agreementPercent, evaluatorName } from '@/lib/evaluation/agreement'
import { translator } from '@/lib/i18n/translator'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const textOf = (agreement: Parameters<typeof AgreementCard>[0]['agreement']) =>
  spokenMarkup(<AgreementCard agreement={agreement} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('without decisions the screen explains when there will be some', () => {
  expect(textOf([])).toContain('No decisions yet')
})

test('few decisions are shown without a rate', () => {
  const text = textOf([{ evaluator: 'model:gpt-4o-mini', version: 'model-3', decisions: 10, agreed: 8 }])
  expect(text).toMatch(/gpt-4o-mini model-3 8 of 10 decisions were the same Too few to tell/)
  expect(text).not.toContain('80 %')
})

test('many decisions are shown with a rate', () => {
  const text = textOf([{ evaluator: 'built-in-rules', version: 'rules-5', decisions: 1_200, agreed: 900 }])
  expect(text).toMatch(/Built-in evaluator rules-5 900 of 1,200 decisions were the same · 75%/)
  expect(text).not.toContain('Too few to tell')
})

test.each([
  [0, 50, 0],
  [1, 500, 1],
  [499, 500, 99],
  [50, 50, 100],
  [2, 3, 67],
])('%i of %i is %i %%', (agreed, decisions, percent) => {
  expect(agreementPercent({ agreed, decisions })).toBe(percent)
})

test('a model is shown by its own name', () => {
  const t = translator('en', 'evaluator')
  expect(['model:a/b:c', 'reused-text', 'other'].map((name) => evaluatorName(name, t))).toEqual([
    'a/b:c',
    'Check for repeated texts',
    'other',
  ])
})
