import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { fromDate } from '@/lib/calendar'
import { dayMs } from '@/lib/durations'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { importTasks } from '@/lib/imports/commands'
import type { ImportResult } from '@/lib/imports/plan'
import {
  entriesFrom,
  namedEntriesFrom,
  type Entry,
  type Plan,
  type PlanSource,
  type UndoablePlan,
} from '@/lib/planning/entries'
import { undoMs } from '@/lib/planning/limits'
import { requestFor } from '@/lib/planning/queries'
import { countModelCall } from '@/lib/planning/quota'
import { isUntouched } from '@/lib/planning/untouched'
import type { PlanInput } from '@/lib/planning/schema'
import { lockMembers } from '@/lib/points/ledger'
import { settleTaskDays } from '@/lib/points/task-days'
import { planner } from '@/lib/ports'
import type { Scope } from '@/lib/scope'

/**
 * Suggests tasks for members and days, in the import's schema; creates nothing. Administrators only. Names never leave
 * the server: the planner gets letters. Throws AppError invalid for an unknown member, too_many once the model was
 * asked fifty times on a family day, and unavailable, timeout or cancelled when the planner did not finish.
 */
export async function suggestPlan(scope: Scope, input: PlanInput, signal?: AbortSignal): Promise<Plan> {
  authorize(scope.viewer, 'task:manage')
  const { request, usernames } = await requestFor(scope, input)
  const { source, plan } = planner()
  if (source === 'model') await countModelCall(scope)
  return { entries: readingFrom(source)(await plan({ ...request, signal }), usernames), source }
}

/**
 * Like `suggestPlan`, but gives each task as an entry of its own as soon as it is suggested. What is thrown after some
 * entries leaves them valid.
 */
export async function* streamPlan(scope: Scope, input: PlanInput, signal: AbortSignal): AsyncGenerator<Entry, void> {
  authorize(scope.viewer, 'task:manage')
  const { request, usernames } = await requestFor(scope, input)
  const configured = planner()
  if (configured.source === 'model') await countModelCall(scope)
  const read = readingFrom(configured.source)
  for await (const suggestion of configured.stream({ ...request, signal })) {
    yield* read([suggestion], usernames)
  }
}

/** Only a model writes letters for members: in the library a letter is a letter. */
const readingFrom = (source: PlanSource) => (source === 'model' ? namedEntriesFrom : entriesFrom)

/**
 * Creates a plan's tasks with the import: each entry whole or not at all, and twice adds nothing. Returns the result of
 * each entry, and the plan, which can be undone for an hour; null when nothing was added. Throws what the import
 * throws.
 */
export async function createPlan(
  scope: Scope,
  entries: unknown,
): Promise<{ results: ImportResult[]; plan: UndoablePlan | null }> {
  let plan: UndoablePlan | null = null
  const results = await importTasks(scope, entries, async (tx, taskIds) => {
    await tx.plan.deleteMany({ where: { createdAt: { lt: new Date(scope.now.getTime() - dayMs) } } })
    if (taskIds.length === 0) return
    const { _min: first, _max: last } = await tx.task.aggregate({
      where: { id: { in: [...taskIds] } },
      _min: { date: true },
      _max: { date: true },
    })
    const { id } = await tx.plan.create({
      data: { createdAt: scope.now, tasks: { create: taskIds.map((taskId) => ({ taskId })) } },
      select: { id: true },
    })
    const until = new Date(scope.now.getTime() + undoMs).toISOString()
    if (first.date && last.date)
      plan = { id, until, tasks: taskIds.length, firstDay: fromDate(first.date), lastDay: fromDate(last.date) }
  })
  return { results, plan }
}

/**
 * Removes the tasks of a plan that was created less than an hour ago; administrators only. Tasks for which something
 * was written (a draft, a submission, an evaluation) or that a person decided are kept, and counted. Throws AppError
 * conflict when the plan was undone before, or is older.
 */
export async function undoPlan(scope: Scope, planId: string): Promise<{ removed: number; kept: number }> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(planId, 'planning.undoOver')
  return db.$transaction(async (tx) => {
    const since = new Date(scope.now.getTime() - undoMs)
    const [plan] = await tx.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "Plan" WHERE "id" = ${id}::uuid AND "createdAt" > ${since} FOR UPDATE`
    if (!plan) throw new AppError('conflict', 'planning.undoOver')
    const { removed, total } = await removeUntouched(tx, scope, id)
    await tx.plan.deleteMany({ where: { id } })
    if (removed > 0) await recordActivity(tx, scope, { kind: 'plan_undone', details: { tasks: removed } })
    return { removed, kept: total - removed }
  })
}

type Removed = { assigneeId: string; date: Date }

/** Deletes the plan's tasks that nobody has begun; returns how many, and how many there were. */
async function removeUntouched(
  tx: Database,
  scope: Scope,
  planId: string,
): Promise<{ removed: number; total: number }> {
  const planned = await tx.task.findMany({
    where: { planTask: { planId } },
    distinct: ['assigneeId'],
    select: { assigneeId: true },
  })
  const members = await lockMembers(
    tx,
    planned.map(({ assigneeId }) => assigneeId),
  )
  // Locked first, and deleted by a second statement that sees what was written until then: a submission that is stored
  // meanwhile waits for the lock.
  const tasks = await tx.$queryRaw<{ id: string }[]>`
    SELECT t."id" FROM "Task" t JOIN "PlanTask" p ON p."taskId" = t."id"
    WHERE p."planId" = ${planId}::uuid ORDER BY t."id" FOR UPDATE OF t`
  await requireStillViewer(tx, scope)
  const ids = tasks.map((task) => task.id)
  // A task that was given to another member meanwhile is kept: its member is not locked.
  const removed = await tx.$queryRaw<Removed[]>`
    DELETE FROM "Task" t WHERE t."id" = ANY(${ids}::uuid[]) AND t."assigneeId" = ANY(${members}::uuid[])
      AND ${isUntouched}
    RETURNING t."assigneeId", t."date"`
  await settleTaskDays(tx, scope, removed)
  return { removed: removed.length, total: ids.length }
}
