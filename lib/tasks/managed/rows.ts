import 'server-only'
import { addDays, toDate, type Day } from '@/lib/calendar'
import { mostCounted, type Seek } from '@/lib/http/keyset'
import { listedSql, seekSql, selectTasks, textMatches, type ListedTask } from '@/lib/tasks/list-rows'
import { statusIn } from '@/lib/tasks/managed/status-in'
import type { TaskStatus } from '@/lib/tasks/status'
import { isOverSql, type Zone } from '@/lib/tasks/task-rows'
import { nameMatches } from '@/lib/users/name-search'
import { usernameKey } from '@/lib/users/username'
import { Prisma } from '@/prisma/generated/client'
import { isNarrowed } from './narrowed'

/** A task of Manage Tasks with its assignee. */
export type ManagedTaskRow = ListedTask & { username: string; avatar: string | null; isSuspicious: boolean }

type Choice = { query: string; member: string; status: TaskStatus | ''; week: Day | '' }
type Clock = Zone & { now: Date }

// A newer text without suspicions does not hide an older one; a decision does.
const columnsOf = (zone: Zone) => Prisma.sql`${listedSql(zone)},
  (SELECT u."username" FROM "User" u WHERE u."id" = t."assigneeId"),
  (SELECT u."avatar" FROM "User" u WHERE u."id" = t."assigneeId"),
  EXISTS (
    SELECT FROM "Submission" s
    WHERE s."taskId" = t."id" AND s."memberId" = t."assigneeId" AND cardinality(s."suspicions") > 0 AND NOT EXISTS (
      SELECT FROM "Decision" d
      WHERE d."taskId" = s."taskId" AND d."memberId" = s."memberId" AND d."revision" > s."taskRevision")
  ) AS "isSuspicious"`

const isAssigned = ({ member }: Pick<Choice, 'member'>) =>
  member === '' ? Prisma.sql`true` : Prisma.sql`t."assigneeId" = ${member}::uuid`

const isInWeek = ({ week }: Choice) =>
  week === ''
    ? Prisma.sql`true`
    : Prisma.sql`t."date" BETWEEN ${toDate(week)}::date AND ${toDate(addDays(week, 6))}::date`

/** One condition per index; a task is shown with the status if any of them holds. */
function inStatus(clock: Clock, status: TaskStatus | ''): Prisma.Sql[] {
  if (status === '') return [Prisma.sql`true`]
  const isOver = isOverSql(clock, 't')
  if (status === 'pending') return [Prisma.sql`t."status" = 'pending' AND ${isOver} IS NOT TRUE`]
  if (status === 'expired')
    return [Prisma.sql`t."status" = 'expired'`, Prisma.sql`t."status" = 'pending' AND ${isOver}`]
  return [Prisma.sql`t."status" = ${status}::text::"TaskStatus"`]
}

const anyOf = (conditions: Prisma.Sql[]) => Prisma.sql`(${Prisma.join(conditions, ' OR ')})`

/** The readings of a search by which its first or last word is a member's whole name. */
function withNameIn(query: string): { name: string; rest: string }[] {
  const words = query.split(/\s+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2) return []
  return [
    { name: first, rest: words.slice(1).join(' ') },
    { name: last, rest: words.slice(0, -1).join(' ') },
  ]
}

const isOf = (name: string) =>
  Prisma.sql`t."assigneeId" = (SELECT u."id" FROM "User" u WHERE u."usernameKey" = ${usernameKey(name)})`

/** The members whose name contains the text of the search, with how many tasks they have. */
const membersFound = ({ query, member }: Pick<Choice, 'query' | 'member'>) => Prisma.sql`
  SELECT u."id" FROM "User" u
  WHERE ${nameMatches(query)} ${member === '' ? Prisma.empty : Prisma.sql`AND u."id" = ${member}::uuid`}`

/** Lists of a day and an id that an index can order, because none serves all of a choice's conditions. */
function listsOf(clock: Clock, choice: Choice, { beyond, order }: Pick<Ordered, 'beyond' | 'order'>, most: number) {
  const { query, status } = choice
  const shared = Prisma.sql`${isAssigned(choice)} AND ${isInWeek(choice)}`
  const list = (where: Prisma.Sql) => Prisma.sql`(SELECT t."date", t."id" FROM "Task" t
    WHERE ${where} AND ${shared} AND ${beyond} ORDER BY ${order} LIMIT ${most})`
  if (query === '') return inStatus(clock, status).map(list)
  const isChosen = anyOf(inStatus(clock, status))
  const listOfMembers = (name: string, where: Prisma.Sql) => Prisma.sql`(SELECT found.* FROM (
      ${membersFound({ ...choice, query: name })}) members CROSS JOIN LATERAL (
      SELECT t."date", t."id" FROM "Task" t
      WHERE t."assigneeId" = members."id" AND ${where} AND ${isInWeek(choice)} AND ${beyond}
      ORDER BY ${order} LIMIT ${most}
    ) found)`
  const found = (text: string, where: Prisma.Sql) => [
    list(Prisma.sql`${textMatches(text)} AND ${where}`),
    listOfMembers(text, where),
    ...withNameIn(text).map(({ name, rest }) => list(Prisma.sql`${isOf(name)} AND ${textMatches(rest)} AND ${where}`)),
  ]
  const named = statusIn(query)
  const inNamed = named ? inStatus(clock, named.status).map((where) => Prisma.sql`${where} AND ${isChosen}`) : []
  return [
    ...found(query, isChosen),
    ...inNamed.flatMap((where) => (named?.rest ? found(named.rest, where) : [list(where)])),
  ]
}

type Ordered = ReturnType<typeof seekSql>

/** Selects a page of all tasks, or of those found. */
export function selectManaged(clock: Clock, choice: Choice, seek: Seek): Prisma.Sql {
  const columns = columnsOf(clock)
  if (!isNarrowed(choice)) return selectTasks(clock, isAssigned(choice), seek, { columns })
  const ordered = seekSql(seek)
  const lists = listsOf(clock, choice, ordered, seek.skip + seek.take)
  return Prisma.sql`SELECT ${columns} FROM (
    SELECT t."id" FROM (${Prisma.join(lists, ' UNION ')}) t ORDER BY ${ordered.order} ${ordered.limit}
  ) page JOIN "Task" t USING ("id") ORDER BY ${ordered.shown}`
}

/** Selects how many tasks there are; of those found, at most one more than `mostCounted`. */
export function selectManagedCount(clock: Clock, choice: Choice): Prisma.Sql {
  if (!isNarrowed(choice)) {
    const counted = choice.member === '' ? Prisma.empty : Prisma.sql`WHERE "memberId" = ${choice.member}::uuid`
    return Prisma.sql`SELECT COALESCE(sum("count"), 0)::int AS "count" FROM "TaskCount" ${counted}`
  }
  const most = mostCounted + 1
  const order = Prisma.sql`t."date" DESC, t."id" DESC`
  const lists = Prisma.join(listsOf(clock, choice, { beyond: Prisma.sql`true`, order }, most), ' UNION ')
  const counted = Prisma.sql`(SELECT count(*) FROM (SELECT FROM (${lists}) found LIMIT ${most}) counted)::int`
  if (choice.query === '' || choice.status !== '' || choice.week !== '') return Prisma.sql`SELECT ${counted} AS "count"`
  // A name that many tasks belong to is known to be above the limit without reading them.
  const theirs = Prisma.sql`SELECT sum("count") FROM "TaskCount" WHERE "memberId" IN (${membersFound(choice)})`
  return Prisma.sql`SELECT CASE WHEN (${theirs}) > ${mostCounted} THEN ${most}::int ELSE ${counted} END AS "count"`
}

/** Selects the nearest day with tasks from a day on; no row when there is none. */
export function selectNearestDay(clock: Clock, choice: Choice, from: Day): Prisma.Sql {
  const order = Prisma.sql`t."date", t."id"`
  const lists = listsOf(clock, choice, { beyond: Prisma.sql`t."date" >= ${toDate(from)}::date`, order }, 1)
  return Prisma.sql`SELECT t."date" FROM (${Prisma.join(lists, ' UNION ')}) t ORDER BY ${order} LIMIT 1`
}
