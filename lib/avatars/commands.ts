import 'server-only'
import { randomBytes } from 'node:crypto'
import { authorize, signedIn } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { encodeAvatar } from '@/lib/avatars/image'
import type { SetAvatar } from '@/lib/avatars/schema'
import { hourMs } from '@/lib/durations'
import { db } from '@/lib/db'
import { AppError, invalidField } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { log } from '@/lib/log'
import { inTurn } from '@/lib/pictures/turns'
import { files } from '@/lib/ports'
import type { Scope } from '@/lib/scope'

/** How long an uploaded picture may stay unused, in milliseconds, and how many unused ones a user may have. */
const waitMs = hourMs
const mostWaiting = 20
/** Files removed per sweep. */
const sweepSize = 20

/**
 * Stores a picture for the viewer and returns its address, which `setAvatar` takes. Throws AppError: unsupported or
 * too_large when the file is not acceptable, too_many when too many of the user's are unused or waiting to be encoded,
 * unavailable when the queue that all users share is full.
 */
export async function uploadAvatar(scope: Scope, sent: Uint8Array): Promise<string> {
  const { id: ownerId } = signedIn(scope.viewer)
  await sweepAvatars(scope)
  // Recorded before it is stored: a file without a record could never be removed.
  const name = `${randomBytes(16).toString('hex')}.webp`
  const id = await reserveUpload({ ownerId, name, createdAt: scope.now })
  const bytes = await inTurn(ownerId, () => encodeAvatar(sent)).catch(async (error: unknown) => {
    await db.avatarUpload.deleteMany({ where: { id } })
    throw error
  })
  const url = await files().store({ name, bytes, type: 'image/webp' })
  const { count } = await db.avatarUpload.updateMany({ where: { id, ownerId }, data: { url } })
  if (count === 0) {
    await files().remove(name)
    throw new AppError('not_found', 'tasks.userNotFound')
  }
  return url
}

type Reservation = { ownerId: string; name: string; createdAt: Date }

/** Reserves one of the owner's slots; the row lock prevents parallel uploads from exceeding the limit. */
function reserveUpload(data: Reservation): Promise<string> {
  const { ownerId } = data
  return db.$transaction(async (tx) => {
    const locked = await tx.$executeRaw`SELECT 1 FROM "User" WHERE "id" = ${ownerId}::uuid FOR NO KEY UPDATE`
    if (locked === 0) throw new AppError('not_found', 'tasks.userNotFound')
    const waiting = await tx.avatarUpload.count({ where: { ownerId, isUsed: false } })
    if (waiting >= mostWaiting) throw new AppError('too_many', 'avatar.tooMany', { retryAfter: waitMs / 1000 })
    return (await tx.avatarUpload.create({ data, select: { id: true } })).id
  })
}

/**
 * Sets a profile's picture to an uploaded one: one's own, or any user's for an administrator. The previous picture is
 * removed. Throws AppError invalid when the address was not returned by `uploadAvatar` to either of them.
 */
export async function setAvatar(scope: Scope, { userId, avatar }: SetAvatar): Promise<{ id: string; avatar: string }> {
  const viewer = signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  authorize(viewer, 'user:set-avatar', { id })
  await db.$transaction(async (tx) => {
    const [user] = await tx.$queryRaw<{ avatar: string | null }[]>`
      SELECT "avatar" FROM "User" WHERE "id" = ${id}::uuid FOR UPDATE`
    await requireStillViewer(tx, scope)
    if (!user) throw new AppError('not_found', 'tasks.userNotFound')
    if (user.avatar === avatar) return
    const uploaded = { url: avatar, ownerId: { in: [id, viewer.id] }, isUsed: false }
    await tx.avatarUpload.updateMany({ where: { ownerId: id, isUsed: true }, data: { ownerId: null } })
    const { count } = await tx.avatarUpload.updateMany({ where: uploaded, data: { ownerId: id, isUsed: true } })
    if (count === 0) throw invalidField('avatar', 'avatar.notYours')
    await tx.user.update({ where: { id }, data: { avatar } })
  })
  await sweepAvatars(scope)
  return { id, avatar }
}

/**
 * Removes unused pictures: replaced ones, those of deleted users, and abandoned uploads. A file that cannot be removed
 * stays recorded for the next sweep. Never throws for a file.
 */
export async function sweepAvatars(scope: Pick<Scope, 'now'>): Promise<void> {
  const stale = { isUsed: false, ownerId: { not: null }, createdAt: { lt: new Date(scope.now.getTime() - waitMs) } }
  // Detached from their owners first, so that no profile can choose a picture while its file is being removed.
  await db.avatarUpload.updateMany({ where: stale, data: { ownerId: null } })
  const orphans = await db.avatarUpload.findMany({ where: { ownerId: null }, orderBy: { id: 'asc' }, take: sweepSize })
  await Promise.all(orphans.map(removeUpload))
}

async function removeUpload({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    await files().remove(name)
    await db.avatarUpload.deleteMany({ where: { id } })
  } catch (error) {
    log.warn({ event: 'avatar_not_removed', name, err: error }, 'an old avatar could not be removed')
  }
}
