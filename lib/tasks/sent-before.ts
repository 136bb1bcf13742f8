import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { toDate, type Day } from '@/lib/calendar'
import type { Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import type { Scope } from '@/lib/scope'
import { taskColumns } from '@/lib/tasks/columns'
import { storedExpectations } from '@/lib/tasks/expectations'
import { mostAssigned, type CreateTasks } from '@/lib/tasks/schema'
import { withExpiry, type TaskRow } from '@/lib/tasks/task-rows'

export type NewTask = Omit<CreateTasks, 'assignedTo' | 'date' | 'expiresAt'> & { date: Day; expiresAt: Date | null }

/** The keys of the tasks that a form makes; the viewer's id keeps one from using the forms of another. */
const keysOf = ({ viewer }: Scope, formId: string) =>
  Array.from({ length: mostAssigned }, (_, place) =>
    hashOf(JSON.stringify(['form', signedIn(viewer).id, formId, place])),
  )

/** What a form made before: its tasks by their member, and the keys for further ones. */
type SentBefore = { tasks: ReadonlyMap<string, TaskRow>; freeKeys: string[] }

/**
 * What the same form made before, when its response was lost. Throws AppError conflict when one of its tasks is not what
 * is sent now, or belongs to none of the members. The viewer must be locked.
 */
export async function sentBefore(
  tx: Database,
  scope: Scope,
  input: NewTask,
  assigneeIds: readonly string[],
): Promise<SentBefore> {
  if (input.formId === undefined) return { tasks: new Map(), freeKeys: [] }
  const keys = keysOf(scope, input.formId)
  const found = await tx.task.findMany({
    where: { importKey: { in: keys } },
    select: { ...taskColumns, importKey: true },
  })
  const tasks = new Map<string, TaskRow>()
  const taken = new Set<string | null>()
  for (const { importKey, ...task } of found) {
    taken.add(importKey)
    if (!assigneeIds.includes(task.assigneeId) || isOther(task, input))
      throw new AppError('conflict', 'tasks.sentBefore', { values: { title: task.title } })
    tasks.set(task.assigneeId, await withExpiry(tx, scope, task))
  }
  return { tasks, freeKeys: keys.filter((key) => !taken.has(key)) }
}

function isOther(task: TaskRow, input: NewTask): boolean {
  const written = ({ title, description, status, points }: TaskRow | NewTask) => [title, description, status, points]
  const stored = [...written(task), task.date, task.expiresAt, storedExpectations(task.expectations)]
  const sent = [...written(input), toDate(input.date), input.expiresAt, input.expectations ?? []]
  return JSON.stringify(stored) !== JSON.stringify(sent)
}
