import { isEarning, isSubmittable, type TaskStatus } from '@/lib/tasks/status'

/** Maximum number of photos beside a solution; the database has as many slots. */
export const mostPhotos = 3

/** Longest sides of a stored photo and of its thumbnail, in pixels. */
export const photoSide = 1600
export const thumbnailSide = 320

/** Maximum size of a stored photo, in bytes; the database allows no more. */
export const maxPhotoBytes = 512 * 1024

type Task = {
  status: TaskStatus
  expiresAt: Date | string | null
  keptOpenUntil?: Date | string | null
  needsPerson: boolean
}

/**
 * Whether the member may change the photos: while a solution can be submitted and is not accepted, or waits for a
 * person.
 */
export function takesPhotos(task: Task, now: Date): boolean {
  return task.needsPerson || (!isEarning(task.status) && isSubmittable(task, now))
}
