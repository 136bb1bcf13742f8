import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayOf, toDate } from '@/lib/calendar'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { db } from '@/lib/db'
import { requestsListed } from '@/lib/rewards/limits'
import {
  managedRewardJson,
  requestJson,
  rewardJson,
  weekOf,
  type ManagedRewardJson,
  type OpenRequestJson,
  type OwnRewards,
} from '@/lib/rewards/json'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** Requests that use up stock and the week's number. */
export const counting = { state: { in: ['open', 'given'] } } satisfies Prisma.RewardRequestWhereInput

/** What the viewer can ask for today, cheapest first, with their newest requests and their balance. */
export async function ownRewards(scope: Scope): Promise<OwnRewards> {
  const { id: memberId } = signedIn(scope.viewer)
  const today = dayOf(scope.now, scope.timeZone)
  const [rewards, requests, user] = await Promise.all([
    db.reward.findMany({
      where: {
        AND: [
          { OR: [{ isForEveryone: true }, { members: { some: { memberId } } }] },
          { OR: [{ until: null }, { until: { gte: toDate(today) } }] },
        ],
      },
      include: {
        requests: { where: { memberId, week: toDate(weekOf(today)), ...counting }, select: { id: true } },
      },
      orderBy: [{ cost: 'asc' }, { id: 'asc' }],
    }),
    db.rewardRequest.findMany({
      where: { memberId },
      orderBy: [{ askedAt: 'desc' }, { id: 'desc' }],
      take: requestsListed,
    }),
    db.user.findUniqueOrThrow({ where: { id: memberId }, select: { points: true, spent: true } }),
  ])
  return {
    rewards: rewards.map((reward) => rewardJson(reward, reward.requests.length)),
    requests: requests.map(requestJson),
    balance: user.points - user.spent,
  }
}

export const managedColumns = { members: { select: { memberId: true } } } as const

/** Every reward, cheapest first; administrators only. */
export async function listRewards(scope: Scope): Promise<ManagedRewardJson[]> {
  authorize(scope.viewer, 'reward:manage')
  const rewards = await db.reward.findMany({ include: managedColumns, orderBy: [{ cost: 'asc' }, { id: 'asc' }] })
  return rewards.map(managedRewardJson)
}

/** The open requests, oldest first, and their number; administrators only. */
export async function listOpenRequests(scope: Scope): Promise<{ items: OpenRequestJson[]; total: number }> {
  authorize(scope.viewer, 'reward:manage')
  const where = { state: 'open' } as const
  const [rows, total] = await Promise.all([
    db.rewardRequest.findMany({
      where,
      include: { member: { select: { username: true, avatar: true } } },
      orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
      take: requestsListed,
    }),
    db.rewardRequest.count({ where }),
  ])
  const items = rows.map(({ member, ...row }) => ({ ...requestJson(row), memberId: row.memberId, ...member }))
  return { items, total }
}

/** The oldest open requests, and whether there are more, in one statement; administrators only. */
export async function firstRequests(scope: Scope, count: number) {
  authorize(scope.viewer, 'reward:manage')
  type RequestRow = Parameters<typeof requestJson>[0]
  type Row = RequestRow & Pick<OpenRequestJson, 'memberId' | 'username' | 'avatar'>
  const rows = await readBatched<JsonRow<Row>>(
    scope,
    Prisma.sql`
    SELECT r."id", r."state"::text, r."cost", r."name", r."reason", r."askedAt", r."memberId", u."username", u."avatar"
    FROM "RewardRequest" r JOIN "User" u ON u."id" = r."memberId"
    WHERE r."state" = 'open' ORDER BY r."askedAt", r."id" LIMIT ${count + 1}::int`,
  )
  const items = rows.map(({ memberId, username, avatar, ...row }): OpenRequestJson => ({
    ...requestJson(withDates<RequestRow>(row, ['askedAt'])),
    memberId,
    username,
    avatar,
  }))
  return { items: items.slice(0, count), hasMore: items.length > count }
}
