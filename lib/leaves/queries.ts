import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import type { SharedTaskJson, TaskLeaves } from '@/lib/leaves/json'
import { leavesListed, sharedListed } from '@/lib/leaves/limits'
import type { Scope } from '@/lib/scope'
import { earningStatuses } from '@/lib/tasks/status'
import { Prisma } from '@/prisma/generated/client'

/** What was given for a task that the viewer may read. Throws AppError not_found, also for another member's. */
export async function leavesOf(scope: Scope, taskId: string): Promise<TaskLeaves> {
  const viewer = signedIn(scope.viewer)
  const id = knownId(taskId, 'tasks.notFound')
  const [found] = await readBatched<TaskLeaves>(
    scope,
    Prisma.sql`SELECT EXISTS (SELECT FROM "SharedTask" s WHERE s."taskId" = t."id") AS "isShared",
      COALESCE((SELECT json_agg(given) FROM (
        SELECT l."giverId", u."username" AS "giver", u."avatar", l."line", l."givenAt"
        FROM "Leaf" l JOIN "User" u ON u."id" = l."giverId" WHERE l."taskId" = t."id"
        ORDER BY l."givenAt" DESC, l."id" DESC LIMIT ${leavesListed}::int
      ) given), '[]') AS "leaves"
      FROM "Task" t WHERE t."id" = ${id}::uuid AND (${viewer.isAdmin}::boolean OR t."assigneeId" = ${viewer.id}::uuid)`,
  )
  if (!found) throw new AppError('not_found', 'tasks.notFound')
  const leaves = found.leaves.map((leaf) => ({ ...leaf, givenAt: new Date(leaf.givenAt).toISOString() }))
  return { isShared: found.isShared, leaves }
}

/**
 * The last accepted tasks that a user shares, each with the viewer's own leaf; never what others gave. Throws AppError
 * not_found when there is no such user.
 */
export async function sharedTasksOf(scope: Scope, userId: string): Promise<SharedTaskJson[]> {
  const viewer = signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  const [user] = await readBatched<{ tasks: SharedTaskJson[] }>(
    scope,
    Prisma.sql`SELECT COALESCE((SELECT json_agg(shared) FROM (
        SELECT t."id", t."title", t."date",
          CASE WHEN l."id" IS NOT NULL THEN json_build_object('line', l."line") END AS "leaf"
        FROM "SharedTask" s JOIN "Task" t ON t."id" = s."taskId"
        LEFT JOIN "Leaf" l ON l."taskId" = t."id" AND l."giverId" = ${viewer.id}::uuid
        WHERE s."memberId" = u."id" AND t."status"::text = ANY(${earningStatuses}::text[])
        ORDER BY s."sharedAt" DESC, s."taskId" DESC LIMIT ${sharedListed}::int
      ) shared), '[]') AS "tasks"
      FROM "User" u WHERE u."id" = ${id}::uuid`,
  )
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  return user.tasks
}
