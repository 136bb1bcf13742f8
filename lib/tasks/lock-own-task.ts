import 'server-only'
import type { Statements } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'
import { taskRow, type TaskRow } from '@/lib/tasks/task-rows'

/** A member's points and cached streak. */
export type MemberStanding = { points: number; streak: number; streakDay: Date | null }

/** Locks the member, then their task. Throws AppError not_found when the task is no longer theirs. */
export async function lockOwnTask(tx: Statements, scope: Scope, taskId: string, assigneeId: string) {
  const [member] = await tx.$queryRaw<MemberStanding[]>`
    SELECT "points", "streak", "streakDay" FROM "User" WHERE "id" = ${assigneeId}::uuid FOR UPDATE`
  const [task] = await tx.$queryRaw<TaskRow[]>`
    SELECT ${taskRow(scope)} FROM "Task" WHERE "id" = ${taskId}::uuid AND "assigneeId" = ${assigneeId}::uuid FOR UPDATE`
  if (!task || !member) throw new AppError('not_found', 'tasks.notFound')
  return { task, member }
}
