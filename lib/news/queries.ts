import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { dayOf, fromDate } from '@/lib/calendar'
import { mostNews, type NewsItem } from '@/lib/news/news'
import { currentStreak } from '@/lib/points/streak'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

type Row = {
  id: string
  kind: NewsItem['kind']
  taskId: string | null
  title: string | null
  isGranted: boolean | null
  givers: string[] | null
  days: number | null
  streak: number
  streakDay: Date | null
}

/** The viewer's news that they have not seen; without those about a streak that is over or leaves taken back. */
export async function unseenNews(scope: Scope): Promise<NewsItem[]> {
  const { id } = signedIn(scope.viewer)
  const today = dayOf(scope.now, scope.timeZone)
  const rows = await readBatched<JsonRow<Row>>(
    scope,
    Prisma.sql`
      SELECT n."id", n."kind", n."taskId", t."title", n."isGranted", n."days", u."streak", u."streakDay", g."givers"
      FROM "News" n JOIN "User" u ON u."id" = n."memberId"
      LEFT JOIN "Task" t ON t."id" = n."taskId" AND t."assigneeId" = n."memberId"
      LEFT JOIN LATERAL (
        SELECT json_agg(giver."username" ORDER BY l."givenAt" DESC, l."id" DESC) AS "givers"
        FROM "Leaf" l JOIN "User" giver ON giver."id" = l."giverId"
        WHERE l."taskId" = n."taskId" AND l."givenAt" >= n."createdAt"
      ) g ON n."kind" = 'leaf'
      WHERE n."memberId" = ${id}::uuid AND (n."taskId" IS NULL OR t."id" IS NOT NULL)
        AND (n."kind" <> 'leaf' OR g."givers" IS NOT NULL)
      ORDER BY n."kind", n."createdAt", n."id" LIMIT ${mostNews}`,
  )
  return rows
    .map((row) => withDates<Row>(row, ['streakDay']))
    .flatMap((row): NewsItem[] => {
      const { id, kind, taskId, title, streakDay } = row
      if (kind === 'best' || kind === 'healed') {
        const days = currentStreak({ length: row.streak, lastDay: streakDay && fromDate(streakDay) }, today)
        return days >= (row.days ?? 0) ? [{ id, kind, days }] : []
      }
      if (taskId === null || title === null) return []
      if (kind === 'answered') return [{ id, kind, taskId, title, isGranted: row.isGranted ?? false }]
      const [giver, ...others] = row.givers ?? []
      return giver ? [{ id, kind, taskId, title, giver, others: others.length }] : []
    })
}
