import 'server-only'
import { db } from '@/lib/db'
import type { Subject } from '@/lib/evaluation/subject'
import { suspicionsOf } from '@/lib/evaluation/text/suspicion'
import { hashOf } from '@/lib/hash'
import { lockMembers } from '@/lib/points/ledger'
import { report } from '@/lib/safeguarding/commands'
import type { Scope } from '@/lib/scope'
import { subjectHashOf } from '@/lib/submissions/hashes'
import type { Judgement } from '@/lib/submissions/judge'
import type { Use } from '@/lib/submissions/quota'
import { refreshReviewItem } from '@/lib/tasks/review-item'

type Judged = {
  /** Set when the text was already reported under this id. */
  id: string | undefined
  subject: Subject
  /** The task's revision that was judged. */
  revision: number
  judgement: Judgement
}

/** Stores an evaluated submission, unconfirmed. A text that the model flags as dangerous is reported with it. */
export async function storeSubmission(
  scope: Scope,
  { memberId, taskId }: Use,
  { id: reportedId, subject, revision, judgement }: Judged,
): Promise<void> {
  const { title, description, text, expectations = [], level } = subject
  const { findings, evaluation, comparison } = judgement
  const { expectations: graded, ...outcome } = evaluation
  await db.$transaction(async (tx) => {
    // The member is always locked before the task; the reverse order would deadlock with an administrator's decision.
    await lockMembers(tx, [memberId])
    await tx.$queryRaw`SELECT 1 FROM "Task" WHERE "id" = ${taskId}::uuid FOR UPDATE`
    const { id } = await tx.submission.create({
      data: {
        id: reportedId,
        taskId,
        memberId,
        text,
        reusedWords: comparison.reusedWords,
        textHash: hashOf(text),
        subjectHash: subjectHashOf({ title, description, expectations }),
        taskRevision: revision,
        ...outcome,
        expectations: graded,
        memberLevel: level,
        suspicions: suspicionsOf(text, subject, comparison.others),
        evaluator: findings.evaluator,
        promptVersion: findings.promptVersion,
        evaluatedAt: scope.now,
      },
      select: { id: true },
    })
    if (findings.showsDanger) await report(tx, scope, { submissionId: id, memberId, taskId, title, text })
    await refreshReviewItem(tx, taskId)
    await tx.user.updateMany({ where: { id: memberId }, data: { lastActivity: scope.now } })
  })
}
