import 'server-only'
import { appealJson, type AppealJson } from '@/lib/appeals/json'
import { monotonic } from '@/lib/clock'
import { closeAppeal, keptOpenAfter, openAppeal, requireOther } from '@/lib/tasks/open-appeal'
import { mostOpenAppeals } from '@/lib/appeals/limits'
import type { AskPerson } from '@/lib/appeals/schema'
import { authorize } from '@/lib/auth/policy'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { refreshReviewItem } from '@/lib/tasks/review-item'
import { isReported, reportIfDangerous } from '@/lib/safeguarding/commands'
import type { Scope } from '@/lib/scope'
import { newestSubmission, requireConfirmable } from '@/lib/submissions/confirmable'
import { recordConfirmation } from '@/lib/submissions/record-confirmation'
import { lockOwnTask } from '@/lib/tasks/lock-own-task'
import { findTask } from '@/lib/tasks/queries'
import { isExpired, isSubmittable } from '@/lib/tasks/status'
import { isHeldForPerson } from '@/lib/tasks/decisions'

const answered = { submission: { select: { evaluatedAt: true } } } as const

/**
 * Requests a person's review of the task's newest evaluation, which refused the text, and confirms that text. Until it
 * is answered the task waits for a person, and for seven days it does not expire. A message with signs of danger is
 * reported to the administrators, even when the appeal is not accepted. Throws AppError: not_found, forbidden for another
 * member's task and for the only administrator, and conflict when there is nothing to appeal, it cannot be confirmed,
 * or too many appeals are open.
 */
export async function askPerson(scope: Scope, { taskId, message }: AskPerson): Promise<AppealJson> {
  const { id, assigneeId, title } = await findTask(scope, taskId)
  authorize(scope.viewer, 'task:submit', { assigneeId })
  await reportIfDangerous(scope, { memberId: assigneeId, taskId: id, title, text: message })
  // Waiting for locks takes time, in which the task may expire.
  const begun = monotonic()
  return db.$transaction(async (tx) => {
    const { task } = await lockOwnTask(tx, scope, id, assigneeId)
    await requireOther(tx, scope)
    const submission = await newestSubmission(tx, task)
    const isOver = !submission?.confirmedAt && task.status !== 'accepted' && !isSubmittable(task, scope.now)
    if (isOver) throw new AppError('conflict', 'submission.notSubmittable')
    if (!submission) throw new AppError('conflict', 'appeals.nothingYet')
    if (submission.isAccepted) throw new AppError('conflict', task.needsPerson ? 'appeals.waiting' : 'appeals.accepted')
    await requireUndecided(tx, task, submission.taskRevision)
    requireConfirmable(submission, task, scope.now)
    const slot = await freeSlot(tx, { taskId: id, memberId: assigneeId })

    const now = new Date(scope.now.getTime() + monotonic() - begun)
    if (submission.confirmedAt === null && !isSubmittable(task, now))
      throw new AppError('conflict', 'submission.notSubmittable')
    // An expired task is reviewed but not reopened.
    const until = isExpired(task, now) ? null : keptOpenAfter(scope.now, task)
    const waiting = { needsPerson: true, keptOpenUntil: until }
    const { draft } = task
    if (submission.confirmedAt === null)
      await recordConfirmation(tx, scope, submission, { status: 'rejected', draft, ...waiting })
    else await tx.task.update({ where: { id }, data: waiting, select: { id: true } })
    const appeal = await tx.appeal.create({
      data: { taskId: id, memberId: assigneeId, submissionId: submission.id, message, slot, askedAt: scope.now },
      include: answered,
    })
    await refreshReviewItem(tx, id)
    return appealJson(appeal, scope.timeZone)
  })
}

/**
 * Withdraws the appeal. Confirming an unsure text counts as one; withdrawing it records a withdrawn appeal. Afterwards
 * the task waits for a person only for another reason: its text was reported, or a person refused the work before and
 * the text is not refused; without an appeal there is then nothing to withdraw. Throws AppError: not_found, also
 * without a request, forbidden for another member's task, and conflict when the request is closed.
 */
export async function withdrawAppeal(scope: Scope, { taskId }: { taskId: string }): Promise<AppealJson> {
  const { id, assigneeId } = await findTask(scope, taskId)
  authorize(scope.viewer, 'task:submit', { assigneeId })
  return db.$transaction(async (tx) => {
    const { task } = await lockOwnTask(tx, scope, id, assigneeId)
    const open = await openAppeal(tx, id)
    const kept = await tx.submission.findFirst({
      where: { taskId: id, memberId: assigneeId, confirmedAt: { not: null } },
      orderBy: { sequence: 'desc' },
      select: {
        id: true,
        memberId: true,
        taskId: true,
        text: true,
        isUnsure: true,
        isAccepted: true,
        confirmedAt: true,
      },
    })
    const isRefused = kept === null || !(kept.isAccepted || kept.isUnsure)
    const needsPerson = !isRefused && ((await isHeldForPerson(tx, task)) || (await isReported(tx, kept)))
    const confirming =
      kept?.isUnsure && kept.confirmedAt
        ? { submissionId: kept.id, askedAt: kept.confirmedAt, isOnlyReason: !needsPerson }
        : null
    const { id: appealId } = open ?? (await recordWithdrawn(tx, scope, task, confirming))
    await closeAppeal(tx, scope, id, { state: 'withdrawn' })
    const keptOpenUntil = needsPerson && confirming ? keptOpenAfter(confirming.askedAt, task) : null
    await tx.task.update({ where: { id }, data: { needsPerson, keptOpenUntil }, select: { id: true } })
    await refreshReviewItem(tx, id)
    const appeal = await tx.appeal.findUniqueOrThrow({ where: { id: appealId }, include: answered })
    return appealJson(appeal, scope.timeZone)
  })
}

type Asked = { id: string; assigneeId: string }

/** When the member asked a person by confirming an unsure text, and whether the task waits for nothing else. */
type Confirming = { submissionId: string; askedAt: Date; isOnlyReason: boolean }

/**
 * Records the confirmation of an unsure text as a withdrawn appeal. Throws AppError: conflict when it was answered or
 * withdrawn already, and not_found when there is none.
 */
async function recordWithdrawn(
  tx: Database,
  { now }: Scope,
  { id: taskId, assigneeId: memberId, needsPerson }: Asked & { needsPerson: boolean },
  confirming: Confirming | null,
): Promise<{ id: string }> {
  if (needsPerson && confirming?.isOnlyReason) {
    const { submissionId, askedAt } = confirming
    const data = { taskId, memberId, submissionId, state: 'withdrawn' as const, askedAt, closedAt: now }
    return tx.appeal.create({ data, select: { id: true } })
  }
  const isClosed =
    (confirming && !needsPerson) || (await tx.appeal.findFirst({ where: { taskId, memberId }, select: { id: true } }))
  throw isClosed ? new AppError('conflict', 'appeals.answered') : new AppError('not_found', 'appeals.none')
}

async function requireUndecided(tx: Database, { id, assigneeId }: Asked, taskRevision: number): Promise<void> {
  const decision = await tx.decision.findFirst({
    where: { taskId: id, memberId: assigneeId, revision: { gt: taskRevision } },
    orderBy: { revision: 'desc' },
    select: { isAccepted: true },
  })
  if (decision) throw new AppError('conflict', decision.isAccepted ? 'appeals.accepted' : 'appeals.decided')
}

/** A free appeal slot of the member. Requires the member's lock; the database enforces uniqueness. */
async function freeSlot(tx: Database, { taskId, memberId }: { taskId: string; memberId: string }): Promise<number> {
  const open = await tx.appeal.findMany({ where: { memberId, state: 'open' }, select: { taskId: true, slot: true } })
  if (open.some((appeal) => appeal.taskId === taskId)) throw new AppError('conflict', 'appeals.alreadyOpen')
  const taken = new Set(open.map(({ slot }) => slot))
  for (let slot = 1; slot <= mostOpenAppeals; slot += 1) if (!taken.has(slot)) return slot
  throw new AppError('conflict', 'appeals.tooMany', { values: { most: mostOpenAppeals } })
}
