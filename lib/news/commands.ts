import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { dayOf, fromDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import type { NewsItem } from '@/lib/news/news'
import { currentStreak } from '@/lib/points/streak'
import type { Scope } from '@/lib/scope'

type Row = {
  kind: NewsItem['kind']
  taskId: string | null
  title: string | null
  isGranted: boolean | null
  givers: string[] | null
  days: number | null
  streak: number
  streakDay: Date | null
}

/** The viewer's news, each returned only once; without those about a streak that is over. */
export async function takeNews(scope: Scope): Promise<NewsItem[]> {
  const { id } = signedIn(scope.viewer)
  const today = dayOf(scope.now, scope.timeZone)
  const rows = await db.$queryRaw<Row[]>`
    WITH taken AS (DELETE FROM "News" WHERE "memberId" = ${id}::uuid RETURNING *)
    SELECT n."kind"::text, n."taskId", t."title", n."isGranted", n."days", u."streak", u."streakDay", (
      SELECT array_agg(g."username" ORDER BY l."givenAt" DESC, l."id" DESC)
      FROM "Leaf" l JOIN "User" g ON g."id" = l."giverId"
      WHERE n."kind" = 'leaf' AND l."taskId" = n."taskId" AND l."givenAt" >= n."createdAt"
    ) AS "givers"
    FROM taken n JOIN "User" u ON u."id" = n."memberId" LEFT JOIN "Task" t ON t."id" = n."taskId" AND t."assigneeId" = n."memberId"
    ORDER BY n."kind", n."createdAt", n."id"`
  return rows.flatMap((row): NewsItem[] => {
    const { kind, taskId, title, isGranted, givers, streak, streakDay } = row
    if (kind === 'leaf') {
      // Those that were taken back meanwhile are no news.
      const [giver, ...others] = givers ?? []
      return taskId && title !== null && giver ? [{ kind, taskId, title, giver, others: others.length }] : []
    }
    if (kind === 'answered')
      return taskId && title !== null ? [{ kind, taskId, title, isGranted: isGranted ?? false }] : []
    const days = currentStreak({ length: streak, lastDay: streakDay && fromDate(streakDay) }, today)
    return days >= (row.days ?? 0) ? [{ kind, days }] : []
  })
}
