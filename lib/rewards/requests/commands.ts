import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize, signedIn } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { dayOf, mondayOf, toDate } from '@/lib/calendar'
import { dayLimitReached } from '@/lib/day-limit'
import { db, type Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { lockMembers } from '@/lib/points/ledger'
import type { AskedJson } from '@/lib/rewards/json'
import { asksPerDay } from '@/lib/rewards/limits'
import { lockReward } from '@/lib/rewards/lock-reward'
import { counting } from '@/lib/rewards/queries'
import type { AskForReward, DecideRequest } from '@/lib/rewards/schema'
import type { Scope } from '@/lib/scope'
import { atTime } from '@/lib/zoned-time'

/**
 * Asks for a reward and reserves its cost at once. Throws AppError: not_found, also for a reward of other members, and
 * conflict when it has ended or its price has changed, more requests wait than the member was shown, none is left, the
 * weekly limit is reached, or the balance does not suffice, and too_many after a thousand requests on a family day.
 */
export async function askForReward(scope: Scope, { rewardId, cost: shown, waiting }: AskForReward): Promise<AskedJson> {
  const { id: memberId } = signedIn(scope.viewer)
  const id = knownId(rewardId, 'rewards.notFound')
  const today = dayOf(scope.now, scope.timeZone)
  return db.$transaction(async (tx) => {
    await lockMembers(tx, [memberId])
    await requireStillViewer(tx, scope)
    await requireFewAsked(tx, scope, memberId)
    const reward = await lockReward(tx, id)
    if (!reward.isForEveryone && !(await tx.rewardMember.findFirst({ where: { rewardId: id, memberId } })))
      throw new AppError('not_found', 'rewards.notFound')
    if (reward.until && reward.until < toDate(today)) throw new AppError('conflict', 'rewards.ended')
    if (shown !== undefined && shown !== reward.cost)
      throw new AppError('conflict', 'rewards.costChanged', { values: { cost: reward.cost } })
    // The answer to an earlier request may have been lost on its way.
    if (
      waiting !== undefined &&
      (await tx.rewardRequest.count({ where: { rewardId: id, memberId, state: 'open' } })) > waiting
    )
      throw new AppError('conflict', 'rewards.askedAlready')
    if (reward.stock !== null && reward.taken >= reward.stock) throw new AppError('conflict', 'rewards.noneLeft')
    const week = toDate(mondayOf(today))
    const weekSlot = await freeSlot(tx, { rewardId: id, memberId, week, perWeek: reward.perWeek })
    const balance = await balanceOf(tx, memberId)
    if (balance < reward.cost)
      throw new AppError('conflict', 'rewards.tooLittle', { values: { missing: reward.cost - balance } })
    const { name, cost } = reward
    const request = await tx.rewardRequest.create({
      data: { rewardId: id, memberId, name, cost, week, weekSlot, askedAt: scope.now },
      select: { id: true, state: true, cost: true },
    })
    return { ...request, balance: balance - cost }
  })
}

async function requireFewAsked(tx: Database, scope: Scope, memberId: string): Promise<void> {
  const { now, timeZone } = scope
  const since = atTime(dayOf(now, timeZone), '00:00', timeZone)
  const asked = await tx.rewardRequest.count({ where: { memberId, askedAt: { gte: since } } })
  if (asked >= asksPerDay) throw dayLimitReached(scope, 'rewards.tooManyAsked')
}

type Slot = { rewardId: string; memberId: string; week: Date; perWeek: number | null }

/** The lowest free place among the member's requests of the week; a unique index holds each place once. */
async function freeSlot(tx: Database, { rewardId, memberId, week, perWeek }: Slot): Promise<number | null> {
  if (perWeek === null) return null
  const where = { rewardId, memberId, week, ...counting }
  const counted = await tx.rewardRequest.findMany({ where, select: { weekSlot: true } })
  if (counted.length >= perWeek) throw new AppError('conflict', 'rewards.weekFull', { values: { perWeek } })
  const taken = new Set(counted.map(({ weekSlot }) => weekSlot))
  for (let slot = 1; ; slot += 1) if (!taken.has(slot)) return slot
}

/**
 * Cancels the viewer's own open request and returns its cost. Throws AppError: not_found, also for another member's,
 * and conflict once it is closed.
 */
export async function cancelRequest(scope: Scope, { requestId }: { requestId: string }): Promise<AskedJson> {
  const { id: memberId } = signedIn(scope.viewer)
  const id = knownId(requestId, 'rewards.requestNotFound')
  return close(scope, { id, memberId }, { state: 'cancelled' })
}

/**
 * Gives what was asked for, or returns its cost with a reason; administrators only. Throws AppError: not_found, and
 * conflict once it is closed.
 */
export async function decideRequest(scope: Scope, { requestId, isGiven, reason }: DecideRequest): Promise<AskedJson> {
  authorize(scope.viewer, 'reward:manage')
  const id = knownId(requestId, 'rewards.requestNotFound')
  const deciderId = signedIn(scope.viewer).id
  return close(scope, { id }, { state: isGiven ? 'given' : 'declined', reason: reason || null, deciderId })
}

type Closing = { state: 'given' | 'declined' | 'cancelled'; reason?: string | null; deciderId?: string }

async function close(scope: Scope, where: { id: string; memberId?: string }, closing: Closing): Promise<AskedJson> {
  const select = { id: true, memberId: true, name: true, cost: true, member: { select: { id: true, username: true } } }
  const request = await db.rewardRequest.findFirst({ where, select })
  if (!request) throw new AppError('not_found', 'rewards.requestNotFound')
  const { id, memberId, name, cost, member: subject } = request
  const { deciderId } = closing
  return db.$transaction(async (tx) => {
    // The request references its decider, whom creating a task locks together with its members.
    await lockMembers(tx, [memberId, ...(deciderId === undefined ? [] : [deciderId])])
    await requireStillViewer(tx, scope)
    const { count } = await tx.rewardRequest.updateMany({
      where: { id, state: 'open' },
      data: { ...closing, closedAt: scope.now },
    })
    if (count === 0) throw new AppError('conflict', 'rewards.requestClosed')
    if (closing.state !== 'cancelled') {
      const { state, reason = null } = closing
      await recordActivity(tx, scope, { kind: `reward_${state}`, subject, details: { name, cost, reason } })
    }
    return { id, state: closing.state, cost, balance: await balanceOf(tx, memberId) }
  })
}

async function balanceOf(tx: Database, memberId: string): Promise<number> {
  const { points, spent } = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { points: true, spent: true },
  })
  return points - spent
}
