import 'server-only'
import { createHash } from 'node:crypto'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayOf, fromDate, toDate } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { messages } from '@/lib/messages'
import { lockMembers, settleTask } from '@/lib/points/ledger'
import { costOfLosing } from '@/lib/points/queries'
import { currentStreak } from '@/lib/points/streak'
import { evaluator } from '@/lib/ports'
import type { Scope } from '@/lib/scope'
import type { ConfirmationJson, EvaluationView } from '@/lib/submissions/json'
import { type Findings, grade } from '@/lib/submissions/rubric'
import type { ConfirmSubmission, SaveDraft } from '@/lib/submissions/schema'
import { suspicionsOf } from '@/lib/submissions/suspicion'
import { toldEvaluation, toldFindings } from '@/lib/submissions/told-feedback'
import { compareWithTold, fingerprintTexts, refuseToldText } from '@/lib/submissions/told-texts'
import { findTask, taskColumns } from '@/lib/tasks/queries'
import { isSubmittable } from '@/lib/tasks/status'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What of a task an evaluation depends on. */
const subjectHashOf = ({ title, description }: { title: string; description: string }) =>
  hashOf(JSON.stringify([title, description]))

type Solution = { taskId: string; text: string; signal?: AbortSignal }

/**
 * Has a solution evaluated and keeps the evaluation, unconfirmed. Throws AppError: not_found, forbidden,
 * conflict once the task has expired, too_many past the daily limit, and unavailable, timeout or cancelled
 * when the evaluator could not finish; then nothing is kept and nothing is lost.
 */
export async function submitSolution(scope: Scope, { taskId, text, signal }: Solution): Promise<EvaluationView> {
  const task = await findTask(scope, taskId)
  authorize(scope.viewer, 'task:submit', task)
  if (!isSubmittable(task, scope.now)) throw new AppError('conflict', messages.submission.notSubmittable)

  const use = { memberId: signedIn(scope.viewer).id, taskId: task.id, day: toDate(dayOf(scope.now, scope.timeZone)) }
  const subject = { title: task.title, description: task.description, text }
  const { told, others } = await compareWithTold(scope, { ...use, ...subject })
  await countEvaluation(use)
  // The evaluator is slow: ask it before any transaction opens, never inside one.
  const findings = told
    ? toldFindings
    : await evaluator()
        .evaluate({ ...subject, signal })
        .catch(async (error: unknown) => {
          if (!(error instanceof AppError && error.code === 'cancelled')) await uncountEvaluation(use)
          throw error
        })
  const today = dayOf(scope.now, scope.timeZone)
  const evaluation = told ? toldEvaluation(told, subject, today) : grade(findings, subject, others)
  await recordSubmission(
    scope,
    use,
    { ...subject, suspicions: suspicionsOf(text, subject, others) },
    findings,
    evaluation,
  )
  await fingerprintTexts(scope)
  return { ...evaluation, cost: evaluation.isAccepted ? null : await costOfLosing(scope, task) }
}

type Use = { memberId: string; taskId: string; day: Date }

/** Counts before the evaluation is made, so that parallel requests cannot slip past the limit. */
async function countEvaluation({ memberId, taskId, day }: Use): Promise<void> {
  const limit = env().EVALUATIONS_PER_DAY
  const counted = await db.$executeRaw`
    INSERT INTO "EvaluationCount" AS c ("memberId", "taskId", "day", "used")
    VALUES (${memberId}::uuid, ${taskId}::uuid, ${day}::date, 1)
    ON CONFLICT ("memberId", "taskId", "day") DO UPDATE SET "used" = c."used" + 1 WHERE c."used" < ${limit}`
  if (counted === 0) throw new AppError('too_many', messages.submission.dailyLimit(limit))
}

/** A fault of the evaluator's is not the member's: the evaluation that never was is given back. */
async function uncountEvaluation(use: Use): Promise<void> {
  await db.evaluationCount.updateMany({ where: { ...use, used: { gt: 0 } }, data: { used: { decrement: 1 } } })
}

async function recordSubmission(
  scope: Scope,
  { memberId, taskId }: Use,
  subject: { title: string; description: string; text: string; suspicions: string[] },
  findings: Findings,
  evaluation: EvaluationView,
): Promise<void> {
  const { score, isAccepted, feedback, reasoning, criteria } = evaluation
  await db.submission.create({
    data: {
      taskId,
      memberId,
      text: subject.text,
      textHash: hashOf(subject.text),
      subjectHash: subjectHashOf(subject),
      score,
      isAccepted,
      feedback,
      reasoning,
      criteria,
      suspicions: subject.suspicions,
      evaluator: findings.evaluator,
      promptVersion: findings.promptVersion,
      evaluatedAt: scope.now,
    },
  })
  await db.user.updateMany({ where: { id: memberId }, data: { lastActivity: scope.now } })
}

/**
 * Confirms the newest unconfirmed evaluation of exactly this text, and settles what it earns. What the caller
 * says of the evaluation only checks it: a difference is refused as a conflict. Confirming again what is
 * already confirmed answers the same and changes nothing. Throws AppError not_found, forbidden or conflict.
 */
export async function confirmSubmission(scope: Scope, input: ConfirmSubmission): Promise<ConfirmationJson> {
  const { id: taskId, assigneeId } = await findTask(scope, input.taskId)
  authorize(scope.viewer, 'task:submit', { assigneeId })
  // The locks may take a while to come, and the task may expire meanwhile.
  const begun = performance.now()
  await fingerprintTexts(scope)
  return db.$transaction(async (tx) => {
    await lockMembers(tx, [assigneeId])
    await tx.$queryRaw`SELECT 1 FROM "Task" WHERE "id" = ${taskId}::uuid FOR UPDATE`
    const task = await tx.task.findFirst({ where: { id: taskId, assigneeId }, select: taskColumns })
    if (!task) throw new AppError('not_found', messages.tasks.notFound)

    const submission = await tx.submission.findFirst({
      where: { taskId, memberId: assigneeId, textHash: hashOf(input.submission) },
      orderBy: [{ evaluatedAt: 'desc' }, { id: 'desc' }],
    })
    const { score, isAccepted } = input.evaluation
    if (!submission || submission.score !== score || submission.isAccepted !== isAccepted) {
      throw new AppError('conflict', messages.submission.differs)
    }
    const status = isAccepted ? 'accepted' : 'rejected'
    if (submission.confirmedAt !== null) return confirmation(tx, scope, task, status, submission.confirmedAt)
    // Of a task that was reworded since, the evaluation says nothing.
    if (submission.subjectHash !== subjectHashOf(task)) throw new AppError('conflict', messages.submission.differs)
    const locked = new Date(scope.now.getTime() + performance.now() - begun)
    if (!isSubmittable(task, locked)) throw new AppError('conflict', messages.submission.notSubmittable)

    const { text } = submission
    if (isAccepted) await refuseToldText(tx, scope, { ...task, taskId, memberId: assigneeId, text }, submission)
    await tx.submission.update({ where: { id: submission.id }, data: { confirmedAt: scope.now } })
    const confirmed = await tx.task.update({
      where: { id: taskId },
      data: { status, response: submission.text, feedback: submission.feedback, score: submission.score },
      select: taskColumns,
    })
    await tx.user.update({ where: { id: assigneeId }, data: { lastActivity: scope.now } })
    await settleTask(tx, scope, confirmed)
    return confirmation(tx, scope, confirmed, status, scope.now)
  })
}

/** The answer to a confirmation, the same however often it is asked for: what was booked when it was made. */
async function confirmation(
  tx: Database,
  scope: Scope,
  task: { id: string; assigneeId: string },
  status: 'accepted' | 'rejected',
  confirmedAt: Date,
): Promise<ConfirmationJson> {
  const member = await tx.user.findUniqueOrThrow({ where: { id: task.assigneeId } })
  const entries = await tx.pointEntry.findMany({
    where: {
      memberId: member.id,
      createdAt: confirmedAt,
      OR: [{ kind: 'task', taskId: task.id }, { kind: 'streak_bonus' }],
    },
    select: { kind: true, amount: true },
  })
  const booked = (kind: 'task' | 'streak_bonus') =>
    entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amount : 0), 0)
  const lastDay = member.streakDay && fromDate(member.streakDay)
  return {
    status,
    pointsAwarded: booked('task'),
    bonusAwarded: booked('streak_bonus'),
    points: member.points,
    streak: currentStreak({ length: member.streak, lastDay }, dayOf(scope.now, scope.timeZone)),
  }
}

/** Keeps a text for later, while the task can still be submitted. Throws AppError not_found, forbidden or conflict. */
export async function saveDraft(scope: Scope, { taskId, response }: SaveDraft): Promise<void> {
  const task = await findTask(scope, taskId)
  authorize(scope.viewer, 'task:submit', task)
  if (!isSubmittable(task, scope.now)) throw new AppError('conflict', messages.submission.notSubmittable)
  const { count } = await db.task.updateMany({
    where: { id: task.id, assigneeId: task.assigneeId },
    data: { response },
  })
  if (count === 0) throw new AppError('not_found', messages.tasks.notFound)
}
