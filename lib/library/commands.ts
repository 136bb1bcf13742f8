import 'server-only'
import { authorize } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { isInLibrary } from '@/lib/library/library'
import { mostFamilyTasks, type SaveFamilyTask } from '@/lib/library/schema'
import type { Scope } from '@/lib/scope'
import { folded } from '@/lib/tasks/expectations'

/**
 * Saves a task for the family's later plans; one of the same title and language is replaced. Administrators only.
 * Throws AppError conflict when the library that comes with Laurel has the same task, or the family has as many as it
 * can keep.
 */
export async function saveFamilyTask(scope: Scope, { language, ...task }: SaveFamilyTask): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  if (isInLibrary(task, language)) throw new AppError('conflict', 'library.alreadyThere')
  const { title, description, expectations, points } = task
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "FamilyTemplate" ("id", "language", "title", "titleKey", "description", "expectations", "points", "createdAt")
      VALUES (gen_random_uuid(), ${language}, ${title}, ${folded(title)}, ${description}, ${JSON.stringify(expectations)}::jsonb, ${points},
        ${scope.now})
      ON CONFLICT ("language", "titleKey") DO UPDATE SET "title" = EXCLUDED."title",
        "description" = EXCLUDED."description", "expectations" = EXCLUDED."expectations", "points" = EXCLUDED."points"`
    await requireStillViewer(tx, scope)
    // The trigger takes a lock on insert, so the count includes concurrent inserts.
    if ((await tx.familyTemplate.count({ where: { language } })) > mostFamilyTasks)
      throw new AppError('conflict', 'library.full', { values: { most: mostFamilyTasks } })
  })
}

/** Removes a task that the family saved; tasks made from it stay. Throws AppError not_found when it is gone. */
export async function deleteFamilyTask(scope: Scope, taskId: string): Promise<void> {
  authorize(scope.viewer, 'task:manage')
  const id = knownId(taskId, 'library.gone')
  await db.$transaction(async (tx) => {
    const { count } = await tx.familyTemplate.deleteMany({ where: { id } })
    await requireStillViewer(tx, scope)
    if (count === 0) throw new AppError('not_found', 'library.gone')
  })
}
