import 'server-only'
import { authorize, can, signedIn } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { db, readRows } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { jpegForModel } from '@/lib/photos/image'
import type { PhotoJson, PhotoView } from '@/lib/photos/json'
import { modelSettings } from '@/lib/ports'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/**
 * The photos beside the assignee's solution, oldest first. Throws AppError not_found, also for another member's task.
 */
export async function listPhotos(scope: Scope, taskId: string): Promise<PhotoJson[]> {
  const viewer = signedIn(scope.viewer)
  const id = knownId(taskId, 'tasks.notFound')
  const [task] = await readRows<{ photos: PhotoJson[] }>(Prisma.sql`
    SELECT COALESCE((
      SELECT json_agg(json_build_object('id', p."id", 'width', p."width", 'height', p."height",
        'bytes', octet_length(p."image")) ORDER BY p."createdAt", p."slot")
      FROM "TaskPhoto" p WHERE p."taskId" = t."id" AND p."memberId" = t."assigneeId"
    ), '[]') AS "photos"
    FROM "Task" t WHERE t."id" = ${id}::uuid AND (${viewer.isAdmin} OR t."assigneeId" = ${viewer.id}::uuid)`)
  if (!task) throw new AppError('not_found', 'tasks.notFound')
  return task.photos
}

type Wanted = { taskId: string; photoId: string; size: 'large' | 'small' }

/** The bytes of a photo, a WebP, for its member and administrators. Throws AppError not_found. */
export async function readPhoto(scope: Scope, { taskId, photoId, size }: Wanted): Promise<Uint8Array<ArrayBuffer>> {
  const viewer = signedIn(scope.viewer)
  const [task, photo] = [knownId(taskId, 'photos.notFound'), knownId(photoId, 'photos.notFound')]
  const [row] = await readRows<{ bytes: Uint8Array<ArrayBuffer> }>(Prisma.sql`
    SELECT ${Prisma.raw(size === 'small' ? '"thumbnail"' : '"image"')} AS "bytes" FROM "TaskPhoto"
    WHERE "id" = ${photo}::uuid AND "taskId" = ${task}::uuid
      AND (${viewer.isAdmin} OR "memberId" = ${viewer.id}::uuid)`)
  if (!row) throw new AppError('not_found', 'photos.notFound')
  return row.bytes
}

/** The photos of a task that the viewer was allowed to read, for its screens. */
export async function photosBeside(scope: Scope, task: { id: string; assigneeId: string }): Promise<PhotoView[]> {
  if (!can(scope.viewer, 'task:read', task)) return []
  return readBatched<PhotoView>(
    scope,
    Prisma.sql`SELECT "id", "width", "height" FROM "TaskPhoto"
      WHERE "taskId" = ${task.id}::uuid AND "memberId" = ${task.assigneeId}::uuid ORDER BY "createdAt", "slot"`,
  )
}

/** Whether the photos are sent to a model as well. */
export const arePhotosEvaluated = (): boolean => modelSettings()?.readsImages === true

/** The photos beside a member's solution as JPEG, which more models read than WebP. */
export async function photosToEvaluate(
  scope: Scope,
  work: { taskId: string; memberId: string },
): Promise<Uint8Array[]> {
  const { taskId, memberId } = work
  authorize(scope.viewer, 'task:submit', { assigneeId: memberId })
  const rows = await db.taskPhoto.findMany({
    where: { taskId, memberId },
    orderBy: [{ createdAt: 'asc' }, { slot: 'asc' }],
    select: { image: true },
  })
  return Promise.all(rows.map(({ image }) => jpegForModel(image)))
}
