import { evaluationJson, evaluatorKindOf, isForSafety } from '@/lib/submissions/json'
import { memberView } from '@/lib/submissions/member-view'
import { readEvaluation } from '@/lib/submissions/read-evaluation'
import { dangerEvaluation, dangerFindings } from '@/lib/evaluation/safeguarding'
import { RULES_VERSION, builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'
import { translator } from '@/lib/i18n/translator'
import { heldEvaluation, reuseFindings } from '@/lib/submissions/reuse/feedback'

const t = translator('en', 'submission')

const subject = { title: 'Walk', description: 'Go for a walk.', text: 'We walked to the lake and fed nine ducks.' }

test('members see the kind of evaluator, but neither the model nor that it reported danger', async () => {
  const findings = await builtInRules.evaluate(subject)
  expect(findings.promptVersion).toBe(RULES_VERSION)
  expect(evaluatorKindOf(findings)).toBe('built-in')
  expect(evaluatorKindOf(reuseFindings)).toBe('laurel')
  expect(evaluatorKindOf(dangerFindings)).toBe('laurel')
  expect(evaluatorKindOf({ evaluator: 'some-model-4o' })).toBe('model')
  expect(evaluatorKindOf({ evaluator: 'some-model-4o', showsDanger: true })).toBe('laurel')
})

test('a REST response includes it, and it is read back if present', async () => {
  const findings = await builtInRules.evaluate(subject)
  const beside = { evaluator: evaluatorKindOf(findings), cost: null, needsPerson: false }
  const answer = evaluationJson({ ...memberView(grade(findings, subject), [], ''), ...beside })
  expect(answer.evaluation.evaluator).toBe('built-in')
  expect(readEvaluation(t, JSON.stringify(answer)).evaluator).toBe('built-in')
  const older = { ...answer, evaluation: { ...answer.evaluation, evaluator: undefined } }
  expect(readEvaluation(t, JSON.stringify(older)).evaluator).toBeUndefined()
})

test('what is missing or unknown in a response is read as nothing, and as no acceptance', () => {
  const nothing = { score: 0, isAccepted: false, isUnsure: false, reasoning: '', criteria: [], expectations: [] }
  const beside = { feedbackLanguage: 'en', cost: null, needsPerson: false }
  expect(readEvaluation(t, '{ "evaluation": {} }')).toEqual({ ...nothing, ...beside, feedback: t('noFeedback') })
  const newer = {
    evaluation: { evaluator: 'oracle', mood: 'good' },
    feedback: 'Good.',
    feedbackLanguage: 'eo',
    more: 1,
  }
  expect(readEvaluation(t, JSON.stringify(newer))).toEqual({ ...nothing, ...beside, feedback: 'Good.' })
})

test('only a text that shows danger reads as kept for its writer’s safety', () => {
  const danger = dangerEvaluation(subject.text, 'en')
  expect(isForSafety({ ...danger, evaluator: evaluatorKindOf(dangerFindings) })).toBe(true)
  const accepted = { ...danger, isAccepted: true, isUnsure: false }
  const held = heldEvaluation(accepted, { wasRefused: true, alike: null })
  expect(held).toMatchObject({ isUnsure: true, criteria: [] })
  expect(isForSafety({ ...held, evaluator: 'model' })).toBe(false)
})
