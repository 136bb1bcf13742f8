import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import type { ActivityDetails, ActivityKind } from '@/lib/activity/schema'
import { hashChosenPassword } from '@/lib/auth/password'
import { authorize, signedIn } from '@/lib/auth/policy'
import { requirePerson, requireProof } from '@/lib/auth/recent-proof'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { sweepAvatars } from '@/lib/avatars/commands'
import { dayOf } from '@/lib/calendar'
import { unlessTaken } from '@/lib/database-errors'
import { db, type Database } from '@/lib/db'
import { AppError, invalidField } from '@/lib/errors'
import { messageOf } from '@/lib/i18n/message'
import { knownId } from '@/lib/ids'
import { lockMembers, setPoints, setStreak } from '@/lib/points/ledger'
import { requireReportsRead, requireReportsReadBy } from '@/lib/safeguarding/commands'
import type { Scope } from '@/lib/scope'
import { endTokens } from '@/lib/tokens/commands'
import { announceAdministrator } from '@/lib/announcements/commands'
import { editOf } from '@/lib/users/edit'
import { streakOn } from '@/lib/users/json'
import { managedUserColumns } from '@/lib/users/queries'
import type { CreateUser, UpdateUser } from '@/lib/users/schema'
import { usernameKey } from '@/lib/users/username'

/** Largest change of points in one entry; also enforced by the database. */
const longestStep = 2_000_000_000

/**
 * Creates a user; administrators only. Initial points are booked as an opening entry. Throws AppError conflict when the
 * username is taken, forbidden for an access token, and ProofNeededError for an administrator without a recent proof.
 */
export async function createUser(scope: Scope, { username, password, points, streak, ...rest }: CreateUser) {
  authorize(scope.viewer, 'user:manage')
  requirePerson(scope)
  const passwordHash = await hashChosenPassword(password)
  const created = await db.$transaction(async (tx) => {
    if (rest.isAdmin) await requireProvenAdministrator(tx, scope)
    await requireStillViewer(tx, scope)
    const data = { ...rest, username, usernameKey: usernameKey(username), passwordHash }
    const { id } = await unlessTaken(tx.user.create({ data, select: { id: true } }), usernameTaken)
    if (streak > 0) await setStreak(tx, scope, id, streak)
    await setPoints(tx, scope, id, points, { kind: 'opening' })
    const user = await tx.user.findUniqueOrThrow({ where: { id }, select: managedUserColumns })
    const kind = user.isAdmin ? 'administrator_created' : 'user_created'
    await recordActivity(tx, scope, { kind, subject: user, details: { points, streak } })
    return user
  })
  if (created.isAdmin) await announceAdministrator(scope, created)
  return created
}

/**
 * Updates the given fields of a user; administrators only. Changed points are booked as an adjustment; a demotion or a
 * new password ends the user's sessions and access tokens. Throws AppError not_found; conflict when the username is
 * taken, no administrator would remain, or an administrator who is demoted, or given a password, username or e-mail
 * address by another one, has an unread report; forbidden for one's own password or role and for anything an access
 * token may not do; and ProofNeededError for opening or closing an administrator's account without a recent proof.
 */
export async function updateUser(scope: Scope, { userId, password, points, streak, reason, ...change }: UpdateUser) {
  authorize(scope.viewer, 'user:manage')
  if (password !== undefined) requirePerson(scope)
  const id = knownId(userId, 'tasks.userNotFound')
  const passwordHash = password === undefined ? undefined : await hashChosenPassword(password)
  const { user, isPromoted } = await db.$transaction(async (tx) => {
    const touchesAccount = passwordHash !== undefined || Object.values(change).some((value) => value !== undefined)
    if (touchesAccount) await lockAdministrators(tx)
    // An adjustment references its actor: two administrators adjusting each other would deadlock.
    const before = await lockUser(tx, id, points === undefined ? [] : [signedIn(scope.viewer).id])
    await requireStillViewer(tx, scope)
    const edit = editOf(before, { ...change, hasPassword: passwordHash !== undefined })
    if (edit.isRoleChanged) requirePerson(scope)
    if (edit.isDemoted) await requireOtherAdministrator(tx, id)
    if (isOwn(scope, id) && (edit.isPasswordSet || edit.isRoleChanged))
      throw new AppError('forbidden', 'manageUsers.ownAccount')
    if (edit.needsProof) await requireProof(tx, scope)
    const endsSessions = edit.isPasswordSet || edit.isDemoted
    const isRenamed = edit.isIdentityChanged && !isOwn(scope, id)
    // A new password lets another person read an administrator's reports, and a renamed administrator can no longer
    // sign in.
    if (endsSessions || isRenamed) await requireReportsReadBy(tx, scope, before)
    const data = {
      ...change,
      usernameKey: change.username === undefined ? undefined : usernameKey(change.username),
      passwordHash,
      ...(endsSessions && { sessionVersion: { increment: 1 } }),
    }
    await unlessTaken(tx.user.update({ where: { id }, data, select: { id: true } }), usernameTaken)
    if (endsSessions) await endTokens(tx, id)

    // Setting a streak can settle bonuses, so points are set last to give the requested total.
    const streakBefore = streakOn(before, dayOf(scope.now, scope.timeZone))
    const isStreakSet = streak !== undefined && streak !== streakBefore
    if (isStreakSet) await setStreak(tx, scope, id, streak)
    const held = points === undefined ? null : await adjustPoints(tx, scope, id, points, reason)
    const user = await tx.user.findUniqueOrThrow({ where: { id }, select: managedUserColumns })

    const record = (kind: ActivityKind, details?: ActivityDetails) =>
      recordActivity(tx, scope, { kind, subject: user, details })
    if (edit.fields.length > 0) await record('user_edited', { fields: edit.fields, before: before.username })
    if (edit.isRoleChanged) await record(user.isAdmin ? 'user_promoted' : 'user_demoted')
    if (edit.isPasswordSet) await record('password_set')
    if (isStreakSet) await record('streak_set', { from: streakBefore, to: streak })
    if (before.points !== user.points || (held !== null && held !== user.points)) {
      await record('points_set', { from: before.points, to: user.points, reason: reason ?? '' })
    }
    return { user, isPromoted: edit.isRoleChanged && user.isAdmin }
  })
  if (isPromoted) await announceAdministrator(scope, user)
  return user
}

/**
 * Deletes a user and all their data; administrators only. Throws AppError not_found; conflict for the last
 * administrator, while another administrator has an unread report about the user, or while the user has an unread
 * report; forbidden for oneself or an access token; and ProofNeededError for an administrator without a recent proof.
 */
export async function deleteUser(scope: Scope, { userId }: { userId: string }): Promise<{ id: string }> {
  authorize(scope.viewer, 'user:manage')
  requirePerson(scope)
  const id = knownId(userId, 'tasks.userNotFound')
  await db.$transaction(async (tx) => {
    await lockAdministrators(tx)
    const user = await lockUser(tx, id)
    await requireStillViewer(tx, scope)
    if (user.isAdmin) await requireOtherAdministrator(tx, id)
    if (isOwn(scope, id)) throw new AppError('forbidden', 'manageUsers.ownAccount')
    if (user.isAdmin) await requireProof(tx, scope)
    await requireReportsRead(tx, scope, user)
    await requireReportsReadBy(tx, scope, user)
    await recordActivity(tx, scope, { kind: 'user_deleted', subject: user, details: { isAdmin: user.isAdmin } })
    await tx.user.delete({ where: { id }, select: { id: true } })
  })
  await sweepAvatars(scope)
  return { id }
}

const isOwn = ({ viewer }: Scope, id: string) => signedIn(viewer).id === id

/**
 * Serialised with changes of the administrator role, so that the proof of an administrator who was just demoted does
 * not count.
 */
async function requireProvenAdministrator(tx: Database, scope: Scope): Promise<void> {
  await lockAdministrators(tx)
  await requireProof(tx, scope)
}

/** Sets the points, and returns the previous ones. */
async function adjustPoints(tx: Database, scope: Scope, id: string, points: number, reason = ''): Promise<number> {
  const { points: held } = await tx.user.findUniqueOrThrow({ where: { id }, select: { points: true } })
  if (Math.abs(points - held) > longestStep) throw invalidField('points', 'manageUsers.pointsStep')
  const actorId = signedIn(scope.viewer).id
  await setPoints(tx, scope, id, points, { kind: 'adjustment', reason, actorId })
  return held
}

/** Locks the user before any other row. Throws AppError not_found. */
async function lockUser(tx: Database, id: string, others: readonly string[] = []) {
  await lockMembers(tx, [id, ...others])
  const user = await tx.user.findUnique({ where: { id }, select: managedUserColumns })
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  return user
}

/**
 * Serialises changes that reduce the number of administrators: two demoting each other at once would each still see
 * two.
 */
async function lockAdministrators(tx: Database): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('laurel administrators'))`
}

async function requireOtherAdministrator(tx: Database, id: string): Promise<void> {
  const other = await tx.user.findFirst({ where: { isAdmin: true, id: { not: id } }, select: { id: true } })
  if (!other) throw new AppError('conflict', 'manageUsers.lastAdministrator')
}

const usernameTaken = () =>
  new AppError('conflict', 'manageUsers.usernameTaken', {
    fields: { username: [messageOf('manageUsers.usernameTaken')] },
  })
