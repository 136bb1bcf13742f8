import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { messages } from '@/lib/messages'
import type { Scope } from '@/lib/scope'
import type { Prisma } from '@/prisma/generated/client'

/** What members may know of each other. */
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

/** One user. Throws AppError not_found when there is no such user. */
export async function findUser(scope: Scope, userId: string) {
  signedIn(scope.viewer)
  const id = knownId(userId, messages.tasks.userNotFound)
  const user = await db.user.findUnique({ where: { id }, select: userColumns })
  if (!user) throw new AppError('not_found', messages.tasks.userNotFound)
  return user
}

/** The most users that one REST answer holds, and the cards on one page of the directory. */
export const longestUserList = 1000
export const cardsPerPage = 60

/** Everybody, by username, from `offset` on, and how many there are in all. */
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
  const pageCount = Math.max(1, Math.ceil(total / cardsPerPage))
  const page = Math.min(wanted, pageCount)
  const { users } = await listUsers(scope, { offset: (page - 1) * cardsPerPage, take: cardsPerPage })
  return { users, total, page, pageCount }
}

/** How many users there are, administrators included. */
export async function countUsers(scope: Scope): Promise<number> {
  authorize(scope.viewer, 'user:list')
  return db.user.count()
}
