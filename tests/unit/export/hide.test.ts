import { evaluationWithoutHidden, withoutHidden } from '@/lib/export/hide'

const open = { text: 'Names the river', isHidden: false }
const hidden = { text: 'The Danube', isHidden: true }
const task = { id: 'a', expectations: [open, hidden] }
const met = { ...open, evidence: ['I think it is the Danube.'] }
const submission = { id: 'a', expectations: [met, { ...hidden, evidence: [] }], reasoning: 'It is not the Danube.' }
const withheld = { id: 'a', expectations: [{ ...open, evidence: [] }], reasoning: '' }
const evaluation = { ...submission, taskExpectations: [], isAssignee: true }

test.each(['pending', 'rejected', 'expired'] as const)('a task that is %s shows no hidden expectation', (status) => {
  expect(withoutHidden({ ...task, status })).toEqual({ id: 'a', status, expectations: [open] })
  expect(evaluationWithoutHidden({ ...evaluation, status })).toEqual(withheld)
})

test.each(['accepted', 'completed'] as const)('a task that is %s shows everything', (status) => {
  expect(withoutHidden({ ...task, status })).toEqual({ ...task, status })
  expect(evaluationWithoutHidden({ ...evaluation, status })).toEqual(submission)
})

test('without hidden expectations the reasoning and the quotes are shown', () => {
  const shown = evaluationWithoutHidden({ ...evaluation, status: 'rejected', expectations: [met] })
  expect(shown).toEqual({ id: 'a', expectations: [met], reasoning: 'It is not the Danube.' })
})

test('an evaluation that stored no expectations goes by its task’s', () => {
  const held = { ...evaluation, expectations: [], taskExpectations: [open, hidden] }
  expect(evaluationWithoutHidden({ ...held, status: 'rejected' }).reasoning).toBe('')
  expect(evaluationWithoutHidden({ ...held, status: 'accepted' }).reasoning).toBe(submission.reasoning)
})

test('an evaluation of a former assignee shows nothing hidden, regardless of whose work is accepted now', () => {
  const former = { ...evaluation, isAssignee: false, status: 'accepted' as const }
  expect(evaluationWithoutHidden(former)).toEqual(withheld)
})
