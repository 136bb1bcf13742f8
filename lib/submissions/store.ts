import 'server-only'
import { dayMs } from '@/lib/durations'
import { db, type Database } from '@/lib/db'
import { dangerFindings } from '@/lib/evaluation/safeguarding'
import type { Subject } from '@/lib/evaluation/subject'
import { suspicionsOf } from '@/lib/evaluation/text/suspicion'
import { hashOf } from '@/lib/hash'
import { lockMembers } from '@/lib/points/ledger'
import { mostReportsPerDay, report } from '@/lib/safeguarding/commands'
import type { Scope } from '@/lib/scope'
import { subjectHashOf } from '@/lib/submissions/hashes'
import type { Judgement } from '@/lib/submissions/judge'
import type { Attempt } from '@/lib/submissions/quota'
import { refreshReviewItem } from '@/lib/tasks/review-item'

type Judged = {
  /** Set when the text was already reported under this id. */
  id: string | undefined
  subject: Subject
  /** The task's revision that was judged. */
  revision: number
  judgement: Judgement
}

/**
 * Stores an evaluated submission, unconfirmed. A text that the model flags as dangerous is reported with it. Reported
 * texts are not counted as evaluations: past twenty a day for a task, copies of them are not stored again.
 */
export async function storeSubmission(
  scope: Scope,
  { memberId, taskId }: Attempt,
  { id: reportedId, subject, revision, judgement }: Judged,
): Promise<void> {
  const { title, description, text, expectations = [], level } = subject
  const { findings, evaluation, comparison, isHeld } = judgement
  const { expectations: graded, ...outcome } = evaluation
  const textHash = hashOf(text)
  await db.$transaction(async (tx) => {
    // The member is always locked before the task; the reverse order would deadlock with an administrator's decision.
    await lockMembers(tx, [memberId])
    await tx.$queryRaw`SELECT 1 FROM "Task" WHERE "id" = ${taskId}::uuid FOR UPDATE`
    if (reportedId !== undefined && (await isStoredOften(tx, scope, { memberId, taskId, textHash }))) return
    const { id } = await tx.submission.create({
      data: {
        id: reportedId,
        taskId,
        memberId,
        text,
        reusedWords: comparison.reusedWords,
        textHash,
        subjectHash: subjectHashOf({ title, description, expectations }),
        taskRevision: revision,
        ...outcome,
        isHeld,
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

type Copy = { memberId: string; taskId: string; textHash: string }

async function isStoredOften(tx: Database, { now }: Scope, { textHash, ...whose }: Copy): Promise<boolean> {
  const evaluatedAt = { gt: new Date(now.getTime() - dayMs) }
  const stored = await tx.submission.count({ where: { ...whose, evaluator: dangerFindings.evaluator, evaluatedAt } })
  return stored >= mostReportsPerDay && (await tx.submission.count({ where: { ...whose, textHash } })) > 0
}
