import 'server-only'
import { authorize, can, signedIn, type Viewer } from '@/lib/auth/policy'
import { dayOf, startOfMonth, toDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { pageOf } from '@/lib/http/pagination'
import type { Locale } from '@/lib/i18n/locale'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'
import { literalPattern } from '@/lib/text'
import type { UserRecord } from '@/lib/users/json'
import type { MemberLevel } from '@/lib/users/level'
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

/** Columns that only the user and administrators see. */
const ownColumns = { level: true, language: true, spent: true } satisfies Prisma.UserSelect

/** The user without points and streak where the viewer may not compare them with others. */
function shown<U extends UserRecord>(viewer: Viewer, user: U) {
  const figures = can(viewer, 'user:compare', user)
    ? { points: user.points, streak: user.streak, streakDay: user.streakDay }
    : { points: null, streak: null, streakDay: null }
  return { ...user, ...figures }
}

/**
 * One user. Level, language and what was spent only for the user and administrators; for others the level is null and
 * the rest missing. Points and streak are null where the viewer may not compare them. Throws AppError not_found.
 */
export async function findUser(scope: Scope, userId: string) {
  const viewer = signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  const user = await db.user.findUnique({ where: { id }, select: { ...userColumns, ...ownColumns } })
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  return visible(viewer, user)
}

type WholeUser = UserRecord & { level: MemberLevel; language: Locale | null; spent: number }

function visible(viewer: Viewer, user: WholeUser) {
  const { level, language, spent, ...known } = shown(viewer, user)
  return can(viewer, 'user:read-level', user) ? { ...known, level, language, spent } : { ...known, level: null }
}

/**
 * The same with the points of the scope's month, in one statement; they are null where the viewer may not compare the
 * user. Throws AppError not_found.
 */
export async function findUserThisMonth(scope: Scope, userId: string) {
  const viewer = signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  const month = toDate(startOfMonth(dayOf(scope.now, scope.timeZone)))
  const [found] = await db.$queryRaw<(WholeUser & { earned: number })[]>`
    SELECT u."id", u."username", u."isAdmin", u."points", u."streak", u."streakDay", u."avatar", u."lastActivity",
      u."createdAt", u."level"::text, u."language"::text, u."spent", COALESCE(m."amount", 0) AS "earned"
    FROM "User" u LEFT JOIN "MonthPoints" m ON m."memberId" = u."id" AND m."month" = ${month}::date
    WHERE u."id" = ${id}::uuid`
  if (!found) throw new AppError('not_found', 'tasks.userNotFound')
  const { earned, ...user } = found
  return { user: visible(viewer, user), pointsThisMonth: can(viewer, 'user:compare', user) ? earned : null }
}

/** The viewer's own record. Throws AppError not_found when the account was just deleted. */
export async function findOwnUser(scope: Scope) {
  const { id } = signedIn(scope.viewer)
  const user = await db.user.findUnique({ where: { id }, select: { ...userColumns, ...ownColumns } })
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  return user
}

export const cardsPerPage = 60

type Section = { query?: string; offset: number; take: number; isLastAtMost?: boolean }

/** Users by username whose names contain the query, and how many there are, in one statement. */
async function sectionOfUsers(viewer: Viewer, { query = '', offset, take, isLastAtMost = false }: Section) {
  const pattern = `%${literalPattern(usernameKey(query))}%`
  const matches = query === '' ? Prisma.sql`TRUE` : Prisma.sql`"usernameKey" LIKE ${pattern}`
  const first = isLastAtMost
    ? Prisma.sql`LEAST(${offset}::int, (SELECT GREATEST(0, ("total" - 1) / ${take}::int * ${take}::int) FROM counted))`
    : Prisma.sql`${offset}::int`
  // The section is found in the index of names; only its rows are read.
  const rows = await db.$queryRaw<(UserRecord & { total: number })[]>`
    WITH counted AS (SELECT count(*)::int AS "total" FROM "User" WHERE ${matches})
    SELECT c."total", u."id", u."username", u."isAdmin", u."points", u."streak", u."streakDay", u."avatar",
      u."lastActivity", u."createdAt"
    FROM counted c LEFT JOIN "User" u ON u."usernameKey" IN (
      SELECT "usernameKey" FROM "User" WHERE ${matches} ORDER BY "usernameKey" OFFSET ${first} LIMIT ${take}::int)
    ORDER BY u."usernameKey"`
  const users = rows.flatMap(({ total: _, ...user }) =>
    (user.id as string | null) === null ? [] : [shown(viewer, user)],
  )
  return { users, total: rows[0]?.total ?? 0 }
}

/** Users by username, starting at `offset`, and the total count. */
export async function listUsers(scope: Scope, { offset, take }: { offset: number; take: number }) {
  authorize(scope.viewer, 'user:list')
  return sectionOfUsers(signedIn(scope.viewer), { offset, take })
}

/** One page of the directory, searched by name; a page past the end is the last. */
export async function browseUsers(scope: Scope, { query, page: wanted }: { query: string; page: number }) {
  authorize(scope.viewer, 'user:list')
  const section = { query, offset: (wanted - 1) * cardsPerPage, take: cardsPerPage, isLastAtMost: true }
  const { users, total } = await sectionOfUsers(signedIn(scope.viewer), section)
  const { page, pageCount } = pageOf(total, cardsPerPage, wanted)
  return { list: users, total, page, pageCount }
}

/** One page of the users who are not administrators, by name; administrators only. A page past the end is the last. */
export async function browseMembers(scope: Scope, wanted: number) {
  authorize(scope.viewer, 'user:manage')
  const where = { isAdmin: false }
  const { page, pageCount, skip, take } = pageOf(await db.user.count({ where }), cardsPerPage, wanted)
  const members = await db.user.findMany({
    where,
    orderBy: { usernameKey: 'asc' },
    select: { id: true, username: true },
    skip,
    take,
  })
  return { members, page, pageCount }
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

/** The users with these ids, by name; administrators only. */
export async function membersOf(scope: Scope, ids: readonly string[]) {
  authorize(scope.viewer, 'user:manage')
  if (ids.length === 0) return []
  return db.user.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { usernameKey: 'asc' },
    select: { id: true, username: true, avatar: true },
  })
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
    db.recurringRule.count({ where: { assigneeId: id } }),
  ])
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  return { user, belongings: { tasks, submissions, pointEntries, recurringRules } }
}
