import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import type { ActivityDetails, ActivityKind } from '@/lib/activity/schema'
import { hashChosenPassword } from '@/lib/auth/password'
import { authorize, signedIn } from '@/lib/auth/policy'
import { requirePerson, requireProof } from '@/lib/auth/recent-proof'
import { sweepAvatars } from '@/lib/avatars/commands'
import { dayOf } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
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
import { Prisma } from '@/prisma/generated/client'

/** The furthest that points can move in one entry; the database holds the same bound. */
const longestStep = 2_000_000_000

/**
 * Creates a user; administrators only. Points they begin with are an opening entry. Throws AppError conflict
 * when the username is taken, forbidden when a token asks, and ProofNeeded for an administrator without a recent proof.
 */
export async function createUser(scope: Scope, { username, password, points, streak, ...rest }: CreateUser) {
  authorize(scope.viewer, 'user:manage')
  requirePerson(scope)
  const passwordHash = await hashChosenPassword(password)
  const created = await db.$transaction(async (tx) => {
    if (rest.isAdmin) await requireProvenAdministrator(tx, scope)
    const data = { ...rest, username, usernameKey: usernameKey(username), passwordHash }
    const { id } = await unlessTaken(tx.user.create({ data, select: { id: true } }))
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
 * Changes what is named of a user; administrators only. Other points are an adjustment entry; a demotion or a
 * new password ends the user's sessions and access tokens. Throws AppError not_found, conflict when the
 * username is taken, nobody would be left to administer or an administrator who is demoted or given a password has a
 * report to read, forbidden for one's own password or role and for what a token may not do, and ProofNeeded for what
 * opens or closes an administrator's account without a recent proof.
 */
export async function updateUser(scope: Scope, { userId, password, points, streak, reason, ...change }: UpdateUser) {
  authorize(scope.viewer, 'user:manage')
  if (password !== undefined) requirePerson(scope)
  const id = knownId(userId, 'tasks.userNotFound')
  const passwordHash = password === undefined ? undefined : await hashChosenPassword(password)
  const { user, isPromoted } = await db.$transaction(async (tx) => {
    const touchesAccount = passwordHash !== undefined || Object.values(change).some((value) => value !== undefined)
    if (touchesAccount) await lockAdministrators(tx)
    // The entry of an adjustment refers to its actor: two who adjust each other would wait for each other.
    const before = await lockUser(tx, id, points === undefined ? [] : [signedIn(scope.viewer).id])
    const edit = editOf(before, { ...change, hasPassword: passwordHash !== undefined })
    if (edit.isRoleChanged) requirePerson(scope)
    if (edit.isDemoted) await requireOtherAdministrator(tx, id)
    if (isOwn(scope, id) && (edit.isPasswordSet || edit.isRoleChanged))
      throw new AppError('forbidden', 'manageUsers.ownAccount')
    if (edit.needsProof) await requireProof(tx, scope)
    const endsSessions = edit.isPasswordSet || edit.isDemoted
    // Who sets their password can sign in as them, and read in their place.
    if (endsSessions) await requireReportsReadBy(tx, scope, before)
    const data = {
      ...change,
      usernameKey: change.username === undefined ? undefined : usernameKey(change.username),
      passwordHash,
      ...(endsSessions && { sessionVersion: { increment: 1 } }),
    }
    await unlessTaken(tx.user.update({ where: { id }, data, select: { id: true } }))
    if (endsSessions) await endTokens(tx, id)

    // A streak set anew can settle bonuses; the points asked for are what remains in the end.
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
 * Deletes a user and everything of theirs; administrators only. Throws AppError not_found, conflict for the last
 * administrator and while another administrator has a report of theirs to read or they have one to read themselves, forbidden for oneself or when a token asks, and ProofNeeded for an administrator without a recent proof.
 */
export async function deleteUser(scope: Scope, { userId }: { userId: string }): Promise<{ id: string }> {
  authorize(scope.viewer, 'user:manage')
  requirePerson(scope)
  const id = knownId(userId, 'tasks.userNotFound')
  await db.$transaction(async (tx) => {
    await lockAdministrators(tx)
    const user = await lockUser(tx, id)
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

/** Serialised with whatever changes who administers, so that the proof of an administrator just demoted is none. */
async function requireProvenAdministrator(tx: Database, scope: Scope): Promise<void> {
  await lockAdministrators(tx)
  await requireProof(tx, scope)
}

/** Sets the points, and returns what they were. */
async function adjustPoints(tx: Database, scope: Scope, id: string, points: number, reason = ''): Promise<number> {
  const { points: held } = await tx.user.findUniqueOrThrow({ where: { id }, select: { points: true } })
  if (Math.abs(points - held) > longestStep) throw new AppError('invalid', 'manageUsers.pointsStep')
  const actorId = signedIn(scope.viewer).id
  await setPoints(tx, scope, id, points, { kind: 'adjustment', reason, actorId })
  return held
}

/** Takes the user's lock, before any other row's. Throws AppError not_found. */
async function lockUser(tx: Database, id: string, others: readonly string[] = []) {
  await lockMembers(tx, [id, ...others])
  const user = await tx.user.findUnique({ where: { id }, select: managedUserColumns })
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  return user
}

/**
 * One at a time for whatever leaves fewer administrators: two of them, each about to demote the other, would
 * both still see two.
 */
async function lockAdministrators(tx: Database): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('laurel administrators'))`
}

async function requireOtherAdministrator(tx: Database, id: string): Promise<void> {
  const other = await tx.user.findFirst({ where: { isAdmin: true, id: { not: id } }, select: { id: true } })
  if (!other) throw new AppError('conflict', 'manageUsers.lastAdministrator')
}

/** The database alone knows whether a username is free: asking first would be a race. */
async function unlessTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    throw isTaken
      ? new AppError('conflict', 'manageUsers.usernameTaken', {
          fields: { username: [messageOf('manageUsers.usernameTaken')] },
        })
      : error
  }
}
