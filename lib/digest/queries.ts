import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import { addDays, fromDate, toDate, type Day } from '@/lib/calendar'
import { endOfDay } from '@/lib/zoned-time'
import { db } from '@/lib/db'
import { emptyFrom, type Digest } from '@/lib/digest/summary'
import { noPauses } from '@/lib/points/pauses'
import { pausesOf } from '@/lib/points/read-pauses'
import type { Scope } from '@/lib/scope'
import { displayedStatus, type TaskStatus } from '@/lib/tasks/status'
import { Prisma } from '@/prisma/generated/client'

/** Members listed in a digest. */
const mostMembers = 30

type Outcome = 'accepted' | 'open' | 'refused' | 'expired'

const outcomes: Record<TaskStatus, Outcome> = {
  pending: 'open',
  accepted: 'accepted',
  completed: 'accepted',
  rejected: 'refused',
  expired: 'expired',
}

/** Whether the viewer receives the digest. */
export async function readDigestChoice(scope: Scope): Promise<boolean> {
  const { id } = signedIn(scope.viewer)
  const [user] = await readBatched<{ wantsDigest: boolean }>(
    scope,
    Prisma.sql`SELECT "wantsDigest" FROM "User" WHERE "id" = ${id}::uuid`,
  )
  return user?.wantsDigest ?? false
}

/** What the week that ends on `sunday` and the next one look like; for the scheduler and administrators. */
export async function readDigest(scope: Scope, sunday: Day): Promise<Digest> {
  authorize(scope.viewer, 'schedule:run')
  const [monday, nextMonday, nextSunday] = [addDays(sunday, -6), addDays(sunday, 1), addDays(sunday, 7)]
  const isMember = { isAdmin: false } as const
  const members = await db.user.findMany({
    where: isMember,
    orderBy: { usernameKey: 'asc' },
    take: mostMembers,
    select: { id: true, username: true },
  })
  const assigneeId = { in: members.map(({ id }) => id) }
  const within = (from: Day, to: Day) => ({ gte: toDate(from), lte: toDate(to) })
  const since = endOfDay(addDays(monday, -1), scope.timeZone)
  const [all, tasks, points, next, failedEmails, pauses] = await Promise.all([
    db.user.count({ where: isMember }),
    db.task.groupBy({
      by: ['assigneeId', 'status', 'needsPerson', 'expiresAt', 'keptOpenUntil'],
      where: { assigneeId, date: within(monday, sunday) },
      _count: true,
    }),
    db.pointEntry.groupBy({
      by: ['memberId'],
      where: { memberId: assigneeId, day: within(monday, sunday), kind: { in: ['task', 'streak_bonus'] } },
      _sum: { amount: true },
    }),
    db.task.groupBy({
      by: ['assigneeId', 'date'],
      where: { assigneeId, date: within(nextMonday, nextSunday) },
      _count: true,
    }),
    db.emailMessage.count({ where: { outcome: 'failed', createdAt: { gt: since } } }),
    pausesOf(db, assigneeId.in),
  ])
  return {
    failedEmails,
    more: all - members.length,
    members: members.map(({ id, username }) => {
      const week = { accepted: 0, open: 0, refused: 0, expired: 0 }
      for (const group of tasks.filter((one) => one.assigneeId === id)) {
        week[group.needsPerson ? 'open' : outcomes[displayedStatus(group, scope.now)]] += group._count
      }
      const days = next.filter((group) => group.assigneeId === id)
      return {
        username,
        ...week,
        points: points.find((entry) => entry.memberId === id)?._sum.amount ?? 0,
        planned: days.reduce((sum, { _count }) => sum + _count, 0),
        emptyFrom: emptyFrom(
          sunday,
          days.map(({ date }) => fromDate(date)),
          pauses.get(id) ?? noPauses,
        ),
      }
    }),
  }
}
