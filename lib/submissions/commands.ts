import 'server-only'
import { followAppeal, openAppeal } from '@/lib/appeals/open'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayOf, fromDate, toDate } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { grade, type Evaluation } from '@/lib/evaluation/grade'
import type { Findings } from '@/lib/evaluation/rubric'
import { dangerEvaluation, dangerFindings } from '@/lib/evaluation/safeguarding'
import type { Subject } from '@/lib/evaluation/subject'
import { showsDanger } from '@/lib/evaluation/text/danger'
import { suspicionsOf } from '@/lib/evaluation/text/suspicion'
import { hashOf } from '@/lib/hash'
import { translator } from '@/lib/i18n/translator'
import { lockMembers } from '@/lib/points/ledger'
import { costOfLosing } from '@/lib/points/queries'
import { currentStreak } from '@/lib/points/streak'
import { evaluator } from '@/lib/ports'
import { refreshReviewItem } from '@/lib/review/commands'
import { report, reportIfDangerous } from '@/lib/safeguarding/commands'
import type { Scope } from '@/lib/scope'
import { confirmableSubmission } from '@/lib/submissions/confirmable'
import { subjectHashOf } from '@/lib/submissions/hashes'
import { type ConfirmationJson, evaluatorKindOf, type NewEvaluationView } from '@/lib/submissions/json'
import { keepSubmission, lockOwnTask } from '@/lib/submissions/keep'
import { countEvaluation, countUnsure, uncountEvaluation, type Use } from '@/lib/submissions/quota'
import { memberView } from '@/lib/submissions/member-view'
import type { ConfirmSubmission } from '@/lib/submissions/schema'
import { restEvaluation, reuseEvaluation, reuseFindings } from '@/lib/submissions/reuse/feedback'
import {
  compareWithAccepted,
  type Comparison,
  fingerprintTexts,
  refuseReusedText,
  requireFingerprints,
} from '@/lib/submissions/reuse/fingerprints'
import { storedExpectations, visibleExpectations } from '@/lib/tasks/expectations'
import { findTask } from '@/lib/tasks/queries'
import { isSubmittable } from '@/lib/tasks/status'
import { isHeldForPerson } from '@/lib/tasks/verdicts'

type Solution = { taskId: string; text: string; signal?: AbortSignal }

/**
 * Evaluates a solution and stores the evaluation unconfirmed. A text with signs of danger to its writer is reported to
 * the administrators immediately, even when the submission is rejected. Throws AppError: not_found, forbidden, conflict
 * once the task has expired, too_many past the daily limit, and unavailable, timeout or cancelled when the evaluator
 * did not finish, in which case no evaluation is stored.
 */
export async function submitSolution(scope: Scope, { taskId, text, signal }: Solution): Promise<NewEvaluationView> {
  const task = await findTask(scope, taskId)
  authorize(scope.viewer, 'task:submit', task)
  const use = { memberId: signedIn(scope.viewer).id, taskId: task.id, day: toDate(dayOf(scope.now, scope.timeZone)) }
  const { title, description, revision } = task
  const id = await reportIfDangerous(scope, { memberId: use.memberId, taskId: use.taskId, title, text })
  if (!isSubmittable(task, scope.now)) throw new AppError('conflict', 'submission.notSubmittable')

  const { level } = await db.user.findUniqueOrThrow({ where: { id: use.memberId }, select: { level: true } })
  const subject = { title, description, expectations: storedExpectations(task.expectations), text, level }
  await countEvaluation(use)
  const { findings, evaluation, comparison } = await judge(scope, use, subject, signal).catch(
    async (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'cancelled')) await uncountEvaluation(use)
      throw error
    },
  )
  if (evaluation.isUnsure) await countUnsure(use)
  const { reusedWords, others } = comparison
  await recordSubmission(
    scope,
    use,
    { ...subject, id, reusedWords, revision, suspicions: suspicionsOf(text, subject, others) },
    findings,
    evaluation,
  )
  await fingerprintTexts(scope)
  const view = {
    ...memberView(evaluation, translator(scope.locale, 'expectations')('answer')),
    evaluator: evaluatorKindOf(findings),
  }
  if (evaluation.isAccepted) return { ...view, cost: null, needsPerson: await isHeldForPerson(db, task) }
  return { ...view, cost: await costOfLosing(scope, task), needsPerson: evaluation.isUnsure }
}

type Judgement = { findings: Findings; evaluation: Evaluation; comparison: Pick<Comparison, 'reusedWords' | 'others'> }

/**
 * Evaluates the text without passages that were already submitted. A text that shows danger to its writer bypasses the
 * evaluator.
 */
async function judge(scope: Scope, use: Use, subject: Subject, signal?: AbortSignal): Promise<Judgement> {
  const { text } = subject
  if (showsDanger(text)) {
    return {
      findings: dangerFindings,
      evaluation: dangerEvaluation(text, scope.locale),
      comparison: { reusedWords: 0, others: [] },
    }
  }
  const comparison = await compareWithAccepted(scope, { ...use, ...comparedWith(subject), text })
  const { reuse, rest, reusedWords, others } = comparison
  if (reuse) {
    const evaluation = reuseEvaluation(reuse, subject, dayOf(scope.now, scope.timeZone), scope.locale)
    return { findings: reuseFindings, evaluation, comparison }
  }
  const read = { ...subject, text: rest }
  // The evaluator is slow: never call it inside a transaction.
  const findings = await evaluator().evaluate({ ...read, viewerLanguage: scope.locale, signal })
  const evaluation = findings.showsDanger
    ? dangerEvaluation(text, scope.locale)
    : restEvaluation(grade(findings, read, others), reusedWords)
  return { findings, evaluation, comparison }
}

/** Text excluded from copy detection: the task's own words and those of the expected answer. */
function comparedWith({ title, description, expectations = [] }: Omit<Subject, 'text'>) {
  const visible = visibleExpectations(expectations).map(({ text }) => text)
  const expected = expectations.flatMap(({ text, isHidden }) => (isHidden ? [text] : []))
  return { title, description: [description, ...visible].join('\n'), expected }
}

type Judged = Subject & { id?: string; reusedWords: number; revision: number; suspicions: string[] }

async function recordSubmission(
  scope: Scope,
  { memberId, taskId }: Use,
  { id: reportedId, text, title, description, expectations = [], level, reusedWords, revision, suspicions }: Judged,
  { evaluator: by, promptVersion, showsDanger: isDangerous }: Findings,
  evaluation: Evaluation,
): Promise<void> {
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
        reusedWords,
        textHash: hashOf(text),
        subjectHash: subjectHashOf({ title, description, expectations }),
        taskRevision: revision,
        ...outcome,
        expectations: graded,
        memberLevel: level,
        suspicions,
        evaluator: by,
        promptVersion,
        evaluatedAt: scope.now,
      },
      select: { id: true },
    })
    if (isDangerous) await report(tx, scope, { submissionId: id, memberId, taskId, title, text })
    await refreshReviewItem(tx, taskId)
    await tx.user.updateMany({ where: { id: memberId }, data: { lastActivity: scope.now } })
  })
}

/**
 * Confirms the member's newest evaluation of the task and settles what it earns, for the day on which the text was
 * submitted. The evaluation in the input is only compared with the stored one: a difference is a conflict. An unsure
 * evaluation, or an accepted one after a person's refusal, is confirmed and waits for a person. An accepted evaluation
 * closes the task's open appeal; any other replaces the appeal's submission. Confirming again is idempotent. Throws
 * AppError not_found, forbidden or conflict.
 */
export async function confirmSubmission(scope: Scope, input: ConfirmSubmission): Promise<ConfirmationJson> {
  const { id: taskId, assigneeId } = await findTask(scope, input.taskId)
  authorize(scope.viewer, 'task:submit', { assigneeId })
  // Waiting for locks takes time, in which the task may expire.
  const begun = performance.now()
  await requireFingerprints(scope)
  return db.$transaction(async (tx) => {
    const task = await lockOwnTask(tx, scope, taskId, assigneeId)
    const submission = await confirmableSubmission(tx, task, input, scope.now)
    const { isUnsure, isAccepted, text } = submission
    const isAsked = (await openAppeal(tx, taskId)) !== null
    const needsPerson = isUnsure || (isAccepted ? await isHeldForPerson(tx, task) : isAsked)
    const status = isAccepted && !needsPerson ? 'accepted' : 'rejected'
    if (submission.confirmedAt !== null) return confirmation(tx, scope, { ...submission, status, needsPerson })
    const locked = new Date(scope.now.getTime() + performance.now() - begun)
    if (!isSubmittable(task, locked)) throw new AppError('conflict', 'submission.notSubmittable')

    const given = comparedWith({ ...task, expectations: storedExpectations(task.expectations) })
    if (isAccepted) await refuseReusedText(tx, scope, { ...given, taskId, memberId: assigneeId, text }, submission)
    if (isAsked) await followAppeal(tx, scope, submission)
    const keptOpenUntil = isAccepted ? null : undefined
    const earned = await keepSubmission(tx, scope, submission, { status, needsPerson, keptOpenUntil })
    await refreshReviewItem(tx, taskId)
    return confirmation(tx, scope, { memberId: assigneeId, ...earned, status, needsPerson })
  })
}

type Confirmed = Pick<ConfirmationJson, 'status' | 'pointsAwarded' | 'bonusAwarded' | 'needsPerson'> & {
  memberId: string
}

/** Response to a confirmation: what it earned when it was made, with the member's current points and streak. */
async function confirmation(tx: Database, scope: Scope, confirmed: Confirmed): Promise<ConfirmationJson> {
  const { memberId, status, pointsAwarded, bonusAwarded, needsPerson } = confirmed
  const member = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { points: true, streak: true, streakDay: true },
  })
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
