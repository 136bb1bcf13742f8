import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize, signedIn } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import type { GivenLeaf } from '@/lib/leaves/json'
import type { GiveLeaf, ShareTask } from '@/lib/leaves/schema'
import { reportIfDangerous } from '@/lib/safeguarding/commands'
import type { Scope } from '@/lib/scope'
import { personColumns, withTask } from '@/lib/tasks/locked'
import { findTask } from '@/lib/tasks/queries'
import { isEarning } from '@/lib/tasks/status'

/**
 * Lets others give leaves for the viewer's own accepted task, or no longer; leaves that were given stay, for its member
 * to see. Idempotent. Throws AppError: not_found, forbidden for another member's task, and conflict for sharing one
 * that is not accepted.
 */
export async function shareTask(scope: Scope, { taskId, isShared }: ShareTask): Promise<{ isShared: boolean }> {
  const { id } = await findTask(scope, taskId)
  await withTask(scope, id, undefined, async (tx, task) => {
    authorize(scope.viewer, 'task:share', task)
    if (!isShared) return tx.sharedTask.deleteMany({ where: { taskId: id } })
    if (!isEarning(task.status)) throw new AppError('conflict', 'leaves.notAccepted')
    const shared = { taskId: id, memberId: task.assigneeId, sharedAt: scope.now }
    return tx.sharedTask.createMany({ data: [shared], skipDuplicates: true })
  })
  return { isShared }
}

/**
 * Gives the viewer's leaf for another member's shared task, or changes its line. A line with signs of danger to its
 * writer is reported to the administrators instead of given. Throws AppError: not_found, also for a task that is not
 * shared, and forbidden for one's own.
 */
export async function giveLeaf(scope: Scope, { taskId, line }: GiveLeaf): Promise<GivenLeaf> {
  const { id: giverId } = signedIn(scope.viewer)
  const id = knownId(taskId, 'tasks.notFound')
  const found = await requireShared(db, scope, id)
  const sent = { memberId: giverId, taskId: id, title: found.title, text: line }
  const isForReading = line !== '' && (await reportIfDangerous(scope, sent)) !== undefined
  const given = { line: isForReading ? '' : line }
  await withTask(scope, id, undefined, async (tx) => {
    const { assigneeId: memberId } = await requireShared(tx, scope, id)
    await tx.leaf.upsert({
      where: { taskId_giverId: { taskId: id, giverId } },
      create: { taskId: id, memberId, giverId, givenAt: scope.now, ...given },
      update: given,
      select: { id: true },
    })
  })
  return { ...given, isForReading }
}

async function requireShared(tx: Database, scope: Scope, id: string) {
  const task = await tx.task.findUnique({
    where: { id },
    select: { assigneeId: true, title: true, status: true, shared: { select: { taskId: true } } },
  })
  if (task?.assigneeId === signedIn(scope.viewer).id) throw new AppError('forbidden', 'leaves.own')
  if (!task?.shared || !isEarning(task.status)) throw new AppError('not_found', 'tasks.notFound')
  authorize(scope.viewer, 'leaf:give', task)
  return task
}

/** Takes back the viewer's own leaf, also when the task is no longer shared. Throws AppError not_found. */
export async function takeBackLeaf(scope: Scope, { taskId }: { taskId: string }): Promise<void> {
  const { id: giverId } = signedIn(scope.viewer)
  const { count } = await db.leaf.deleteMany({ where: { taskId: knownId(taskId, 'leaves.none'), giverId } })
  if (count === 0) throw new AppError('not_found', 'leaves.none')
}

/**
 * Removes a leaf from a task: its member, or an administrator, which is recorded. Throws AppError not_found, also for
 * another member's task.
 */
export async function removeLeaf(scope: Scope, { taskId, giverId }: { taskId: string; giverId: string }) {
  const task = await findTask(scope, taskId)
  authorize(scope.viewer, 'leaf:remove', task)
  const where = { taskId: task.id, giverId: knownId(giverId, 'leaves.none') }
  await db.$transaction(async (tx) => {
    const leaf = await tx.leaf.findFirst({ where, select: { giver: personColumns } })
    const { count } = await tx.leaf.deleteMany({ where })
    await requireStillViewer(tx, scope)
    if (!leaf || count === 0) throw new AppError('not_found', 'leaves.none')
    if (task.assigneeId === signedIn(scope.viewer).id) return
    await recordActivity(tx, scope, { kind: 'leaf_removed', subject: leaf.giver, details: { title: task.title } })
  })
}
