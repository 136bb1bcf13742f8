import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import type { DecideTask } from '@/lib/decisions/schema'
import { AppError } from '@/lib/errors'
import { isReadForSafety } from '@/lib/evaluation/thanks'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'
import { taskColumns } from '@/lib/tasks/columns'
import { withReadableFeedback } from '@/lib/tasks/feedback'
import { logDecision, settlePoints, withTask } from '@/lib/tasks/locked'
import { answerAppeal, refuseOwnAppeal } from '@/lib/tasks/open-appeal'
import { responseHash } from '@/lib/tasks/queries'
import { refreshReviewItem } from '@/lib/tasks/review-item'
import { isEarning } from '@/lib/tasks/status'
import { withExpiry } from '@/lib/tasks/task-rows'
import {
  canBeKept,
  recordDecision,
  refuseOwnDecision,
  reviewedSubmission,
  standingSubmission,
  takeAcceptedText,
} from '@/lib/tasks/decisions'

/**
 * Overrides a task's verdict, or keeps it: that of a task which waits for review, about the text shown there, or once
 * that of the evaluator on another member's confirmed text. An accepted text becomes the task's response. The reason is
 * stored and shown to the member as feedback; the evaluation's score is removed. Points follow at once, and an open
 * appeal is answered. After a refusal only a person can accept further submissions for the task. Throws AppError:
 * not_found, forbidden for one's own work after an appeal or a refusal, and conflict when the task has this verdict and
 * it cannot be kept, or when the text changed since it was read.
 */
export async function decideTask(scope: Scope, decision: DecideTask) {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(decision.taskId, 'tasks.notFound')
  const { isAccepted, read } = decision
  const reason = decision.reason || undefined
  return withTask(scope, id, undefined, async (tx, before) => {
    await refuseOwnAppeal(tx, scope, id)
    await refuseOwnDecision(tx, scope, before)
    const review = await reviewedSubmission(tx, id)
    const submissionId = review ?? (await standingSubmission(tx, before))
    if (decision.reviewed !== undefined && review !== decision.reviewed)
      throw new AppError('conflict', 'manageTasks.decidedMeanwhile')
    const isOtherText = decision.shown !== undefined && decision.shown !== submissionId
    if (isOtherText || (read !== undefined && read !== responseHash(before.response)))
      throw new AppError('conflict', 'manageTasks.newerResponse')
    const isKept = isAccepted ? isEarning(before.status) : before.status === 'rejected' && !before.needsPerson
    const isOwn = before.assigneeId === signedIn(scope.viewer).id
    if (isKept && !review && (isOwn || !(await canBeKept(tx, submissionId))))
      throw new AppError('conflict', isAccepted ? 'manageTasks.alreadyAccepted' : 'manageTasks.alreadyRejected')
    // Who told of danger is not congratulated on it.
    const isQuiet = reason === undefined && isReadForSafety(before)
    const taken = isAccepted && !isKept ? await takeAcceptedText(tx, scope, before, submissionId) : {}
    const decided = await tx.task.update({
      where: { id },
      data: {
        revision: { increment: 1 },
        needsPerson: false,
        keptOpenUntil: null,
        ...(!isKept && { status: isAccepted ? 'accepted' : 'rejected' }),
        ...taken,
        // An accepted task that stays accepted keeps the evaluation's feedback, unless a new reason is given.
        ...(!(isKept && isAccepted && !reason) && {
          feedback: reason ?? (isQuiet ? null : ''),
          isDecidedByPerson: !isQuiet,
          feedbackLanguage: null,
          score: null,
        }),
      },
      select: taskColumns,
    })
    await recordDecision(tx, scope, {
      task: decided,
      before: before.status,
      isAccepted,
      reason: reason ?? '',
      submissionId,
    })
    await answerAppeal(tx, scope, decided, reason)
    await refreshReviewItem(tx, id)
    await settlePoints(tx, scope, decided)
    await logDecision(tx, scope, decided, isAccepted)
    return withReadableFeedback(scope, await withExpiry(tx, scope, decided))
  })
}
