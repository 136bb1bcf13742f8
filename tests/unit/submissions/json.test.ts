import { evaluationJson, evaluatorKindOf, readEvaluation } from '@/lib/submissions/json'
import { dangerFindings } from '@/lib/evaluation/safeguarding'
import { RULES_VERSION, builtInRules } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { grade } from '@/lib/evaluation/grade'
import { translator } from '@/lib/i18n/translator'
import { reuseFindings } from '@/lib/submissions/reuse/feedback'

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
  const answer = evaluationJson({ ...grade(findings, subject), evaluator: evaluatorKindOf(findings) })
  expect(answer.evaluation.evaluator).toBe('built-in')
  expect(readEvaluation(t, JSON.stringify(answer)).evaluator).toBe('built-in')
  const older = { ...answer, evaluation: { ...answer.evaluation, evaluator: undefined } }
  expect(readEvaluation(t, JSON.stringify(older)).evaluator).toBeUndefined()
})
