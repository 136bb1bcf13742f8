import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayOf, mondayOf } from '@/lib/calendar'
import { readBatched, withDates, type JsonRow } from '@/lib/batch'
import { openRequestsListed, requestsListed } from '@/lib/rewards/limits'
import {
  managedRewardJson,
  requestJson,
  rewardJson,
  type ManagedRewardJson,
  type OpenRequestJson,
  type OwnRewards,
  type RewardCounts,
} from '@/lib/rewards/json'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** Requests that use up stock and the week's number. */
export const counting = { state: { in: ['open', 'given'] } } satisfies Prisma.RewardRequestWhereInput

type RewardRow = Parameters<typeof rewardJson>[0]
type RequestRow = Parameters<typeof requestJson>[0]

const newestOf = (memberId: string, state: Prisma.Sql, most: number) =>
  Prisma.sql`SELECT * FROM "RewardRequest" WHERE "memberId" = ${memberId}::uuid AND "state" ${state}
    ORDER BY "askedAt" DESC, "id" DESC LIMIT ${most}::int`

/** What the viewer can ask for today, cheapest first, their open and their newest other requests, and their balance. */
export async function ownRewards(scope: Scope): Promise<OwnRewards> {
  const { id: memberId } = signedIn(scope.viewer)
  const today = dayOf(scope.now, scope.timeZone)
  const [rewards, requests, [user]] = await Promise.all([
    readBatched<JsonRow<RewardRow & RewardCounts>>(
      scope,
      Prisma.sql`SELECT r."id", r."name", r."cost", r."stock", r."perWeek", r."taken", r."until", (
          SELECT count(*)::int FROM "RewardRequest" q
          WHERE q."rewardId" = r."id" AND q."memberId" = ${memberId}::uuid AND q."week" = ${mondayOf(today)}::date
            AND q."state"::text = ANY(${counting.state.in}::text[])
        ) AS "asked", (
          SELECT count(*)::int FROM "RewardRequest" q
          WHERE q."rewardId" = r."id" AND q."memberId" = ${memberId}::uuid AND q."state" = 'open'
        ) AS "waiting"
        FROM "Reward" r
        WHERE (r."until" IS NULL OR r."until" >= ${today}::date) AND (r."isForEveryone" OR EXISTS (
          SELECT FROM "RewardMember" m WHERE m."rewardId" = r."id" AND m."memberId" = ${memberId}::uuid))
        ORDER BY r."cost", r."id"`,
    ),
    readBatched<JsonRow<RequestRow>>(
      scope,
      Prisma.sql`SELECT "id", "state"::text, "cost", "name", "reason", "askedAt" FROM (
          (${newestOf(memberId, Prisma.sql`= 'open'`, openRequestsListed)})
          UNION ALL (${newestOf(memberId, Prisma.sql`<> 'open'`, requestsListed)})
        ) r ORDER BY "askedAt" DESC, "id" DESC`,
    ),
    readBatched<{ balance: number }>(
      scope,
      Prisma.sql`SELECT "points" - "spent" AS "balance" FROM "User" WHERE "id" = ${memberId}::uuid`,
    ),
  ])
  return {
    rewards: rewards.map(({ asked, waiting, ...reward }) =>
      rewardJson(withDates<RewardRow>(reward, ['until']), { asked, waiting }),
    ),
    requests: requests.map((request) => requestJson(withDates<RequestRow>(request, ['askedAt']))),
    balance: user?.balance ?? 0,
  }
}

export const managedColumns = { members: { select: { memberId: true } } } as const
type ManagedRow = Parameters<typeof managedRewardJson>[0]

/** Every reward, cheapest first; administrators only. */
export async function listRewards(scope: Scope): Promise<ManagedRewardJson[]> {
  authorize(scope.viewer, 'reward:manage')
  const rewards = await readBatched<JsonRow<ManagedRow>>(
    scope,
    Prisma.sql`SELECT r."id", r."name", r."cost", r."stock", r."perWeek", r."taken", r."until", r."isForEveryone",
      COALESCE((SELECT json_agg(m) FROM "RewardMember" m WHERE m."rewardId" = r."id"), '[]') AS "members"
      FROM "Reward" r ORDER BY r."cost", r."id"`,
  )
  return rewards.map((reward) => managedRewardJson(withDates<ManagedRow>(reward, ['until'])))
}

/** At most 50 open requests, shared evenly between members, oldest first, and the number of all; administrators only. */
export async function listOpenRequests(scope: Scope): Promise<{ items: OpenRequestJson[]; total: number }> {
  const [items, total] = await Promise.all([openRequests(scope, requestsListed), countOpenRequests(scope)])
  return { items, total }
}

/** The number of open requests; for the scheduler and administrators. */
export async function countOpenRequests(scope: Scope): Promise<number> {
  authorize(scope.viewer, 'schedule:run')
  const [open] = await readBatched<{ total: number }>(
    scope,
    Prisma.sql`SELECT count(*)::int AS "total" FROM "RewardRequest" WHERE "state" = 'open'`,
  )
  return open?.total ?? 0
}

/** Open requests as `listOpenRequests` chooses them, and whether there are more; administrators only. */
export async function firstRequests(scope: Scope, count: number) {
  const [items, total] = await Promise.all([openRequests(scope, count), countOpenRequests(scope)])
  return { items, hasMore: total > items.length }
}

async function openRequests(scope: Scope, most: number): Promise<OpenRequestJson[]> {
  authorize(scope.viewer, 'reward:manage')
  type Row = RequestRow & Pick<OpenRequestJson, 'memberId' | 'username' | 'avatar' | 'balance'>
  const rows = await readBatched<JsonRow<Row>>(
    scope,
    Prisma.sql`
    SELECT r."id", r."state"::text, r."cost", r."name", r."reason", r."askedAt", r."memberId",
      u."username", u."avatar", u."points" - u."spent" AS "balance"
    FROM (
      SELECT *, row_number() OVER (PARTITION BY "memberId" ORDER BY "askedAt", "id") AS "turn"
      FROM "RewardRequest" WHERE "state" = 'open' ORDER BY "turn", "askedAt", "id" LIMIT ${most}::int
    ) r JOIN "User" u ON u."id" = r."memberId"
    ORDER BY r."askedAt", r."id"`,
  )
  return rows.map(({ memberId, username, avatar, balance, ...row }) => ({
    ...requestJson(withDates<RequestRow>(row, ['askedAt'])),
    memberId,
    username,
    avatar,
    balance,
  }))
}
