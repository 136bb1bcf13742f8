import { isEarning, type TaskStatus } from '@/lib/tasks/status'
import { visibleExpectations } from '@/lib/tasks/expectations'

type WithExpectations = { expectations: { isHidden: boolean }[]; status: TaskStatus }

/** The task without hidden expectations until it is accepted. */
export function withoutHidden<T extends WithExpectations>(task: T): T {
  return isEarning(task.status) ? task : { ...task, expectations: visibleExpectations(task.expectations) }
}

type EvaluationRow = {
  status: TaskStatus
  expectations: { isHidden: boolean; evidence: string[] }[]
  reasoning: string
  /** Whether its writer still is the one whose work the task's status is about. */
  isAssignee: boolean
  /** The expectations of its task, which older evaluations did not always store. */
  taskExpectations: { isHidden: boolean }[]
}

/**
 * The evaluation without hidden expectations until its task is accepted for its writer, and without the reasoning and
 * the quotes, which could tell the answer.
 */
export function evaluationWithoutHidden<T extends EvaluationRow>({
  status,
  isAssignee,
  taskExpectations,
  ...submission
}: T) {
  const isAccepted = isAssignee && isEarning(status)
  const hidesAnswer = !isAccepted && [...submission.expectations, ...taskExpectations].some(({ isHidden }) => isHidden)
  if (!hidesAnswer) return submission
  const visible = visibleExpectations(submission.expectations)
  return { ...submission, expectations: visible.map((each) => ({ ...each, evidence: [] })), reasoning: '' }
}
