import { fromDate, type Day } from '@/lib/calendar'

export const requestStates = ['open', 'given', 'declined', 'cancelled', 'returned'] as const
export type RequestState = (typeof requestStates)[number]

/** A reward as a member sees it. */
export type RewardJson = {
  id: string
  name: string
  cost: number
  /** How many are left; null without a limit. */
  left: number | null
  /** How many the member may still ask for this week; null without a limit. */
  leftThisWeek: number | null
  /** How many of the member's requests for it are open. */
  waiting: number
  until: Day | null
}

/** A reward as administrators see it. */
export type ManagedRewardJson = {
  id: string
  name: string
  cost: number
  stock: number | null
  /** How many are asked for or given. */
  taken: number
  perWeek: number | null
  memberIds: string[] | null
  until: Day | null
}

/** A member's request, with the name and cost of when it was asked for. */
export type RequestJson = {
  id: string
  state: RequestState
  cost: number
  name: string
  reason: string | null
  askedAt: string
}

/**
 * What a member can ask for, their open and their newest other requests, and their points that are neither reserved nor
 * spent.
 */
export type OwnRewards = { rewards: RewardJson[]; requests: RequestJson[]; balance: number }

/** What asking, cancelling and deciding return. */
export type AskedJson = { id: string; state: RequestState; cost: number; balance: number }

/** An open request as administrators see it. The balance is the member's, without what the request reserves. */
export type OpenRequestJson = RequestJson & {
  memberId: string
  username: string
  avatar: string | null
  balance: number
}

type RewardRow = {
  id: string
  name: string
  cost: number
  stock: number | null
  perWeek: number | null
  taken: number
  until: Date | null
}

/** A member's requests for a reward: those of this week that count, and the open ones. */
export type RewardCounts = { asked: number; waiting: number }

export function rewardJson(row: RewardRow, { asked, waiting }: RewardCounts): RewardJson {
  const { id, name, cost, stock, perWeek, taken, until } = row
  return {
    id,
    name,
    cost,
    left: stock === null ? null : stock - taken,
    leftThisWeek: perWeek === null ? null : Math.max(0, perWeek - asked),
    waiting,
    until: until && fromDate(until),
  }
}

type ManagedRow = RewardRow & { isForEveryone: boolean; members: { memberId: string }[] }

export function managedRewardJson(row: ManagedRow): ManagedRewardJson {
  const { id, name, cost, stock, taken, perWeek, until, isForEveryone, members } = row
  const memberIds = isForEveryone ? null : members.map(({ memberId }) => memberId).sort()
  return { id, name, cost, stock, taken, perWeek, memberIds, until: until && fromDate(until) }
}

type RequestRow = { id: string; state: RequestState; cost: number; name: string; reason: string | null; askedAt: Date }

export function requestJson({ id, state, cost, name, reason, askedAt }: RequestRow): RequestJson {
  return { id, state, cost, name, reason, askedAt: askedAt.toISOString() }
}
