import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { toDate, type Day } from '@/lib/calendar'
import type { Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import type { Scope } from '@/lib/scope'
import { taskColumns } from '@/lib/tasks/columns'
import { storedExpectations } from '@/lib/tasks/expectations'
import type { CreateTasks } from '@/lib/tasks/schema'
import { withExpiry } from '@/lib/tasks/task-rows'

export type NewTask = Omit<CreateTasks, 'assignedTo' | 'date' | 'expiresAt'> & { date: Day; expiresAt: Date | null }

/** Identifies the task that a form makes for a member; the viewer's id keeps one from using the forms of another. */
export const formKey = ({ viewer }: Scope, formId: string, assigneeId: string) =>
  hashOf(JSON.stringify(['form', signedIn(viewer).id, formId, assigneeId]))

/**
 * The task that the same form made for the member before, when its response was lost; null if there is none. Throws
 * AppError conflict when that task is not what is sent now. The member must be locked.
 */
export async function sentBefore(tx: Database, scope: Scope, importKey: string, input: NewTask) {
  const task = await tx.task.findUnique({ where: { importKey }, select: taskColumns })
  if (!task) return null
  const written = ({ title, description, status, points }: typeof task | NewTask) => [
    title,
    description,
    status,
    points,
  ]
  const stored = [...written(task), task.date, task.expiresAt, storedExpectations(task.expectations)]
  const sent = [...written(input), toDate(input.date), input.expiresAt, input.expectations ?? []]
  if (JSON.stringify(stored) !== JSON.stringify(sent))
    throw new AppError('conflict', 'tasks.sentBefore', { values: { title: task.title } })
  return withExpiry(tx, scope, task)
}
