import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import type { Database } from '@/lib/db'
import { hashOf } from '@/lib/hash'
import type { Scope } from '@/lib/scope'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'

/** Tells one response from another, so that a decision is about the text that was read. */
export const responseHash = (response: string | null) => hashOf(response ?? '')

type DecidedTask = { id: string; assigneeId: string; revision: number }
type Verdict = { task: DecidedTask; before: TaskStatus; isAccepted: boolean; reason?: string }

/** The verdict that an administrator gives by changing a task's status; null when the change gives none. */
export function statusDecision(
  before: { status: TaskStatus; needsPerson: boolean },
  after: TaskStatus,
): boolean | null {
  if (isEarning(after)) return isEarning(before.status) ? null : true
  return after === 'rejected' && (before.status !== 'rejected' || before.needsPerson) ? false : null
}

/** Keeps who decided what about whose work, under the revision that the decision made of the task. */
export async function recordDecision(tx: Database, scope: Scope, { task, before, isAccepted, reason }: Verdict) {
  await tx.decision.create({
    data: {
      taskId: task.id,
      memberId: task.assigneeId,
      deciderId: signedIn(scope.viewer).id,
      before,
      isAccepted,
      reason,
      submissionId: await decidedSubmission(tx, task),
      decidedAt: scope.now,
      revision: task.revision,
    },
  })
}

/** The evaluated text that a decision is about: the assignee's newest confirmed one, else their newest. */
async function decidedSubmission(tx: Database, { id, assigneeId }: DecidedTask): Promise<string | null> {
  const [newest] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Submission" WHERE "taskId" = ${id}::uuid AND "memberId" = ${assigneeId}::uuid
    ORDER BY ("confirmedAt" IS NOT NULL) DESC, "sequence" DESC LIMIT 1`
  return newest?.id ?? null
}

/**
 * Whether only a person accepts what the assignee submits for the task now: the last decision about their work on
 * it was a refusal.
 */
export async function isHeldForPerson(
  tx: Database,
  task: { id: string; assigneeId: string; status: TaskStatus },
): Promise<boolean> {
  if (isEarning(task.status)) return false
  const last = await tx.decision.findFirst({
    where: { taskId: task.id, memberId: task.assigneeId },
    orderBy: { revision: 'desc' },
    select: { isAccepted: true },
  })
  return last?.isAccepted === false
}
