import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { encodePhoto, type EncodedPhoto } from '@/lib/photos/image'
import type { PhotoJson } from '@/lib/photos/json'
import { mostPhotos, takesPhotos } from '@/lib/photos/limits'
import { inTurn } from '@/lib/pictures/turns'
import type { Scope } from '@/lib/scope'
import { lockOwnTask } from '@/lib/tasks/lock-own-task'
import { findTask } from '@/lib/tasks/queries'
import type { TaskRow } from '@/lib/tasks/task-rows'

type Sent = { taskId: string; photo: Uint8Array }

/**
 * Adds a photo to the member's solution; theirs, or any for an administrator. Throws AppError: not_found, conflict when
 * the task takes no photos any more or has three, and what `encodePhoto` throws.
 */
export async function addPhoto(scope: Scope, { taskId, photo }: Sent): Promise<PhotoJson> {
  const task = await findTask(scope, taskId)
  requireOpen(scope, task)
  // Decoding is expensive: not for a photo that has no slot.
  if ((await db.taskPhoto.count({ where: { taskId: task.id, memberId: task.assigneeId } })) >= mostPhotos)
    throw tooMany()
  const encoded = await inTurn(signedIn(scope.viewer).id, () => encodePhoto(photo))
  return db.$transaction(async (tx) => {
    const locked = await lockOwnTask(tx, scope, task.id, task.assigneeId)
    await requireStillViewer(tx, scope)
    requireOpen(scope, locked.task)
    return insertPhoto(tx, scope, task, encoded)
  })
}

/** Stores a photo in a free slot, of which the database allows no more than `mostPhotos`. */
async function insertPhoto(tx: Database, { now }: Scope, task: TaskRow, photo: EncodedPhoto): Promise<PhotoJson> {
  const { image, thumbnail, width, height } = photo
  const [added] = await tx.$queryRaw<PhotoJson[]>`
    INSERT INTO "TaskPhoto" ("id", "taskId", "memberId", "slot", "image", "thumbnail", "width", "height", "createdAt")
    SELECT gen_random_uuid(), ${task.id}::uuid, ${task.assigneeId}::uuid, min(slot), ${image}::bytea, ${thumbnail}::bytea,
      ${width}::int, ${height}::int, ${now}::timestamptz
    FROM generate_series(0, ${mostPhotos - 1}::int) AS slot
    WHERE slot NOT IN (
      SELECT "slot" FROM "TaskPhoto" WHERE "taskId" = ${task.id}::uuid AND "memberId" = ${task.assigneeId}::uuid)
    HAVING count(*) > 0
    RETURNING "id", "width", "height", octet_length("image") AS "bytes"`
  if (!added) throw tooMany()
  return added
}

const tooMany = () => new AppError('conflict', 'photos.tooMany', { values: { most: mostPhotos } })

/**
 * Removes a photo from a solution. An administrator may do so at any time, and its member once the task is no longer
 * theirs. Throws AppError: not_found, and conflict when the task takes no photos any more.
 */
export async function removePhoto(scope: Scope, { taskId, photoId }: { taskId: string; photoId: string }) {
  const viewer = signedIn(scope.viewer)
  const [task, id] = [knownId(taskId, 'photos.notFound'), knownId(photoId, 'photos.notFound')]
  const where = { id, taskId: task, ...(!viewer.isAdmin && { memberId: viewer.id }) }
  const found = await db.taskPhoto.findFirst({
    where,
    select: { memberId: true, task: { select: { assigneeId: true } } },
  })
  if (!found) throw new AppError('not_found', 'photos.notFound')
  const isOfAssignee = found.memberId === found.task.assigneeId
  await db.$transaction(async (tx) => {
    if (isOfAssignee) {
      const locked = await lockOwnTask(tx, scope, task, found.memberId)
      if (!viewer.isAdmin) requireOpen(scope, locked.task)
    }
    await requireStillViewer(tx, scope)
    const { count } = await tx.taskPhoto.deleteMany({ where })
    if (count === 0) throw new AppError('not_found', 'photos.notFound')
  })
}

function requireOpen({ now }: Scope, task: TaskRow): void {
  if (!takesPhotos(task, now)) throw new AppError('conflict', 'photos.closed')
}
