import 'server-only'
import { mostCounted, type Seek } from '@/lib/http/keyset'
import { listedSql, seekSql, selectTasks, textMatches, type ListedTask } from '@/lib/tasks/rows'
import type { Zone } from '@/lib/tasks/task-rows'
import { literalPattern } from '@/lib/text'
import { usernameKey } from '@/lib/users/username'
import { Prisma } from '@/prisma/generated/client'

/** A task of Manage Tasks with its assignee. */
export type ManagedTaskRow = ListedTask & { username: string; avatar: string | null; isSuspicious: boolean }

type Choice = { query: string; member: string }

// A newer text without suspicions does not hide an older one; a decision does.
const columnsOf = (zone: Zone) => Prisma.sql`${listedSql(zone)},
  (SELECT u."username" FROM "User" u WHERE u."id" = t."assigneeId"),
  (SELECT u."avatar" FROM "User" u WHERE u."id" = t."assigneeId"),
  EXISTS (
    SELECT FROM "Submission" s
    WHERE s."taskId" = t."id" AND cardinality(s."suspicions") > 0 AND NOT EXISTS (
      SELECT FROM "Decision" d WHERE d."taskId" = s."taskId" AND d."revision" > s."taskRevision")
  ) AS "isSuspicious"`

const isAssigned = ({ member }: Choice) =>
  member === '' ? Prisma.sql`true` : Prisma.sql`t."assigneeId" = ${member}::uuid`

/** The members whose name contains the text of the search, with how many tasks they have. */
const membersFound = ({ query, member }: Choice) => Prisma.sql`
  SELECT u."id" FROM "User" u
  WHERE u."usernameKey" LIKE ${`%${literalPattern(usernameKey(query))}%`} ${
    member === '' ? Prisma.empty : Prisma.sql`AND u."id" = ${member}::uuid`
  }`

/** Selects a page of all tasks, or of those found. */
export function selectManaged(zone: Zone, choice: Choice, seek: Seek): Prisma.Sql {
  const columns = columnsOf(zone)
  if (choice.query === '') return selectTasks(zone, isAssigned(choice), seek, { columns })
  const { beyond, order, limit, shown } = seekSql(seek)
  const most = seek.skip + seek.take
  // Two lists that indexes can order, because no index serves a condition on a task or else on its assignee.
  return Prisma.sql`SELECT ${columns} FROM (
    SELECT t."id" FROM (
      (SELECT t."date", t."id" FROM "Task" t
      WHERE ${textMatches(choice.query)} AND ${isAssigned(choice)} AND ${beyond} ORDER BY ${order} LIMIT ${most})
      UNION
      (SELECT found.* FROM (${membersFound(choice)}) members CROSS JOIN LATERAL (
        SELECT t."date", t."id" FROM "Task" t
        WHERE t."assigneeId" = members."id" AND ${beyond} ORDER BY ${order} LIMIT ${most}
      ) found)
    ) t ORDER BY ${order} ${limit}
  ) page JOIN "Task" t USING ("id") ORDER BY ${shown}`
}

/** Selects how many tasks there are; of a search, at most one more than `mostCounted`. */
export function selectManagedCount(choice: Choice): Prisma.Sql {
  if (choice.query === '') {
    const counted = choice.member === '' ? Prisma.empty : Prisma.sql`WHERE "memberId" = ${choice.member}::uuid`
    return Prisma.sql`SELECT COALESCE(sum("count"), 0)::int AS "count" FROM "TaskCount" ${counted}`
  }
  const most = mostCounted + 1
  const theirs = Prisma.sql`SELECT sum("count") FROM "TaskCount" WHERE "memberId" IN (SELECT "id" FROM members)`
  return Prisma.sql`WITH members AS MATERIALIZED (${membersFound(choice)})
    SELECT CASE WHEN (${theirs}) > ${mostCounted} THEN ${most}::int ELSE LEAST(${most}::int, (
      SELECT count(*) FROM (
        (SELECT t."id" FROM "Task" t
        WHERE ${textMatches(choice.query)} AND ${isAssigned(choice)} ORDER BY t."date" DESC, t."id" DESC LIMIT ${most})
        UNION
        (SELECT each."id" FROM members CROSS JOIN LATERAL (
          SELECT t."id" FROM "Task" t WHERE t."assigneeId" = members."id"
          ORDER BY t."date" DESC, t."id" DESC LIMIT ${most}
        ) each)
      ) found
    )::int) END AS "count"`
}
