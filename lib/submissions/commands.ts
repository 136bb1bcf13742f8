import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayOf, fromDate, toDate } from '@/lib/calendar'
import { monotonic } from '@/lib/clock'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { CircuitOpenError } from '@/lib/evaluation/evaluators/circuit-open'
import type { EarlierText } from '@/lib/evaluation/missing'
import type { EvaluationView } from '@/lib/evaluation/schema'
import { costOfLosing } from '@/lib/points/queries'
import { currentStreak } from '@/lib/points/streak'
import { isReported, reportIfDangerous } from '@/lib/safeguarding/commands'
import type { Scope } from '@/lib/scope'
import { confirmableSubmission } from '@/lib/submissions/confirmable'
import { type ConfirmationJson, evaluatorKindOf, isForSafety } from '@/lib/submissions/json'
import { judge, type Judgement } from '@/lib/submissions/judge'
import { recordConfirmation } from '@/lib/submissions/record-confirmation'
import { countEvaluation, countUnsure, uncountEvaluation, type Attempt } from '@/lib/submissions/quota'
import { gradedExpectations } from '@/lib/submissions/record'
import { refuseReusedText } from '@/lib/submissions/reuse/compare'
import { fingerprintTexts, requireFingerprints } from '@/lib/submissions/reuse/fingerprints'
import { givenBy } from '@/lib/submissions/reuse/given'
import type { ConfirmSubmission } from '@/lib/submissions/schema'
import { storeSubmission } from '@/lib/submissions/store'
import { translatedView } from '@/lib/submissions/translated-view'
import { lockOwnTask, type MemberStanding } from '@/lib/tasks/lock-own-task'
import { storedExpectations } from '@/lib/tasks/expectations'
import { followAppeal, keptOpenAfter, requireOther } from '@/lib/tasks/open-appeal'
import { findTask } from '@/lib/tasks/queries'
import { refreshReviewItem } from '@/lib/tasks/review-item'
import { isEarning, isSubmittable } from '@/lib/tasks/status'
import { isHeldForPerson } from '@/lib/tasks/decisions'
import { inTransaction } from '@/lib/transaction'

type Solution = { taskId: string; text: string; signal?: AbortSignal }

/**
 * Evaluates a solution and stores the evaluation unconfirmed. A text with signs of danger is reported to administrators
 * even after the task has expired; its writer sees only a thank-you. Throws AppError: not_found; forbidden; conflict
 * after expiry; too_many beyond the daily limit of evaluations or reports; unavailable, timeout or cancelled when the
 * evaluator did not finish; then no evaluation is stored.
 */
export async function submitSolution(scope: Scope, { taskId, text, signal }: Solution): Promise<EvaluationView> {
  const task = await findTask(scope, taskId)
  authorize(scope.viewer, 'task:submit', task)
  const { id: memberId } = signedIn(scope.viewer)
  const attempt = { memberId, taskId: task.id, day: toDate(dayOf(scope.now, scope.timeZone)) }
  const { title, description, revision } = task
  const id = await reportIfDangerous(scope, { memberId, taskId: task.id, title, text })
  if (id === undefined && !isSubmittable(task, scope.now)) throw new AppError('conflict', 'submission.notSubmittable')

  const { level } = await db.user.findUniqueOrThrow({ where: { id: memberId }, select: { level: true } })
  const subject = { title, description, expectations: storedExpectations(task.expectations), text, level }
  const earlier = await earlierText(attempt, revision)
  // Danger is never counted: neither a limit of evaluations nor the expiry may keep a member from telling it.
  const judgement = await (id === undefined ? judgeCounted : judge)(scope, attempt, { subject, earlier, signal })
  const { findings, evaluation } = judgement
  await storeSubmission(scope, attempt, { id, subject, revision, judgement })
  await fingerprintTexts(scope)
  const view = { ...translatedView(scope, evaluation, subject.expectations), evaluator: evaluatorKindOf(findings) }
  if (evaluation.isAccepted) return { ...view, cost: null, needsPerson: await isHeldForPerson(db, task) }
  // Telling takes nothing away.
  const cost = isForSafety(view) ? null : await costOfLosing(scope, task)
  return { ...view, cost, needsPerson: evaluation.isUnsure }
}

/** The member's newest text for this revision of the task that was not accepted. */
async function earlierText({ memberId, taskId }: Attempt, taskRevision: number): Promise<EarlierText | undefined> {
  const newest = await db.submission.findFirst({
    where: { memberId, taskId, taskRevision, isAccepted: false },
    orderBy: { sequence: 'desc' },
    select: { text: true, expectations: true },
  })
  return newest ? { text: newest.text, expectations: gradedExpectations(newest.expectations) } : undefined
}

/** Judges the text within the member's limits. Throws AppError too_many past them, unless the model reports danger. */
async function judgeCounted(...[scope, attempt, solution]: Parameters<typeof judge>): Promise<Judgement> {
  await countEvaluation(scope, attempt)
  const judgement = await judge(scope, attempt, solution).catch(async (error: unknown) => {
    if (!(error instanceof AppError && error.code === 'cancelled')) {
      await uncountEvaluation(attempt, { wasEvaluatorCalled: !(error instanceof CircuitOpenError) })
    }
    throw error
  })
  if (judgement.findings.showsDanger) await uncountEvaluation(attempt, { wasEvaluatorCalled: true })
  else if (judgement.evaluation.isUnsure) await countUnsure(scope, attempt)
  return judgement
}

/**
 * Confirms the member's newest evaluation of the task and settles what it earns, for the day on which the text was
 * submitted. The evaluation in the input is only compared with the stored one: a difference is a conflict. An unsure
 * evaluation, or an accepted one after a person's refusal, is confirmed and waits for a person; an unsure one keeps the
 * task open for seven days, as an appeal does. A reported text changes no task that has expired or is accepted. An
 * accepted evaluation closes the task's open appeal; any other replaces the appeal's submission. Confirming again is
 * idempotent. Throws AppError not_found, conflict, and forbidden for another member's task and for the only
 * administrator's own unsure text.
 */
export async function confirmSubmission(scope: Scope, input: ConfirmSubmission): Promise<ConfirmationJson> {
  const { id: taskId, assigneeId } = await findTask(scope, input.taskId)
  authorize(scope.viewer, 'task:submit', { assigneeId })
  // Waiting for locks takes time, in which the task may expire.
  const begun = monotonic()
  await requireFingerprints(scope)
  return inTransaction(async (tx) => {
    const { task, member } = await lockOwnTask(tx, scope, taskId, assigneeId)
    const submission = await confirmableSubmission(tx, task, input, scope.now)
    const { isUnsure, isAccepted, hasOpenAppeal, isHeld, text } = submission
    const needsPerson = isUnsure || (isAccepted ? isHeld : hasOpenAppeal)
    const status = isAccepted && !needsPerson ? 'accepted' : 'rejected'
    const { draftVersion } = task
    // An appeal may have been withdrawn since.
    if (submission.confirmedAt !== null)
      return confirmation(scope, { ...submission, status, needsPerson: task.needsPerson, draftVersion, member })
    const locked = new Date(scope.now.getTime() + monotonic() - begun)
    const isOpen = isSubmittable(task, locked)
    const isReportedText = isUnsure && (await isReported(tx, submission))
    if (!isOpen && !isReportedText) throw new AppError('conflict', 'submission.notSubmittable')
    // A person reads the report; a task that has expired or is accepted does not change.
    const isEarned = isEarning(task.status)
    if (isReportedText && (!isOpen || isEarned)) {
      const unchanged = isEarned ? 'accepted' : status
      return confirmation(scope, { ...submission, status: unchanged, needsPerson, draftVersion, member })
    }
    // A report stays in the queue until another administrator reads it.
    if (isUnsure && !isReportedText) await requireOther(tx, scope)

    const given = givenBy({ ...task, expectations: storedExpectations(task.expectations) })
    if (isAccepted) await refuseReusedText(tx, scope, { ...given, taskId, memberId: assigneeId, text }, submission)
    if (hasOpenAppeal) await followAppeal(tx, scope, submission)
    const keptByAppeal = hasOpenAppeal && !isAccepted ? undefined : null
    const keptOpenUntil = isUnsure ? keptOpenAfter(scope.now, task) : keptByAppeal
    const earned = await recordConfirmation(tx, scope, submission, {
      status,
      needsPerson,
      keptOpenUntil,
      draft: task.draft,
    })
    await refreshReviewItem(tx, taskId)
    return confirmation(scope, { ...earned, status, needsPerson })
  })
}

type Confirmed = Omit<ConfirmationJson, 'points' | 'streak'> & { member: MemberStanding }

/** Response to a confirmation: what it earned when it was made, with the member's current points and streak. */
function confirmation({ now, timeZone }: Scope, confirmed: Confirmed): ConfirmationJson {
  const { status, pointsAwarded, bonusAwarded, needsPerson, draftVersion, member } = confirmed
  const run = { length: member.streak, lastDay: member.streakDay && fromDate(member.streakDay) }
  const streak = currentStreak(run, dayOf(now, timeZone))
  return { status, pointsAwarded, bonusAwarded, needsPerson, points: member.points, streak, draftVersion }
}
