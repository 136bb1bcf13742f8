import 'server-only'
import { authorize, can, signedIn } from '@/lib/auth/policy'
import { readRows, withDates, type JsonRow } from '@/lib/batch'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { mostCounted } from '@/lib/http/keyset'
import { pageOf } from '@/lib/http/pagination'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'
import { literalPattern } from '@/lib/text'
import type { Belongings } from '@/lib/users/json'
import type { UserListChoice } from '@/lib/users/schema'
import { usernameKey } from '@/lib/users/username'
import { Prisma } from '@/prisma/generated/client'

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

const userDates = ['streakDay', 'lastActivity', 'createdAt'] as const

type WholeUser = Prisma.UserGetPayload<{ select: typeof userColumns & { level: true; language: true } }>

/**
 * One user. Level and language only for the user and administrators; for others the level is null and the language
 * missing. Throws AppError not_found.
 */
export async function findUser(scope: Scope, userId: string) {
  const viewer = signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  const columns = Prisma.raw([...Object.keys(userColumns), 'level', 'language'].map((name) => `"${name}"`).join(', '))
  const [user] = await readRows<JsonRow<WholeUser>>(
    scope,
    Prisma.sql`SELECT ${columns} FROM "User" WHERE "id" = ${id}::uuid`,
  )
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  const { level, language, ...known } = withDates<WholeUser>(user, userDates)
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
  const members = await readRows(scope, Prisma.sql`SELECT FROM "User" WHERE NOT "isAdmin" LIMIT 1`)
  return members.length > 0
}

/** Further columns that only administrators see. */
export const managedUserColumns = {
  ...userColumns,
  email: true,
  level: true,
  language: true,
} satisfies Prisma.UserSelect

/**
 * Users whose names contain the query, by name, starting at `offset`, and how many there are, of a search at most one
 * more than `mostCounted`; administrators only.
 */
export async function listManagedUsers(scope: Scope, { query, offset, limit }: UserListChoice) {
  authorize(scope.viewer, 'user:manage')
  const pattern = `%${literalPattern(usernameKey(query))}%`
  const found = query === '' ? Prisma.sql`true` : Prisma.sql`"usernameKey" LIKE ${pattern}`
  const counted =
    query === '' ? Prisma.empty : Prisma.sql`WHERE ${found} ORDER BY "usernameKey" LIMIT ${mostCounted + 1}`
  const columns = Prisma.raw(
    Object.keys(managedUserColumns)
      .map((name) => `"${name}"`)
      .join(', '),
  )
  const [users, [count]] = await Promise.all([
    readRows<JsonRow<ManagedUser>>(
      scope,
      Prisma.sql`SELECT ${columns} FROM "User" WHERE ${found} ORDER BY "usernameKey" LIMIT ${limit} OFFSET ${offset}`,
    ),
    readRows<{ total: number }>(
      scope,
      Prisma.sql`SELECT count(*)::int AS "total" FROM (SELECT FROM "User" ${counted}) counted`,
    ),
  ])
  return { users: users.map(managedUser), total: count?.total ?? 0 }
}

type ManagedUser = Prisma.UserGetPayload<{ select: typeof managedUserColumns }>

const managedUser = (user: JsonRow<ManagedUser>) => withDates<ManagedUser>(user, userDates)

/** One user with counts of the data that would be deleted with them; administrators only. Throws AppError not_found. */
export async function findManagedUser(scope: Scope, userId: string) {
  authorize(scope.viewer, 'user:manage')
  const id = knownId(userId, 'tasks.userNotFound')
  const columns = Prisma.raw(
    Object.keys(managedUserColumns)
      .map((name) => `u."${name}"`)
      .join(', '),
  )
  const [row] = await readRows<JsonRow<ManagedUser> & Belongings>(
    scope,
    Prisma.sql`SELECT ${columns}, u."entryCount" AS "pointEntries",
      (SELECT COALESCE(sum("count"), 0)::int FROM "TaskCount" WHERE "memberId" = u."id") AS "tasks",
      (SELECT count(*)::int FROM "Submission" WHERE "memberId" = u."id") AS "submissions",
      (SELECT count(*)::int FROM "RecurringRule" WHERE "assigneeId" = u."id") AS "recurringRules"
      FROM "User" u WHERE u."id" = ${id}::uuid`,
  )
  if (!row) throw new AppError('not_found', 'tasks.userNotFound')
  const { tasks, submissions, pointEntries, recurringRules, ...user } = row
  return { user: managedUser(user), belongings: { tasks, submissions, pointEntries, recurringRules } }
}
