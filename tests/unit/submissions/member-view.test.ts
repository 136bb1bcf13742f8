import type { Evaluation } from '@/lib/evaluation/schema'
import type { Level } from '@/lib/evaluation/schema'
import { evaluationWithoutHidden } from '@/lib/export/hide'
import { toDay } from '@/lib/calendar'
import { heldEvaluation, reuseEvaluation } from '@/lib/submissions/reuse/feedback'
import { memberView } from '@/lib/submissions/member-view'

const refused: Evaluation = {
  score: 40,
  isAccepted: false,
  isUnsure: false,
  feedback: '',
  feedbackLanguage: 'en',
  reasoning: 'It is 56.',
  criteria: [],
  expectations: [],
}
const line = (text: string, isHidden: boolean, level: Level) => ({ text, isHidden, level, evidence: ['my words'] })
const shown = line('how you found out', false, 'full')
const answer = 'The expected answer'
const view = (evaluation: Evaluation) => memberView(evaluation, evaluation.expectations, answer)
const textsOf = (evaluation: Evaluation) => view(evaluation).expectations.map(({ text }) => text)

test('a refusal without the expected answer is one row, whichever part of it was found', () => {
  const expectations = [line('56', true, 'none'), shown, line('times', true, 'full')]
  expect(view({ ...refused, expectations })).toMatchObject({
    reasoning: '',
    expectations: [
      { text: 'how you found out', level: 'full', evidence: [] },
      { text: answer, level: 'none', evidence: [] },
    ],
  })
})

test('the expected answer is not listed as missing if it was given or nothing was refused', () => {
  for (const level of ['partial', 'full'] as const)
    expect(textsOf({ ...refused, expectations: [shown, line('56', true, level)] })).toEqual([shown.text])
  const expectations = [shown, line('56', true, 'none')]
  expect(textsOf({ ...refused, isAccepted: true, expectations })).toEqual([shown.text])
  expect(textsOf({ ...refused, isUnsure: true, expectations })).toEqual([shown.text])
  expect(textsOf({ ...refused, expectations: [shown] })).toEqual([shown.text])
})

test('an evaluation held for a person keeps its reasoning from the member as long as it could name a hidden answer', () => {
  const expectations = [shown, line('56', true, 'full')]
  const accepted = { ...refused, isAccepted: true, score: 90, expectations }
  const held = heldEvaluation(accepted, { wasRefused: true, alike: null })
  expect(held.reasoning).toContain('It is 56.')
  expect(view(held)).toMatchObject({ reasoning: '', criteria: [], expectations: [{ text: shown.text }] })
  expect(
    evaluationWithoutHidden({ ...held, taskExpectations: [], isAssignee: true, status: 'rejected' }),
  ).toMatchObject({
    reasoning: '',
    expectations: [{ ...shown, evidence: [] }],
  })
})

test('how much of a text is copied is not shown where the task has a hidden answer, whose words are left out of it', () => {
  const subject = { title: 'Capital', description: 'Name it.', text: 'It may be Canberra.', level: 'growing' as const }
  const today = toDay('2026-11-21')
  const copied = reuseEvaluation({ isOwn: true, on: today, share: 0.75 }, subject, today, 'en')
  expect(copied).toMatchObject({ expectations: [], reasoning: expect.stringContaining('75%') as string })
  expect(memberView(copied, [{ isHidden: false }, { isHidden: true }], answer)).toMatchObject({ reasoning: '' })
  expect(memberView(copied, [{ isHidden: false }], answer).reasoning).toBe(copied.reasoning)
})
