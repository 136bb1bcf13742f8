import 'server-only'
import { authorize, can, signedIn } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { pageOf } from '@/lib/http/pagination'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'
import { literalPattern } from '@/lib/text'
import type { UserListChoice } from '@/lib/users/schema'
import { usernameKey } from '@/lib/users/username'
import type { Prisma } from '@/prisma/generated/client'

/** Columns that members may see of each other. */
export const userColumns = {
  id: true,
  username: true,
  isAdmin: true,
  points: true,
  streak: true,
  streakDay: true,
  avatar: true,
  lastActivity: true,
  createdAt: true,
} satisfies Prisma.UserSelect

/**
 * One user. Level and language only for the user and administrators; for others the level is null and the language
 * missing. Throws AppError not_found.
 */
export async function findUser(scope: Scope, userId: string) {
  const viewer = signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  const user = await db.user.findUnique({ where: { id }, select: { ...userColumns, level: true, language: true } })
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  const { level, language, ...known } = user
  return can(viewer, 'user:read-level', { id }) ? { ...known, level, language } : { ...known, level: null }
}

export const cardsPerPage = 60

/** Users by username, starting at `offset`, and the total count. */
export async function listUsers(scope: Scope, { offset, take }: { offset: number; take: number }) {
  authorize(scope.viewer, 'user:list')
  const [users, total] = await Promise.all([
    db.user.findMany({ orderBy: { usernameKey: 'asc' }, skip: offset, take, select: userColumns }),
    db.user.count(),
  ])
  return { users, total }
}

/** One page of the directory; a page past the end is the last. */
export async function browseUsers(scope: Scope, wanted: number) {
  const total = await countUsers(scope)
  const { page, pageCount, skip, take } = pageOf(total, cardsPerPage, wanted)
  const { users } = await listUsers(scope, { offset: skip, take })
  return { list: users, total, page, pageCount }
}

/** How many users there are, administrators included. */
export async function countUsers(scope: Scope): Promise<number> {
  authorize(scope.viewer, 'user:list')
  return db.user.count()
}

/** Whether there is any user who is not an administrator. */
export async function hasMembers(scope: Scope): Promise<boolean> {
  authorize(scope.viewer, 'user:list')
  return (await db.user.findFirst({ where: { isAdmin: false }, select: { id: true } })) !== null
}

/** Further columns that only administrators see. */
export const managedUserColumns = {
  ...userColumns,
  email: true,
  level: true,
  language: true,
} satisfies Prisma.UserSelect

/** Users whose names contain the query, by name, starting at `offset`, and their total count; administrators only. */
export async function listManagedUsers(scope: Scope, { query, offset, limit }: UserListChoice) {
  authorize(scope.viewer, 'user:manage')
  const where = query === '' ? {} : { usernameKey: { contains: literalPattern(usernameKey(query)) } }
  const [users, total] = await Promise.all([
    db.user.findMany({ where, orderBy: { usernameKey: 'asc' }, select: managedUserColumns, skip: offset, take: limit }),
    db.user.count({ where }),
  ])
  return { users, total }
}

/** One user with counts of the data that would be deleted with them; administrators only. Throws AppError not_found. */
export async function findManagedUser(scope: Scope, userId: string) {
  authorize(scope.viewer, 'user:manage')
  const id = knownId(userId, 'tasks.userNotFound')
  const [user, tasks, submissions, pointEntries, recurringRules] = await Promise.all([
    db.user.findUnique({ where: { id }, select: managedUserColumns }),
    db.task.count({ where: { assigneeId: id } }),
    db.submission.count({ where: { memberId: id } }),
    db.pointEntry.count({ where: { memberId: id } }),
    db.recurringRuleMember.count({ where: { memberId: id } }),
  ])
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  return { user, belongings: { tasks, submissions, pointEntries, recurringRules } }
}
