import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayOf, formatDay, fromDate, toDate, type Day } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { messages } from '@/lib/messages'
import { lockMembers, settleTask, type Settlement } from '@/lib/points/ledger'
import type { Scope } from '@/lib/scope'
import { defaultExpiry, expiryInstant, isBeforeEndOf, latestExpiry, movedExpiry } from '@/lib/tasks/expiry'
import { taskColumns } from '@/lib/tasks/queries'
import type { CreateTask, DecideTask, UpdateTask } from '@/lib/tasks/schema'
import { isEarning } from '@/lib/tasks/status'
import { recordDecision, responseHash, statusDecision } from '@/lib/tasks/verdicts'

/** The expiry as it was given. Throws AppError invalid, on its field, when it is before the end of the task's day. */
function checkedExpiry(expiresAt: string | null, date: Day, timeZone: string): Date | null {
  const instant = expiryInstant(expiresAt, timeZone)
  if (isBeforeEndOf(date, instant, timeZone)) throw expiryError(messages.tasks.expiryTooEarly(formatDay(date)))
  return instant
}

function expiryError(message: string): AppError {
  return new AppError('invalid', message, { fields: { expiresAt: [message] } })
}

type Due = { date: Date; expiresAt: Date | null }

/**
 * When a changed task expires; undefined leaves it as it is. A new date alone moves the expiry with it. Throws AppError
 * invalid when the expiry that was given does not fit the date, or the moved one is later than any may be.
 */
function changedExpiry(before: Due, change: Omit<UpdateTask, 'taskId'>, timeZone: string): Date | null | undefined {
  const from = fromDate(before.date)
  const date = change.date ?? from
  if (change.expiresAt !== undefined) return checkedExpiry(change.expiresAt, date, timeZone)
  if (before.expiresAt === null || date === from) return undefined
  const moved = movedExpiry(before.expiresAt, from, date, timeZone)
  if (moved >= latestExpiry) throw expiryError(messages.tasks.expiryOutOfRange)
  return moved
}

/** Whether a task that the sweep marked as expired, because its time was over, is given time again. */
function isReopened({ status, ...before }: LockedTask, expiresAt: Date | null | undefined, now: Date): boolean {
  if (status !== 'expired' || expiresAt === undefined || before.expiresAt === null) return false
  return before.expiresAt < now && (expiresAt === null || expiresAt >= now)
}

/** Takes a member's lock and a task's, in that order; throws AppError when either is gone. */
async function lockTask(tx: Database, taskId: string, members: readonly string[], deciderId: string) {
  // A decision refers to its decider: two who decide on each other's tasks would wait for each other.
  const locked = await lockMembers(tx, [...members, deciderId])
  if (members.some((id) => !locked.includes(id))) throw new AppError('invalid', messages.tasks.userNotFound)
  await tx.$queryRaw`SELECT 1 FROM "Task" WHERE "id" = ${taskId}::uuid FOR UPDATE`
  const task = await tx.task.findUnique({ where: { id: taskId }, select: taskColumns })
  if (!task) throw new AppError('not_found', messages.tasks.notFound)
  return task
}

/**
 * Creates a task for a member; administrators only. One made as accepted or completed earns at once. Throws AppError
 * invalid when there is no such member, or the task would expire before the end of its own day.
 */
export async function createTask(scope: Scope, input: CreateTask) {
  authorize(scope.viewer, 'task:manage')
  const assigneeId = assigneeOf(input.assignedTo)
  const today = dayOf(scope.now, scope.timeZone)
  const date = input.date ?? today
  const expiresAt =
    input.expiresAt === undefined
      ? defaultExpiry(date, today, scope.timeZone)
      : checkedExpiry(input.expiresAt, date, scope.timeZone)
  return db.$transaction(async (tx) => {
    const locked = await lockMembers(tx, [assigneeId, signedIn(scope.viewer).id])
    if (!locked.includes(assigneeId)) throw new AppError('invalid', messages.tasks.userNotFound)
    const task = await tx.task.create({
      data: {
        assigneeId,
        title: input.title,
        description: input.description,
        expectations: input.expectations,
        date: toDate(date),
        status: input.status,
        points: input.points,
        expiresAt,
      },
      select: taskColumns,
    })
    // Made as rejected, it is a person's refusal as well: only a person accepts what its member submits.
    if (task.status === 'rejected') await recordDecision(tx, scope, { task, before: 'pending', isAccepted: false })
    await recordPoints(tx, scope, task.title, await settleTask(tx, scope, task))
    return task
  })
}

function assigneeOf(id: string): string {
  try {
    return knownId(id, messages.tasks.userNotFound)
  } catch {
    throw new AppError('invalid', messages.tasks.userNotFound)
  }
}

/**
 * Changes what is named of a task; administrators only. Points follow status, points and assignee at once, and the
 * expiry follows the date. A status that accepts or rejects is recorded as a decision. Evaluations made before the
 * change no longer apply. Throws AppError invalid when the task would expire before the end of its own day.
 */
export async function updateTask(scope: Scope, { taskId, ...change }: UpdateTask) {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(taskId, messages.tasks.notFound)
  const assigneeId = change.assignedTo === undefined ? undefined : assigneeOf(change.assignedTo)
  return withTask(scope, id, assigneeId, async (tx, before) => {
    const expiresAt = changedExpiry(before, change, scope.timeZone)
    const isMoved = assigneeId !== undefined && assigneeId !== before.assigneeId
    const isDecided = change.status !== undefined && (change.status !== before.status || before.needsPerson)
    const isVerdict = isDecided && change.status !== undefined && statusDecision(before, change.status) !== null
    const isChanged = Object.values(change).some((value) => value !== undefined)
    const updated = await tx.task.update({
      where: { id },
      data: {
        assigneeId,
        ...(isChanged && { revision: { increment: 1 } }),
        ...((isMoved || isDecided) && { needsPerson: false }),
        // What an evaluation said is not what this person decided.
        ...(isVerdict && { feedback: null, score: null }),
        // What one member wrote is not for the next one to read.
        ...(isMoved && {
          response: await confirmedText(tx, id, assigneeId),
          draft: null,
          feedback: null,
          feedbackLanguage: null,
          score: null,
        }),
        // Moved by hand, it no longer stands for the day that its rule made it for.
        ...((assigneeId || change.date) && { recurringRuleId: null }),
        title: change.title,
        description: change.description,
        expectations: change.expectations,
        date: change.date === undefined ? undefined : toDate(change.date),
        status: change.status ?? (isReopened(before, expiresAt, scope.now) ? 'pending' : undefined),
        points: change.points,
        expiresAt,
      },
      select: taskColumns,
    })
    const isAccepted = isDecided ? statusDecision(before, updated.status) : null
    if (isAccepted !== null) await recordDecision(tx, scope, { task: updated, before: before.status, isAccepted })
    await recordPoints(tx, scope, updated.title, await settleTask(tx, scope, updated))
    if (isAccepted !== null) await recordVerdict(tx, scope, updated, isAccepted)
    return updated
  })
}

/** What the member confirmed last for a task that was theirs before. */
async function confirmedText(tx: Database, taskId: string, memberId: string): Promise<string | null> {
  const submission = await tx.submission.findFirst({
    where: { taskId, memberId, confirmedAt: { not: null } },
    orderBy: { sequence: 'desc' },
    select: { text: true },
  })
  return submission?.text ?? null
}

/**
 * Overrides a task's verdict for a reason, which is kept and which the member reads as the task's feedback. The
 * score was the evaluation's, so it goes; points follow at once. After a refusal only a person accepts what the
 * member submits for the task. Throws AppError not_found, and conflict when the verdict is that already.
 */
export async function decideTask(scope: Scope, { taskId, isAccepted, reason, read }: DecideTask) {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(taskId, messages.tasks.notFound)
  const words = messages.manageTasks
  return withTask(scope, id, undefined, async (tx, before) => {
    // A refused task whose next attempt waits for a person can be refused again.
    const isSame = isAccepted ? isEarning(before.status) : before.status === 'rejected' && !before.needsPerson
    if (isSame) throw new AppError('conflict', isAccepted ? words.alreadyAccepted : words.alreadyRejected)
    if (read !== undefined && read !== responseHash(before.response))
      throw new AppError('conflict', words.newerResponse)
    const decided = await tx.task.update({
      where: { id },
      data: {
        status: isAccepted ? 'accepted' : 'rejected',
        feedback: words.decision(reason),
        feedbackLanguage: null,
        score: null,
        needsPerson: false,
        revision: { increment: 1 },
      },
      select: taskColumns,
    })
    await recordDecision(tx, scope, { task: decided, before: before.status, isAccepted, reason })
    await recordPoints(tx, scope, decided.title, await settleTask(tx, scope, decided))
    await recordVerdict(tx, scope, decided, isAccepted)
    return decided
  })
}

const personColumns = { select: { id: true, username: true } } as const

/** Records in the activity log that an administrator accepted or refused a task. */
async function recordVerdict(tx: Database, scope: Scope, task: LockedTask, isAccepted: boolean): Promise<void> {
  const subject = await tx.user.findUniqueOrThrow({ where: { id: task.assigneeId }, ...personColumns })
  await recordActivity(tx, scope, { kind: 'task_decided', subject, details: { title: task.title, isAccepted } })
}

/** Records whose points an administrator's change to a task moved. */
async function recordPoints(tx: Database, scope: Scope, title: string, settlements: Settlement[]): Promise<void> {
  for (const { memberId, awarded, bonus } of settlements) {
    const points = awarded + bonus
    if (points === 0) continue
    const subject = await tx.user.findUniqueOrThrow({ where: { id: memberId }, ...personColumns })
    await recordActivity(tx, scope, { kind: 'task_points_changed', subject, details: { title, points } })
  }
}

type LockedTask = Awaited<ReturnType<typeof lockTask>>

/** Works on a task in a transaction that holds it, its assignee and, when named, the one who is to have it. */
async function withTask<T>(
  scope: Scope,
  id: string,
  nextAssignee: string | undefined,
  work: (tx: Database, task: LockedTask) => Promise<T>,
) {
  for (;;) {
    const before = await db.task.findUnique({ where: { id }, select: { assigneeId: true } })
    if (!before) throw new AppError('not_found', messages.tasks.notFound)
    const members = [before.assigneeId, nextAssignee ?? before.assigneeId]
    const done = await db.$transaction(async (tx) => {
      const task = await lockTask(tx, id, members, signedIn(scope.viewer).id)
      // Reassigned between the read and the locks: the wrong member is locked, so begin again.
      return task.assigneeId === before.assigneeId ? { result: await work(tx, task) } : null
    })
    if (done) return done.result
  }
}

/** Deletes a task; administrators only. What it earned stays earned, and so do the days it kept alive. */
export async function deleteTask(scope: Scope, taskId: string): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(taskId, messages.tasks.notFound)
  await db.$transaction(async (tx) => {
    const task = await tx.task.findUnique({ where: { id }, select: { title: true, assignee: personColumns } })
    const { count } = await tx.task.deleteMany({ where: { id } })
    if (!task || count === 0) throw new AppError('not_found', messages.tasks.notFound)
    await recordActivity(tx, scope, { kind: 'task_deleted', subject: task.assignee, details: { title: task.title } })
  })
}
