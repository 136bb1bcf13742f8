import 'server-only'
import { authorize, can, signedIn, type Viewer } from '@/lib/auth/policy'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { dayOf, startOfMonth, toDate } from '@/lib/calendar'
import { columnsOf, db, readRows } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { mostCounted } from '@/lib/http/keyset'
import { pageOf } from '@/lib/http/pagination'
import type { Locale } from '@/lib/i18n/locale'
import { knownId } from '@/lib/ids'
import type { Scope } from '@/lib/scope'
import type { Belongings, UserRecord } from '@/lib/users/json'
import type { MemberLevel } from '@/lib/users/level'
import { nameMatches } from '@/lib/users/name-search'
import { Prisma } from '@/prisma/generated/client'

/** Columns that members may see of each other. */
const userColumns = {
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

const userDates = ['streakDay', 'lastActivity', 'createdAt'] as const

/**
 * One user. Level, language and what was spent only for the user and administrators; for others the level is null and
 * the rest missing. Points and streak are null where the viewer may not compare them. Throws AppError not_found.
 */
export async function findUser(scope: Scope, userId: string) {
  const viewer = signedIn(scope.viewer)
  const id = knownId(userId, 'tasks.userNotFound')
  return visible(viewer, await readUser(scope, id))
}

async function readUser(scope: Scope, id: string): Promise<WholeUser> {
  const columns = columnsOf(Object.keys({ ...userColumns, ...ownColumns }))
  const [user] = await readBatched<JsonRow<WholeUser>>(
    scope,
    Prisma.sql`SELECT ${columns} FROM "User" WHERE "id" = ${id}::uuid`,
  )
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  return withDates<WholeUser>(user, userDates)
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
  const [found] = await readRows<WholeUser & { earned: number }>`
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
  return readUser(scope, id)
}

/** The member's level. Throws AppError not_found. */
export async function levelOf(scope: Scope, memberId: string): Promise<MemberLevel> {
  const [user] = await readBatched<{ level: MemberLevel }>(
    scope,
    Prisma.sql`SELECT "level"::text AS "level" FROM "User" WHERE "id" = ${memberId}::uuid`,
  )
  if (!user) throw new AppError('not_found', 'tasks.userNotFound')
  return user.level
}

const cardsPerPage = 60

type Section = { query?: string; offset: number; take: number; isLastAtMost?: boolean }

/** Users by username whose names contain the query, and how many there are, in one statement. */
async function sectionOfUsers(viewer: Viewer, { query = '', offset, take, isLastAtMost = false }: Section) {
  const matches = query === '' ? Prisma.sql`TRUE` : nameMatches(query)
  const first = isLastAtMost
    ? Prisma.sql`LEAST(${offset}::int, (SELECT GREATEST(0, ("total" - 1) / ${take}::int * ${take}::int) FROM counted))`
    : Prisma.sql`${offset}::int`
  // The section is found in the index of names; only its rows are read.
  const rows = await readRows<UserRecord & { total: number }>`
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
export async function browseNonAdministrators(scope: Scope, wanted: number) {
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
  const [row] = await readRows<{ count: number }>`SELECT count(*)::int AS "count" FROM "User"`
  return row?.count ?? 0
}

/** Whether there is any user who is not an administrator. */
export async function hasNonAdministrators(scope: Scope): Promise<boolean> {
  authorize(scope.viewer, 'user:list')
  const members = await readBatched(scope, Prisma.sql`SELECT FROM "User" WHERE NOT "isAdmin" LIMIT 1`)
  return members.length > 0
}

/** The users with these ids, by name; administrators only. */
export async function usersByIds(scope: Scope, ids: readonly string[]) {
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

type Wanted = { query: string; offset: number; limit: number }

/**
 * Users whose names contain the query, by name, starting at `offset`, and how many there are, of a search at most one
 * more than `mostCounted`; administrators only.
 */
export async function listManagedUsers(scope: Scope, { query, offset, limit }: Wanted) {
  authorize(scope.viewer, 'user:manage')
  const found = query === '' ? Prisma.sql`true` : nameMatches(query)
  const counted =
    query === '' ? Prisma.empty : Prisma.sql`WHERE ${found} ORDER BY "usernameKey" LIMIT ${mostCounted + 1}`
  const columns = columnsOf(Object.keys(managedUserColumns))
  const [users, [count]] = await Promise.all([
    readBatched<JsonRow<ManagedUser>>(
      scope,
      Prisma.sql`SELECT ${columns} FROM "User" WHERE ${found} ORDER BY "usernameKey" LIMIT ${limit} OFFSET ${offset}`,
    ),
    readBatched<{ total: number }>(
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
  const columns = columnsOf(Object.keys(managedUserColumns), 'u')
  const [row] = await readBatched<JsonRow<ManagedUser> & Belongings>(
    scope,
    Prisma.sql`SELECT ${columns}, u."entryCount" AS "pointEntries",
      (SELECT COALESCE(sum("count"), 0)::int FROM "TaskCount" WHERE "memberId" = u."id") AS "tasks",
      (SELECT count(*)::int FROM "Submission" WHERE "memberId" = u."id") AS "submissions",
      (SELECT count(*)::int FROM "RewardRequest" WHERE "memberId" = u."id") AS "rewardRequests",
      own."recurringRules", own."sharedRules"
      FROM "User" u CROSS JOIN LATERAL (
        SELECT (count(*) FILTER (WHERE NOT "isShared"))::int AS "recurringRules",
          (count(*) FILTER (WHERE "isShared"))::int AS "sharedRules"
        FROM (SELECT EXISTS (SELECT FROM "RecurringRuleMember" o
          WHERE o."ruleId" = r."ruleId" AND o."memberId" <> r."memberId") AS "isShared"
          FROM "RecurringRuleMember" r WHERE r."memberId" = u."id") rules) own WHERE u."id" = ${id}::uuid`,
  )
  if (!row) throw new AppError('not_found', 'tasks.userNotFound')
  const { tasks, submissions, pointEntries, recurringRules, rewardRequests, sharedRules, ...user } = row
  const belongings = { tasks, submissions, pointEntries, recurringRules, rewardRequests, sharedRules }
  return { user: managedUser(user), belongings }
}
