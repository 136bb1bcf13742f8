import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { addDays, dayOf, type Day } from '@/lib/calendar'
import { calendarDaysAhead, calendarDaysBack, mostEvents } from '@/lib/calendars/limits'
import type { CalendarView } from '@/lib/calendars/schema'
import { secretIn } from '@/lib/calendars/secret'
import { writeCalendar, type CalendarTask } from '@/lib/calendars/write'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import { defaultLocale, type Locale } from '@/lib/i18n/locale'
import { translator } from '@/lib/i18n/translator'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** The calendar addresses that the viewer made. */
export async function listCalendars(scope: Scope): Promise<CalendarView[]> {
  const { id } = signedIn(scope.viewer)
  return readBatched<CalendarView>(
    scope,
    Prisma.sql`SELECT "isFamily", "createdAt" FROM "CalendarAddress" WHERE "userId" = ${id}::uuid`,
  )
}

type Address = { userId: string; isFamily: boolean; language: Locale | null }

/**
 * The iCalendar file of an address, by the last segment of its path, such as `….ics`. Throws AppError not_found for
 * every address that does not work, so that the reason stays unknown.
 */
export async function readCalendar(scope: Scope, segment: string): Promise<string> {
  const secret = secretIn(segment)
  const address = secret && (await findAddress(secret))
  if (!address) throw new AppError('not_found', 'calendar.notFound')
  const rows = await readTasks(scope, address)
  if (!address.isFamily) return writeCalendar(rows)
  const t = translator(address.language ?? defaultLocale, 'calendar')
  return writeCalendar(rows.map((row) => ({ ...row, title: t('familyTitle', { name: row.name, title: row.title }) })))
}

async function findAddress(secret: string): Promise<Address | undefined> {
  const [address] = await db.$queryRaw<Address[]>`
    SELECT c."userId", c."isFamily", COALESCE(u."language", f."language")::text AS "language"
    FROM "CalendarAddress" c JOIN "User" u ON u."id" = c."userId" LEFT JOIN "FamilySettings" f ON true
    WHERE c."secretHash" = ${hashOf(secret)} AND (u."isAdmin" OR NOT c."isFamily")`
  return address
}

function readTasks({ now, timeZone }: Scope, { userId, isFamily }: Address) {
  const today = dayOf(now, timeZone)
  const whose = isFamily ? Prisma.sql`true` : Prisma.sql`t."assigneeId" = ${userId}::uuid`
  return db.$queryRaw<(CalendarTask & { name: string; day: Day })[]>`
    SELECT t."id", t."title", to_char(t."date", 'YYYY-MM-DD') AS "day", t."revision", u."username" AS "name"
    FROM "Task" t JOIN "User" u ON u."id" = t."assigneeId"
    WHERE ${whose} AND t."date" BETWEEN ${addDays(today, -calendarDaysBack)}::date AND ${addDays(today, calendarDaysAhead)}::date
    ORDER BY abs(t."date" - ${today}::date), t."id" LIMIT ${mostEvents}`
}
