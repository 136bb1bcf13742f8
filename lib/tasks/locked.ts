import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { signedIn } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { db, type Database } from '@/lib/db'
import { AppError, invalidField } from '@/lib/errors'
import { lockMembers, settleTask } from '@/lib/points/ledger'
import type { Scope } from '@/lib/scope'
import { taskColumns } from '@/lib/tasks/columns'
import { isEarning } from '@/lib/tasks/status'

type Locked = { assigneeId: string; nextAssignee: string | undefined; deciderId: string }

/** Locks the members, then the task; throws AppError when the task or its next assignee no longer exists. */
async function lockTask(tx: Database, taskId: string, { assigneeId, nextAssignee, deciderId }: Locked) {
  // A decision references its decider: two administrators deciding on each other's tasks would deadlock.
  const locked = await lockMembers(tx, [assigneeId, nextAssignee ?? assigneeId, deciderId])
  if (nextAssignee !== undefined && !locked.includes(nextAssignee))
    throw invalidField('assignedTo', 'tasks.userNotFound')
  await tx.$queryRaw`SELECT 1 FROM "Task" WHERE "id" = ${taskId}::uuid FOR UPDATE`
  const task = await tx.task.findUnique({ where: { id: taskId }, select: taskColumns })
  if (!task) throw new AppError('not_found', 'tasks.notFound')
  return task
}

export const personColumns = { select: { id: true, username: true } } as const

/** Records in the activity log that an administrator accepted or refused a task. */
export async function logDecision(tx: Database, scope: Scope, task: LockedTask, isAccepted: boolean): Promise<void> {
  const subject = await tx.user.findUniqueOrThrow({ where: { id: task.assigneeId }, ...personColumns })
  await recordActivity(tx, scope, { kind: 'task_decided', subject, details: { title: task.title, isAccepted } })
}

/** Settles a task that an administrator changed, and records in the activity log whose points that moved. */
export async function settlePoints(tx: Database, scope: Scope, task: LockedTask): Promise<void> {
  const settlements = await settleTask(tx, scope, { ...task, isEarning: isEarning(task.status) })
  for (const { memberId, awarded, bonus } of settlements) {
    const points = awarded + bonus
    if (points === 0) continue
    const subject = await tx.user.findUniqueOrThrow({ where: { id: memberId }, ...personColumns })
    await recordActivity(tx, scope, { kind: 'task_points_changed', subject, details: { title: task.title, points } })
  }
}

export type LockedTask = Awaited<ReturnType<typeof lockTask>>

/**
 * Runs work in a transaction that locks the task, its assignee and, when given, its new assignee. Throws AppError
 * unauthenticated when the viewer was demoted or deleted meanwhile.
 */
export async function withTask<T>(
  scope: Scope,
  id: string,
  nextAssignee: string | undefined,
  work: (tx: Database, task: LockedTask) => Promise<T>,
) {
  for (;;) {
    const before = await db.task.findUnique({ where: { id }, select: { assigneeId: true } })
    if (!before) throw new AppError('not_found', 'tasks.notFound')
    const members = { assigneeId: before.assigneeId, nextAssignee, deciderId: signedIn(scope.viewer).id }
    const done = await db.$transaction(async (tx) => {
      const task = await lockTask(tx, id, members)
      await requireStillViewer(tx, scope)
      // The task was reassigned between the read and the locks, so the wrong member is locked: retry.
      return task.assigneeId === before.assigneeId ? { result: await work(tx, task) } : null
    })
    if (done) return done.result
  }
}
