import 'server-only'
import { dayOf } from '@/lib/calendar'
import type { Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { lockMembers, settleTask } from '@/lib/points/ledger'
import type { Scope } from '@/lib/scope'
import { taskRow, type TaskRow } from '@/lib/tasks/task-rows'
import type { Submission } from '@/prisma/generated/client'

/** Locks the member, then their task. Throws AppError not_found when the task is no longer theirs. */
export async function lockOwnTask(tx: Database, scope: Scope, taskId: string, assigneeId: string): Promise<TaskRow> {
  await lockMembers(tx, [assigneeId])
  const [task] = await tx.$queryRaw<TaskRow[]>`
    SELECT ${taskRow(scope)} FROM "Task" WHERE "id" = ${taskId}::uuid AND "assigneeId" = ${assigneeId}::uuid FOR UPDATE`
  if (!task) throw new AppError('not_found', 'tasks.notFound')
  return task
}

type Outcome = {
  status: 'accepted' | 'rejected'
  needsPerson: boolean
  /** Until when an open appeal prevents the task from expiring; undefined leaves it unchanged. */
  keptOpenUntil?: Date | null
}

/**
 * Marks a submission as confirmed: the task takes its text and verdict, and its points are settled for the day on which
 * it was submitted. Member and task must be locked.
 */
export async function keepSubmission(tx: Database, scope: Scope, submission: Submission, outcome: Outcome) {
  const { id, taskId, memberId, text, feedback, feedbackLanguage, isUnsure } = submission
  await tx.submission.update({ where: { id }, data: { confirmedAt: scope.now }, select: { id: true } })
  const score = isUnsure ? null : submission.score
  const confirmed = await tx.task.update({
    where: { id: taskId },
    data: { response: text, draft: null, feedback, isDecidedByPerson: false, feedbackLanguage, score, ...outcome },
    select: { id: true, title: true, assigneeId: true, status: true, points: true },
  })
  const settled = await settleTask(tx, scope, confirmed, dayOf(submission.evaluatedAt, scope.timeZone))
  const own = settled.find((each) => each.memberId === memberId)
  const earned = { pointsAwarded: own?.awarded ?? 0, bonusAwarded: own?.bonus ?? 0 }
  if (earned.pointsAwarded !== 0 || earned.bonusAwarded !== 0) {
    await tx.submission.update({ where: { id }, data: earned, select: { id: true } })
  }
  await tx.user.update({ where: { id: memberId }, data: { lastActivity: scope.now }, select: { id: true } })
  return earned
}
