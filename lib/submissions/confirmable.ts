import 'server-only'
import { dayMs } from '@/lib/durations'
import { columnsOf, type Statements } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import { subjectHashOf } from '@/lib/submissions/hashes'
import { isHeldSql } from '@/lib/tasks/decisions'
import { storedExpectations } from '@/lib/tasks/expectations'
import type { TaskStatus } from '@/lib/tasks/status'
import type { ConfirmSubmission } from '@/lib/submissions/schema'
import type { Submission } from '@/prisma/generated/client'

/** How long an evaluation can be confirmed, in milliseconds. */
export const confirmableMs = dayMs

type LockedTask = {
  id: string
  assigneeId: string
  title: string
  description: string
  expectations: unknown
  revision: number
  status: TaskStatus
}

const columns = [
  ...(['id', 'taskId', 'memberId', 'text', 'textHash', 'subjectHash', 'taskRevision', 'score', 'isAccepted'] as const),
  ...(['isUnsure', 'feedback', 'feedbackLanguage', 'reusedWords', 'evaluatedAt', 'confirmedAt'] as const),
  ...(['pointsAwarded', 'bonusAwarded'] as const),
]

/** An evaluation as it is confirmed, and what decides who accepts it. */
export type NewestSubmission = Pick<Submission, (typeof columns)[number]> & {
  /** The task has an open appeal. */
  hasOpenAppeal: boolean
  /** Only a person can accept it: the last decision about the member's work on the task was a refusal. */
  isHeld: boolean
}

/** The assignee's newest evaluation of the task. The task must be locked for the result to stay valid. */
export async function newestSubmission(tx: Statements, task: LockedTask): Promise<NewestSubmission | null> {
  const [newest] = await tx.$queryRaw<NewestSubmission[]>`
    SELECT ${columnsOf(columns, 's')}, EXISTS (SELECT FROM "Appeal" a WHERE a."taskId" = s."taskId" AND a."state" = 'open') AS "hasOpenAppeal",
      ${isHeldSql(task)} AS "isHeld"
    FROM "Submission" s WHERE s."taskId" = ${task.id}::uuid AND s."memberId" = ${task.assigneeId}::uuid
    ORDER BY s."sequence" DESC LIMIT 1`
  return newest ?? null
}

/**
 * Throws AppError conflict unless the evaluation was made after the task's last decision and edit and, unless it is
 * confirmed already, at most 24 hours ago.
 */
export function requireConfirmable(newest: NewestSubmission, task: LockedTask, now: Date): void {
  if (newest.taskRevision !== task.revision)
    throw new AppError('conflict', task.status === 'expired' ? 'submission.notSubmittable' : 'submission.changedSince')
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
export async function confirmableSubmission(tx: Statements, task: LockedTask, input: ConfirmSubmission, now: Date) {
  const newest = await newestSubmission(tx, task)
  const textHash = hashOf(input.text)
  if (newest?.textHash !== textHash) {
    const earlier = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "Submission"
      WHERE "taskId" = ${task.id}::uuid AND "memberId" = ${task.assigneeId}::uuid AND "textHash" = ${textHash} LIMIT 1`
    throw new AppError('conflict', earlier.length > 0 ? 'submission.newerEvaluation' : 'submission.differs')
  }
  const { score, isAccepted } = input.evaluation
  if (newest.score !== score || newest.isAccepted !== isAccepted) throw new AppError('conflict', 'submission.differs')
  requireConfirmable(newest, task, now)
  return newest
}
