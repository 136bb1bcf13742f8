import 'server-only'
import type { Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import { subjectHashOf } from '@/lib/submissions/hashes'
import { storedExpectations } from '@/lib/tasks/expectations'
import type { ConfirmSubmission } from '@/lib/submissions/schema'
import type { Submission } from '@/prisma/generated/client'

/** How long an evaluation can be confirmed, in milliseconds. */
export const confirmableMs = 24 * 60 * 60 * 1000

type LockedTask = {
  id: string
  assigneeId: string
  title: string
  description: string
  expectations: unknown
  revision: number
}

/** The assignee's newest evaluation of the task. */
export function newestSubmission(tx: Database, { id, assigneeId }: LockedTask) {
  return tx.submission.findFirst({ where: { taskId: id, memberId: assigneeId }, orderBy: { sequence: 'desc' } })
}

/**
 * Throws AppError conflict unless the evaluation was made after the task's last decision and edit and, unless it is
 * confirmed already, at most 24 hours ago.
 */
export function requireConfirmable(newest: Submission, task: LockedTask, now: Date): void {
  if (newest.taskRevision !== task.revision) throw new AppError('conflict', 'submission.changedSince')
  if (newest.confirmedAt !== null) return
  // Edits made before tasks had revisions are detectable only by the subject hash.
  if (newest.subjectHash !== subjectHashOf({ ...task, expectations: storedExpectations(task.expectations) }))
    throw new AppError('conflict', 'submission.changedSince')
  if (now.getTime() - newest.evaluatedAt.getTime() > confirmableMs) throw new AppError('conflict', 'submission.tooOld')
}

/**
 * The evaluation being confirmed: the assignee's newest of the task, of exactly this text, and still confirmable. The
 * task must be locked. Throws AppError conflict otherwise.
 */
export async function confirmableSubmission(tx: Database, task: LockedTask, input: ConfirmSubmission, now: Date) {
  const newest = await newestSubmission(tx, task)
  const textHash = hashOf(input.text)
  if (newest?.textHash !== textHash) {
    const of = { taskId: task.id, memberId: task.assigneeId }
    const wasEvaluated = (await tx.submission.count({ where: { ...of, textHash } })) > 0
    throw new AppError('conflict', wasEvaluated ? 'submission.newerEvaluation' : 'submission.differs')
  }
  const { score, isAccepted } = input.evaluation
  if (newest.score !== score || newest.isAccepted !== isAccepted) throw new AppError('conflict', 'submission.differs')
  requireConfirmable(newest, task, now)
  return newest
}
