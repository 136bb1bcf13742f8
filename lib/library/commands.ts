import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { mostFamilyTasks, type SaveFamilyTask } from '@/lib/library/schema'
import type { Scope } from '@/lib/scope'
import { folded } from '@/lib/tasks/expectations'

/**
 * Saves a task for the family's later plans; one of the same title and language is replaced. Administrators only.
 * Throws AppError conflict when the family has as many as it can keep.
 */
export async function saveFamilyTask(scope: Scope, { language, ...task }: SaveFamilyTask): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const key = { language, titleKey: folded(task.title) }
  const others = await db.familyTemplate.count({ where: { language, titleKey: { not: key.titleKey } } })
  if (others >= mostFamilyTasks) throw new AppError('conflict', 'library.full', { values: { most: mostFamilyTasks } })
  await db.familyTemplate.upsert({
    where: { language_titleKey: key },
    create: { ...key, ...task, createdAt: scope.now },
    update: task,
  })
}

/** Removes a task that the family saved; tasks made from it stay. Throws AppError not_found when it is gone. */
export async function deleteFamilyTask(scope: Scope, taskId: string): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const { count } = await db.familyTemplate.deleteMany({ where: { id: knownId(taskId, 'library.gone') } })
  if (count === 0) throw new AppError('not_found', 'library.gone')
}
