import 'server-only'
import { hashPassword } from '@/lib/auth/password'
import { authorize } from '@/lib/auth/policy'
import { sweepAvatars } from '@/lib/avatars/commands'
import { dayOf } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { messages } from '@/lib/messages'
import { lockMembers, setPoints, setStreak } from '@/lib/points/ledger'
import type { Scope } from '@/lib/scope'
import { endTokens } from '@/lib/tokens/commands'
import { streakOn } from '@/lib/users/json'
import { managedUserColumns } from '@/lib/users/queries'
import type { CreateUser, UpdateUser } from '@/lib/users/schema'
import { usernameKey } from '@/lib/users/username'
import { Prisma } from '@/prisma/generated/client'

const words = messages.manageUsers

/** The furthest that points can move in one entry; the database holds the same bound. */
const longestStep = 2_000_000_000

/**
 * Creates a user; administrators only. Points they begin with are an opening entry. Throws AppError conflict
 * when the username is taken, and forbidden for an administrator whom a token makes.
 */
export async function createUser(scope: Scope, { username, password, points, streak, ...rest }: CreateUser) {
  authorize(scope.viewer, 'user:manage')
  if (rest.isAdmin) requirePerson(scope)
  const passwordHash = await hashPassword(password)
  return db.$transaction(async (tx) => {
    const data = { ...rest, username, usernameKey: usernameKey(username), passwordHash }
    const { id } = await unlessTaken(tx.user.create({ data, select: { id: true } }))
    if (streak > 0) await setStreak(tx, scope, id, streak)
    await setPoints(tx, scope, id, points, { kind: 'opening', reason: words.opening })
    return tx.user.findUniqueOrThrow({ where: { id }, select: managedUserColumns })
  })
}

/**
 * Changes what is named of a user; administrators only. Other points are an adjustment entry; a demotion or a
 * new password ends the user's sessions and access tokens. Throws AppError not_found, conflict when the
 * username is taken or nobody would be left to administer, and forbidden for a password or a role that a token sets.
 */
export async function updateUser(scope: Scope, { userId, password, points, streak, reason, ...change }: UpdateUser) {
  authorize(scope.viewer, 'user:manage')
  if (password !== undefined) requirePerson(scope)
  const id = knownId(userId, messages.tasks.userNotFound)
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return db.$transaction(async (tx) => {
    if (change.isAdmin === false) await lockAdministrators(tx)
    const before = await lockUser(tx, id)
    if (change.isAdmin !== undefined && change.isAdmin !== before.isAdmin) requirePerson(scope)
    const isDemoted = before.isAdmin && change.isAdmin === false
    if (isDemoted) await requireOtherAdministrator(tx, id)
    const endsSessions = passwordHash !== undefined || isDemoted
    const data = {
      ...change,
      usernameKey: change.username === undefined ? undefined : usernameKey(change.username),
      passwordHash,
      ...(endsSessions && { sessionVersion: { increment: 1 } }),
    }
    await unlessTaken(tx.user.update({ where: { id }, data, select: { id: true } }))
    if (endsSessions) await endTokens(tx, id)

    // A streak set anew can settle bonuses; the points asked for are what remains in the end.
    const today = dayOf(scope.now, scope.timeZone)
    if (streak !== undefined && streak !== streakOn(before, today)) await setStreak(tx, scope, id, streak)
    if (points !== undefined) await adjustPoints(tx, scope, id, points, reason)
    return tx.user.findUniqueOrThrow({ where: { id }, select: managedUserColumns })
  })
}

/**
 * Deletes a user and everything of theirs; administrators only. Throws AppError not_found, and conflict for
 * the last administrator.
 */
export async function deleteUser(scope: Scope, { userId }: { userId: string }): Promise<{ id: string }> {
  authorize(scope.viewer, 'user:manage')
  const id = knownId(userId, messages.tasks.userNotFound)
  await db.$transaction(async (tx) => {
    await lockAdministrators(tx)
    const user = await lockUser(tx, id)
    if (user.isAdmin) await requireOtherAdministrator(tx, id)
    await tx.user.delete({ where: { id }, select: { id: true } })
  })
  await sweepAvatars(scope)
  return { id }
}

/** What opens an account, or all of them, is for people. Throws AppError forbidden when a token asks. */
function requirePerson({ isByToken }: Scope): void {
  if (isByToken) throw new AppError('forbidden', messages.tokens.inPersonOnly)
}

async function adjustPoints(tx: Database, scope: Scope, id: string, points: number, reason = ''): Promise<void> {
  const { points: held } = await tx.user.findUniqueOrThrow({ where: { id }, select: { points: true } })
  if (Math.abs(points - held) > longestStep) throw new AppError('invalid', words.pointsStep)
  await setPoints(tx, scope, id, points, { kind: 'adjustment', reason: reason || words.adjusted })
}

/** Takes the user's lock, before any other row's. Throws AppError not_found. */
async function lockUser(tx: Database, id: string) {
  await lockMembers(tx, [id])
  const user = await tx.user.findUnique({ where: { id }, select: managedUserColumns })
  if (!user) throw new AppError('not_found', messages.tasks.userNotFound)
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
  if (!other) throw new AppError('conflict', words.lastAdministrator)
}

/** The database alone knows whether a username is free: asking first would be a race. */
async function unlessTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    throw isTaken
      ? new AppError('conflict', words.usernameTaken, { fields: { username: [words.usernameTaken] } })
      : error
  }
}
