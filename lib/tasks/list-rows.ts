import 'server-only'
import { fromDate } from '@/lib/calendar'
import type { Position, Seek } from '@/lib/http/keyset'
import { truncatedSql } from '@/lib/tasks/truncated-text'
import { listedColumns, summaryColumns } from '@/lib/tasks/columns'
import { longestListedText } from '@/lib/tasks/limits'
import { expiryOf, type Zone } from '@/lib/tasks/task-rows'
import { literalPattern } from '@/lib/text'
import { Prisma } from '@/prisma/generated/client'

/** A task of a list, with the beginnings of its texts. */
export type ListedTask = Prisma.TaskGetPayload<{ select: typeof listedColumns }> & {
  description: string
  response: string | null
  feedback: string | null
}

/** The columns from which the public part of a task is made. */
export type TaskSummary = Prisma.TaskGetPayload<{ select: typeof summaryColumns }>

/** The columns of `t`, with the expiry as pauses move it. */
const columnsSql = (zone: Zone, columns: object) =>
  Prisma.join(
    Object.keys(columns).map((name) => {
      if (name === 'expiresAt') return Prisma.sql`${expiryOf(zone, 't')} AS "expiresAt"`
      // An enum is compared as a string in JavaScript.
      return Prisma.raw(name === 'status' ? 't."status"::text AS "status"' : `t."${name}"`)
    }),
  )

/** The columns of `t` in a list, its texts cut to `length` characters by PostgreSQL, so that long ones are not sent. */
export function listedSql(zone: Zone, length: Prisma.Sql = Prisma.sql`${longestListedText}::int`): Prisma.Sql {
  const beginning = (name: string, source = `t."${name}"`) =>
    Prisma.sql`${truncatedSql(Prisma.raw(source), length)} AS ${Prisma.raw(`"${name}"`)}`
  return Prisma.sql`${columnsSql(zone, listedColumns)}, ${beginning('description')},
    ${beginning('response', 'COALESCE(t."response", t."draft")')}, ${beginning('feedback')}`
}

/** A task's position in a list, as `seekSql` reads it. */
export const positionOf = ({ date, id }: { date: Date; id: string }): Position => ({ at: fromDate(date), id })

/** What a list is ordered by while it is read, its condition, and its limit. */
export function seekSql({ from, isBackwards, skip, take }: Seek, isOldestFirst = false) {
  const isAscending = isOldestFirst !== isBackwards
  const direction = Prisma.raw(isAscending ? 'ASC' : 'DESC')
  return {
    beyond: from
      ? Prisma.sql`(t."date", t."id") ${Prisma.raw(isAscending ? '>' : '<')} (${from.at}::date, ${from.id}::uuid)`
      : Prisma.sql`true`,
    order: Prisma.sql`t."date" ${direction}, t."id" ${direction}`,
    limit: skip === 0 ? Prisma.sql`LIMIT ${take}` : Prisma.sql`LIMIT ${take} OFFSET ${skip}`,
    shown: Prisma.raw(isOldestFirst ? 't."date", t."id"' : 't."date" DESC, t."id" DESC'),
  }
}

type Order = { isOldestFirst?: boolean; columns?: Prisma.Sql }

/** Selects a page of the tasks `t` for which the condition holds. */
export function selectTasks(zone: Zone, where: Prisma.Sql, seek: Seek, order: Order = {}) {
  const { isOldestFirst, columns = listedSql(zone) } = order
  const { beyond, order: direction, limit, shown } = seekSql(seek, isOldestFirst)
  return Prisma.sql`SELECT ${columns} FROM (
    SELECT t.* FROM "Task" t WHERE ${where} AND ${beyond} ORDER BY ${direction} ${limit}
  ) t ORDER BY ${shown}`
}

/** Selects a page of tasks without their texts. */
export const selectSummaries = (zone: Zone, where: Prisma.Sql, seek: Seek) =>
  selectTasks(zone, where, seek, { columns: columnsSql(zone, summaryColumns) })

/** Whether the title or the description of `t` contains the text, in any case, with or without accents. */
export function textMatches(text: string): Prisma.Sql {
  const pattern = Prisma.sql`search_form(${`%${literalPattern(text)}%`})`
  return Prisma.sql`(search_form(t."title") LIKE ${pattern} OR search_form(t."description") LIKE ${pattern})`
}
