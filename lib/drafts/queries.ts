import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { replacedMs } from '@/lib/drafts/limits'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'
import { findTask } from '@/lib/tasks/queries'
import { Prisma } from '@/prisma/generated/client'

type OwnTask = { id: string; assigneeId: string }

/** The newest text of the assignee that was replaced, while it is kept, unless the present one goes on from it. */
const newestReplaced = ({ now }: Scope, { id, assigneeId }: OwnTask, columns: Prisma.Sql) => Prisma.sql`
  SELECT ${columns} FROM "ReplacedDraft"
  WHERE "taskId" = ${id}::uuid AND "memberId" = ${assigneeId}::uuid
    AND "replacedAt" >= ${new Date(now.getTime() - replacedMs)}
    AND NOT EXISTS (SELECT FROM "Task" WHERE "Task"."id" = "taskId"
      AND starts_with(COALESCE("Task"."draft", "Task"."response"), "ReplacedDraft"."text"))
  ORDER BY "replacedAt" DESC, "id" DESC LIMIT 1`

/** When a kept text of the task was replaced, ISO 8601; null if there is none. */
export async function replacedDraftAt(scope: Scope, task: OwnTask): Promise<string | null> {
  const columns = Prisma.sql`to_json("replacedAt") AS "at"`
  const [row] = await readBatched<{ at: string }>(scope, newestReplaced(scope, task, columns))
  return row ? new Date(row.at).toISOString() : null
}

/** The newest replaced text of the viewer's task. Throws AppError not_found or forbidden. */
export async function readReplacedDraft(scope: Scope, { taskId }: { taskId: string }): Promise<string> {
  const task = await findTask(scope, taskId)
  authorize(scope.viewer, 'task:submit', task)
  const [row] = await readBatched<{ text: string }>(scope, newestReplaced(scope, task, Prisma.sql`"text"`))
  if (!row) throw new AppError('not_found', 'submission.replacedGone')
  return row.text
}
