import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize, signedIn } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { dayOf, fromDate, toDate } from '@/lib/calendar'
import { isDatabaseUnavailable } from '@/lib/database-errors'
import { db, type Database } from '@/lib/db'
import { invalidField } from '@/lib/errors'
import { errorAnswerOf } from '@/lib/http/errors'
import { knownId, knownIdIn } from '@/lib/ids'
import { lockMembers } from '@/lib/points/ledger'
import { noPauses } from '@/lib/points/pauses'
import { pausesOf } from '@/lib/points/read-pauses'
import { settleTaskDays } from '@/lib/points/task-days'
import type { Scope } from '@/lib/scope'
import { changedExpiry, checkedExpiry, isReopened } from '@/lib/tasks/chosen-expiry'
import { taskColumns } from '@/lib/tasks/columns'
import { defaultExpiry } from '@/lib/tasks/expiry'
import { pausedExpiry } from '@/lib/tasks/moved-expiry'
import { withReadableFeedback } from '@/lib/tasks/feedback'
import { personColumns, logDecision, settlePoints, withTask } from '@/lib/tasks/locked'
import { answerAppeal, closeAppeal, refuseOwnAppeal } from '@/lib/tasks/open-appeal'
import { refreshReviewItem } from '@/lib/tasks/review-item'
import type { CreateTask, CreateTasks, UpdateTask } from '@/lib/tasks/schema'
import { keepReplacedDraft } from '@/lib/tasks/replaced-drafts'
import { sentBefore, type NewTask } from '@/lib/tasks/sent-before'
import { isEarning } from '@/lib/tasks/status'
import { withExpiry } from '@/lib/tasks/task-rows'
import {
  type DraftedTask,
  recordDecision,
  refuseOwnDecision,
  reviewedSubmission,
  standingSubmission,
  statusDecision,
  takeAcceptedText,
} from '@/lib/tasks/decisions'

/**
 * Creates a task for a member; administrators only. One made as accepted or completed earns at once. Throws AppError
 * invalid when there is no such member, or the task would expire before the end of its own day.
 */
export async function createTask(scope: Scope, input: CreateTask) {
  const [task] = await createTasks(scope, { ...input, assignedTo: [input.assignedTo] })
  if (!task) throw invalidField('assignedTo', 'tasks.userNotFound')
  return task
}

/**
 * Creates the same task for each of the members, or for none of them; otherwise like `createTask`. Sent again with the
 * same `formId` it returns the same tasks and adds those for further members. Throws AppError conflict when a task of
 * that form is different by now, or its member is left out.
 */
export async function createTasks(scope: Scope, input: CreateTasks) {
  authorize(scope.viewer, 'task:manage')
  const assigneeIds = [...new Set(input.assignedTo.map((id) => knownIdIn('assignedTo', id, 'tasks.userNotFound')))]
  const today = dayOf(scope.now, scope.timeZone)
  const date = input.date ?? today
  const expiresAt =
    input.expiresAt === undefined
      ? defaultExpiry(date, today, scope.timeZone)
      : checkedExpiry(input.expiresAt, date, scope.timeZone)
  return db.$transaction(async (tx) => {
    const locked = await lockMembers(tx, [...assigneeIds, signedIn(scope.viewer).id])
    await requireStillViewer(tx, scope)
    if (assigneeIds.some((id) => !locked.includes(id))) throw invalidField('assignedTo', 'tasks.userNotFound')
    const before = await sentBefore(tx, scope, { ...input, date, expiresAt }, assigneeIds)
    const tasks = []
    for (const assigneeId of assigneeIds) {
      const task = before.tasks.get(assigneeId)
      const importKey = task ? undefined : before.freeKeys.shift()
      tasks.push(task ?? (await createFor(tx, scope, { ...input, date, expiresAt, assigneeId, importKey })))
    }
    return tasks
  })
}

type Assigned = NewTask & { assigneeId: string; importKey?: string }

async function createFor(tx: Database, scope: Scope, { assigneeId, importKey, ...input }: Assigned) {
  const { title, description, expectations, date, status, points, expiresAt } = input
  const task = await tx.task.create({
    data: { assigneeId, title, description, expectations, date: toDate(date), status, points, expiresAt, importKey },
    select: taskColumns,
  })
  // Creating a task as rejected counts as a person's refusal: from then on only a person can accept its submissions.
  if (task.status === 'rejected')
    await recordDecision(tx, scope, { task, before: 'pending', isAccepted: false, submissionId: null })
  await settleTaskDays(tx, scope, [task])
  await settlePoints(tx, scope, task)
  return withExpiry(tx, scope, task)
}

/**
 * Updates the given fields of a task; administrators only. Points follow status, points and assignee at once, and the
 * planned expiry follows the date. A rejected task is pending again for a new assignee who has not tried it. A given
 * expiry already includes the days of pauses. A status that accepts or rejects is recorded as a decision. Evaluations
 * made before the change no longer apply. Throws AppError invalid when the task would expire before the end of its own
 * day, and forbidden for accepting one's own work after an appeal or a refusal.
 */
export async function updateTask(scope: Scope, { taskId, ...change }: UpdateTask) {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(taskId, 'tasks.notFound')
  const assigneeId =
    change.assignedTo === undefined ? undefined : knownIdIn('assignedTo', change.assignedTo, 'tasks.userNotFound')
  return withTask(scope, id, assigneeId, async (tx, before) => {
    const shown = await withExpiry(tx, scope, before)
    const memberId = assigneeId ?? before.assigneeId
    const pauses = (await pausesOf(tx, [memberId])).get(memberId) ?? noPauses
    const planned = changedExpiry({ stored: before, shown }, change, pauses, scope.timeZone)
    const expiresAt = planned && pausedExpiry(planned, change.date ?? fromDate(before.date), pauses, scope.timeZone)
    const isMoved = assigneeId !== undefined && assigneeId !== before.assigneeId
    const isDecided = change.status !== undefined && (change.status !== before.status || before.needsPerson)
    const verdict = isDecided && change.status !== undefined ? statusDecision(before, change.status) : null
    if (isDecided) await refuseOwnAppeal(tx, scope, id)
    // Prevents accepting one's own work by reassigning the task, accepting it and reassigning it back.
    if ((isDecided || isMoved) && isEarning(change.status ?? before.status))
      await refuseOwnDecision(tx, scope, { id, assigneeId: assigneeId ?? before.assigneeId })
    const submissionId = verdict === null ? null : await decidedSubmission(tx, { id, assigneeId: memberId }, isMoved)
    const taken = verdict && !isMoved ? await takeAcceptedText(tx, scope, before, submissionId) : {}
    const response = isMoved ? await confirmedText(tx, id, assigneeId) : undefined
    // A new assignee who has not tried the task must not see it as rejected.
    const isNewToMember = isMoved && before.status === 'rejected' && response === null
    // The text is theirs again if the task comes back.
    if (isMoved && before.draft !== null) await keepReplacedDraft(tx, draftOf(before, scope.now))
    const isChanged = Object.values(change).some((value) => value !== undefined)
    const updated = await tx.task.update({
      where: { id },
      data: {
        assigneeId,
        ...(isChanged && { revision: { increment: 1 } }),
        ...(isDecided && decidedChange(verdict)),
        ...taken,
        ...(isMoved && movedChange(response)),
        // A manually moved task no longer represents the occurrence of its rule.
        ...((assigneeId || change.date) && { recurringRuleId: null }),
        title: change.title,
        description: change.description,
        expectations: change.expectations,
        date: change.date === undefined ? undefined : toDate(change.date),
        status: change.status ?? (isNewToMember || isReopened(shown, expiresAt, scope.now) ? 'pending' : undefined),
        points: change.points,
        expiresAt: planned,
      },
      select: taskColumns,
    })
    if (verdict !== null)
      await recordDecision(tx, scope, { task: updated, before: before.status, isAccepted: verdict, submissionId })
    if (isMoved) await closeAppeal(tx, scope, id, { state: 'withdrawn' })
    else if (isDecided) await answerAppeal(tx, scope, updated)
    await refreshReviewItem(tx, id)
    if (isMoved || change.date) await settleTaskDays(tx, scope, [before, updated])
    await settlePoints(tx, scope, updated)
    if (verdict !== null) await logDecision(tx, scope, updated, verdict)
    return withReadableFeedback(scope, await withExpiry(tx, scope, updated))
  })
}

const noWaiting = { needsPerson: false, keptOpenUntil: null }
const noEvaluation = { feedback: null, isDecidedByPerson: false, score: null }

/** A decision ends the waiting for a person; the evaluation's feedback does not apply to a person's verdict. */
const decidedChange = (verdict: boolean | null) => ({ ...noWaiting, ...(verdict !== null && noEvaluation) })

const draftOf = ({ id, assigneeId, draft }: DraftedTask, replacedAt: Date) => ({
  taskId: id,
  memberId: assigneeId,
  text: draft ?? '',
  replacedAt,
})

/** A new assignee gets their own confirmed text, if any, and must not read the previous one's. */
const movedChange = (response: string | null | undefined) => ({
  ...noWaiting,
  ...noEvaluation,
  feedbackLanguage: null,
  response,
  draft: null,
})

/** The submission that a verdict set in the task form is about; a task that moves leaves its review behind. */
async function decidedSubmission(tx: Database, task: { id: string; assigneeId: string }, isMoved: boolean) {
  const review = isMoved ? null : await reviewedSubmission(tx, task.id)
  return review ?? standingSubmission(tx, task)
}

/** The member's last confirmed text for a task that they were assigned before. */
async function confirmedText(tx: Database, taskId: string, memberId: string): Promise<string | null> {
  const submission = await tx.submission.findFirst({
    where: { taskId, memberId, confirmedAt: { not: null } },
    orderBy: { sequence: 'desc' },
    select: { text: true },
  })
  return submission?.text ?? null
}

/**
 * Deletes a task; administrators only. Points and streak days already earned are kept. Throws AppError not_found.
 */
export async function deleteTask(scope: Scope, taskId: string): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(taskId, 'tasks.notFound')
  await withTask(scope, id, undefined, async (tx, task) => {
    await tx.task.delete({ where: { id }, select: { id: true } })
    await settleTaskDays(tx, scope, [task])
    const subject = await tx.user.findUniqueOrThrow({ where: { id: task.assigneeId }, ...personColumns })
    await recordActivity(tx, scope, { kind: 'task_deleted', subject, details: { title: task.title } })
  })
}

/**
 * Deletes tasks one by one and returns those that failed, each with its reason. Administrators only. Once the database is
 * away the remaining ones fail untried, since each would wait for a timeout.
 */
export async function deleteTasks(
  scope: Scope,
  taskIds: readonly string[],
): Promise<{ id: string; message: string }[]> {
  authorize(scope.viewer, 'task:manage')
  const notDeleted = []
  let away: string | null = null
  for (const id of taskIds) {
    try {
      if (away === null) await deleteTask(scope, id)
    } catch (error) {
      const { message } = errorAnswerOf(error, { locale: scope.locale, asked: 'delete task' })
      if (isDatabaseUnavailable(error)) away = message
      else notDeleted.push({ id, message })
    }
    if (away !== null) notDeleted.push({ id, message: away })
  }
  return notDeleted
}
