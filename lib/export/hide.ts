import { isEarning, type TaskStatus } from '@/lib/tasks/status'
import { visibleExpectations } from '@/lib/tasks/expectations'

type WithExpectations = { expectations: { isHidden: boolean }[]; status: TaskStatus }

/** The task without hidden expectations until it is accepted. */
export function withoutHidden<T extends WithExpectations>(task: T): T {
  return isEarning(task.status) ? task : { ...task, expectations: visibleExpectations(task.expectations) }
}

/**
 * The evaluation without hidden expectations until its task is accepted, and without the reasoning, which could quote
 * them.
 */
export function evaluationWithoutHidden<T extends WithExpectations & { reasoning: string }>({
  status,
  ...submission
}: T) {
  const { expectations } = withoutHidden({ status, expectations: submission.expectations })
  const isWhole = expectations.length === submission.expectations.length
  return { ...submission, expectations, reasoning: isWhole ? submission.reasoning : '' }
}
