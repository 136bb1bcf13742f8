import type { Evaluation } from '@/lib/evaluation/grade'
import type { EvaluationView, ExpectationView } from '@/lib/submissions/json'
import { visibleExpectations } from '@/lib/tasks/expectations'

/**
 * The evaluation without what would give a hidden expectation away: a refusal says that the expected answer is not
 * there, by the words of `answerLabel`, and neither which part of it nor how many there are. Pure.
 */
export function memberView(
  { expectations, reasoning, ...evaluation }: Evaluation,
  answerLabel: string,
): EvaluationView {
  const visible = visibleExpectations(expectations)
  const isWrong =
    !evaluation.isAccepted &&
    !evaluation.isUnsure &&
    expectations.some((each) => each.isHidden && each.level !== 'full')
  const answer: ExpectationView[] = isWrong ? [{ text: answerLabel, level: 'none', evidence: [] }] : []
  return {
    ...evaluation,
    reasoning: visible.length < expectations.length ? '' : reasoning,
    expectations: [...visible.map(({ text, level, evidence }) => ({ text, level, evidence })), ...answer],
  }
}
