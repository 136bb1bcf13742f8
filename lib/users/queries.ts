import 'server-only'
import { signedIn } from '@/lib/auth/policy'
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
