import type { Evaluation, GradedExpectation } from '@/lib/evaluation/schema'
import { visibleExpectations } from '@/lib/tasks/expectations'

/**
 * The evaluation without anything that reveals a hidden expectation: a rejection only says, with `answerLabel`, that
 * the expected answer is missing, but neither which part nor how many there are. Pure.
 */
export function memberView({ expectations, reasoning, ...evaluation }: Evaluation, answerLabel: string) {
  const visible = visibleExpectations(expectations)
  const isWrong =
    !evaluation.isAccepted &&
    !evaluation.isUnsure &&
    expectations.some((each) => each.isHidden && each.level !== 'full')
  const answer: GradedExpectation[] = isWrong ? [{ text: answerLabel, level: 'none', evidence: [] }] : []
  return {
    ...evaluation,
    reasoning: visible.length < expectations.length ? '' : reasoning,
    expectations: [...visible.map(({ text, level, evidence }) => ({ text, level, evidence })), ...answer],
  }
}
