import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayOf, fromDate, toDate } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import { messages } from '@/lib/messages'
import { lockMembers, settleTask } from '@/lib/points/ledger'
import { costOfLosing } from '@/lib/points/queries'
import { currentStreak } from '@/lib/points/streak'
import { evaluator } from '@/lib/ports'
import type { Scope } from '@/lib/scope'
import { confirmableSubmission } from '@/lib/submissions/confirmable'
import { subjectHashOf } from '@/lib/submissions/hashes'
import type { ConfirmationJson, EvaluationView } from '@/lib/submissions/json'
import { countEvaluation, uncountEvaluation, type Use } from '@/lib/submissions/quota'
import { type Findings, grade } from '@/lib/evaluation/rubric'
import type { ConfirmSubmission, SaveDraft } from '@/lib/submissions/schema'
import { suspicionsOf } from '@/lib/evaluation/text/suspicion'
import { restEvaluation, toldEvaluation, toldFindings } from '@/lib/submissions/told-feedback'
import { compareWithTold, fingerprintTexts, refuseToldText, requireFingerprints } from '@/lib/submissions/told-texts'
import { findTask, taskColumns } from '@/lib/tasks/queries'
import { isSubmittable } from '@/lib/tasks/status'
import { isHeldForPerson } from '@/lib/tasks/verdicts'

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
  await countEvaluation(use)
  const giveBack = async (error: unknown) => {
    if (!(error instanceof AppError && error.code === 'cancelled')) await uncountEvaluation(use)
    throw error
  }
  const { told, rest, toldWords, others } = await compareWithTold(scope, { ...use, ...subject }).catch(giveBack)
  const read = { ...subject, text: rest }
  // The evaluator is slow: ask it before any transaction opens, never inside one.
  const findings = told
    ? toldFindings
    : await evaluator()
        .evaluate({ ...read, signal })
        .catch(giveBack)
  const today = dayOf(scope.now, scope.timeZone)
  const evaluation = told
    ? toldEvaluation(told, subject, today)
    : restEvaluation(grade(findings, read, others), toldWords, text)
  await recordSubmission(
    scope,
    use,
    { ...subject, toldWords, revision: task.revision, suspicions: suspicionsOf(text, subject, others) },
    findings,
    evaluation,
  )
  await fingerprintTexts(scope)
  return evaluation.isAccepted
    ? { ...evaluation, cost: null, needsPerson: await isHeldForPerson(db, task) }
    : { ...evaluation, cost: await costOfLosing(scope, task), needsPerson: false }
}

async function recordSubmission(
  scope: Scope,
  { memberId, taskId }: Use,
  subject: {
    title: string
    description: string
    text: string
    toldWords: number
    revision: number
    suspicions: string[]
  },
  findings: Findings,
  evaluation: EvaluationView,
): Promise<void> {
  const { score, isAccepted, feedback, reasoning, criteria } = evaluation
  await db.$transaction(async (tx) => {
    // The new row's references would lock the task before the member, and wait for a decision that waits for them.
    await lockMembers(tx, [memberId])
    await tx.submission.create({
      data: {
        taskId,
        memberId,
        text: subject.text,
        toldWords: subject.toldWords,
        textHash: hashOf(subject.text),
        subjectHash: subjectHashOf(subject),
        taskRevision: subject.revision,
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
    await tx.user.updateMany({ where: { id: memberId }, data: { lastActivity: scope.now } })
  })
}

/**
 * Confirms the member's newest evaluation of the task and settles what it earns, for the day on which the text was
 * submitted. What the caller says of the evaluation only checks it: a difference is refused as a conflict. After a
 * person's refusal an accepted text is kept as confirmed and waits for a person. Confirming again what is already
 * confirmed answers the same and changes nothing. Throws AppError not_found, forbidden or conflict.
 */
export async function confirmSubmission(scope: Scope, input: ConfirmSubmission): Promise<ConfirmationJson> {
  const { id: taskId, assigneeId } = await findTask(scope, input.taskId)
  authorize(scope.viewer, 'task:submit', { assigneeId })
  // The locks may take a while to come, and the task may expire meanwhile.
  const begun = performance.now()
  await requireFingerprints(scope)
  return db.$transaction(async (tx) => {
    await lockMembers(tx, [assigneeId])
    await tx.$queryRaw`SELECT 1 FROM "Task" WHERE "id" = ${taskId}::uuid FOR UPDATE`
    const task = await tx.task.findFirst({ where: { id: taskId, assigneeId }, select: taskColumns })
    if (!task) throw new AppError('not_found', messages.tasks.notFound)

    const submission = await confirmableSubmission(tx, task, input, scope.now)
    const needsPerson = submission.isAccepted && (await isHeldForPerson(tx, task))
    const status = submission.isAccepted && !needsPerson ? 'accepted' : 'rejected'
    if (submission.confirmedAt !== null) return confirmation(tx, scope, { ...submission, status, needsPerson })
    const locked = new Date(scope.now.getTime() + performance.now() - begun)
    if (!isSubmittable(task, locked)) throw new AppError('conflict', messages.submission.notSubmittable)

    const { text, feedback, score, isAccepted } = submission
    if (isAccepted) await refuseToldText(tx, scope, { ...task, taskId, memberId: assigneeId, text }, submission)
    await tx.submission.update({ where: { id: submission.id }, data: { confirmedAt: scope.now } })
    const confirmed = await tx.task.update({
      where: { id: taskId },
      data: { status, response: text, draft: null, feedback, score, needsPerson },
      select: taskColumns,
    })
    await tx.user.update({ where: { id: assigneeId }, data: { lastActivity: scope.now } })
    const settled = (await settleTask(tx, scope, confirmed)).find(({ memberId }) => memberId === assigneeId)
    const earned = { pointsAwarded: settled?.awarded ?? 0, bonusAwarded: settled?.bonus ?? 0 }
    await tx.submission.update({ where: { id: submission.id }, data: earned })
    return confirmation(tx, scope, { memberId: assigneeId, ...earned, status, needsPerson })
  })
}

type Confirmed = Pick<ConfirmationJson, 'status' | 'pointsAwarded' | 'bonusAwarded' | 'needsPerson'> & {
  memberId: string
}

/** The answer to a confirmation: what it earned when it was made, beside the member's points and streak of now. */
async function confirmation(tx: Database, scope: Scope, confirmed: Confirmed): Promise<ConfirmationJson> {
  const { memberId, status, pointsAwarded, bonusAwarded, needsPerson } = confirmed
  const member = await tx.user.findUniqueOrThrow({ where: { id: memberId } })
  const lastDay = member.streakDay && fromDate(member.streakDay)
  return {
    status,
    pointsAwarded,
    bonusAwarded,
    needsPerson,
    points: member.points,
    streak: currentStreak({ length: member.streak, lastDay }, dayOf(scope.now, scope.timeZone)),
  }
}

/**
 * Keeps a text for later beside what was confirmed, while the task can still be submitted. Throws AppError not_found,
 * forbidden or conflict.
 */
export async function saveDraft(scope: Scope, { taskId, response }: SaveDraft): Promise<void> {
  const task = await findTask(scope, taskId)
  authorize(scope.viewer, 'task:submit', task)
  if (!isSubmittable(task, scope.now)) throw new AppError('conflict', messages.submission.notSubmittable)
  const { count } = await db.task.updateMany({
    where: { id: task.id, assigneeId: task.assigneeId },
    data: { draft: response },
  })
  if (count === 0) throw new AppError('not_found', messages.tasks.notFound)
}
