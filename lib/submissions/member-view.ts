import type { Evaluation, GradedExpectation } from '@/lib/evaluation/schema'
import { visibleExpectations } from '@/lib/tasks/expectations'

/**
 * The evaluation without anything that reveals a hidden expectation. A refusal says with `answerLabel` that the
 * expected answer is missing, not which part of it, and has no quotes. The reasoning is left out whenever the task
 * (`taskExpectations`) has hidden expectations, of which it might tell something. Pure.
 */
export function memberView(
  { expectations, reasoning, ...evaluation }: Evaluation,
  taskExpectations: readonly { isHidden: boolean }[],
  answerLabel: string,
) {
  const visible = visibleExpectations(expectations)
  const knowsAnswer = [...taskExpectations, ...expectations].some(({ isHidden }) => isHidden)
  // A model may have been told to quote the sentence with the answer.
  const shown = (evidence: string[]) => (knowsAnswer && !evaluation.isAccepted ? [] : evidence)
  const isWrong =
    !evaluation.isAccepted &&
    !evaluation.isUnsure &&
    expectations.some((each) => each.isHidden && each.level === 'none')
  const answer: GradedExpectation[] = isWrong ? [{ text: answerLabel, level: 'none', evidence: [] }] : []
  return {
    ...evaluation,
    reasoning: knowsAnswer ? '' : reasoning,
    expectations: [
      ...visible.map(({ text, level, evidence }) => ({ text, level, evidence: shown(evidence) })),
      ...answer,
    ],
  }
}
