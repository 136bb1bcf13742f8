import 'server-only'
import type { Viewer } from '@/lib/auth/policy'
import { replacedDraftAt } from '@/lib/drafts/queries'
import type { Scope } from '@/lib/scope'
import type { EvaluationUse } from '@/lib/submissions/evaluations-left'
import type { CheckedExpectation } from '@/lib/submissions/json'
import { checkedExpectations, evaluationsToday, unconfirmedEvaluation } from '@/lib/submissions/queries'
import type { TaskStatus } from '@/lib/tasks/status'
import { levelOf } from '@/lib/users/queries'
import type { MemberLevel } from '@/lib/users/level'

/** What the assignee sees beside their text. */
export type WritingAids = {
  level: MemberLevel
  /** The family lets its members dictate. */
  allowsDictation: boolean
  /** A text that another save replaced is still kept. */
  hasReplaced: boolean
  evaluations: EvaluationUse
  /** How far the text that was confirmed last met the expectations; empty if it no longer says anything. */
  checked: CheckedExpectation[]
  /** The newest evaluation, if it accepted the text and was not confirmed. */
  unconfirmed: Awaited<ReturnType<typeof unconfirmedEvaluation>>
}

type OwnTask = { id: string; assigneeId: string; revision: number; status: TaskStatus; expectations: unknown }

/** The aids for the assignee of a task, read together. */
export async function writingAids(scope: Scope<Viewer>, task: OwnTask): Promise<WritingAids> {
  const [level, replacedAt, evaluations, checked, unconfirmed] = await Promise.all([
    levelOf(scope, scope.viewer.id),
    replacedDraftAt(scope, task),
    evaluationsToday(scope, task),
    checkedExpectations(scope, task),
    unconfirmedEvaluation(scope, task),
  ])
  const allowsDictation = scope.viewer.allowsDictation ?? false
  return { level, allowsDictation, hasReplaced: replacedAt !== null, evaluations, checked, unconfirmed }
}
