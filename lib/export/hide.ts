import { isEarning, type TaskStatus } from '@/lib/tasks/status'
import { visibleExpectations } from '@/lib/tasks/expectations'

type WithExpectations = { expectations: { isHidden: boolean }[]; status: TaskStatus }

/** The task without hidden expectations until it is accepted. */
export function withoutHidden<T extends WithExpectations>(task: T): T {
  return isEarning(task.status) ? task : { ...task, expectations: visibleExpectations(task.expectations) }
}

type EvaluationRow = WithExpectations & {
  reasoning: string
  /** The expectations of its task, which evaluations of before did not always store. */
  asked: { isHidden: boolean }[]
}

/**
 * The evaluation without hidden expectations until its task is accepted, and without the reasoning, which could quote
 * them.
 */
export function evaluationWithoutHidden<T extends EvaluationRow>({ status, asked, ...submission }: T) {
  const { expectations } = withoutHidden({ status, expectations: submission.expectations })
  const hidesAnswer = !isEarning(status) && [...submission.expectations, ...asked].some(({ isHidden }) => isHidden)
  return { ...submission, expectations, reasoning: hidesAnswer ? '' : submission.reasoning }
}
