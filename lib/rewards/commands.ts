import 'server-only'
import { recordActivity } from '@/lib/activity/commands'
import { authorize } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { dayOf, fromDate, toDate, type Day } from '@/lib/calendar'
import { db, type Database } from '@/lib/db'
import { AppError, invalidField } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import { lockMembers } from '@/lib/points/ledger'
import { managedRewardJson, type ManagedRewardJson } from '@/lib/rewards/json'
import { rewardLimits } from '@/lib/rewards/limits'
import { lockReward, type LockedReward } from '@/lib/rewards/lock-reward'
import { managedColumns } from '@/lib/rewards/queries'
import { membersInvalid, type CreateReward, type UpdateReward } from '@/lib/rewards/schema'
import type { Scope } from '@/lib/scope'

/**
 * Creates a reward; administrators only. Throws AppError invalid when one of its members does not exist or its last day
 * has passed, and conflict when there are 100 already.
 */
export async function createReward(scope: Scope, input: CreateReward): Promise<ManagedRewardJson> {
  authorize(scope.viewer, 'reward:manage')
  const { memberIds, until, ...data } = input
  refusePast(scope, until)
  return db.$transaction(async (tx) => {
    const ids = await existingMembers(tx, memberIds)
    await requireStillViewer(tx, scope)
    const reward = await tx.reward.create({
      data: {
        ...data,
        until: until && toDate(until),
        isForEveryone: memberIds === null,
        members: { create: ids.map((memberId) => ({ memberId })) },
      },
      include: managedColumns,
    })
    // The trigger takes a lock on insert, so the count includes concurrent inserts.
    if ((await tx.reward.count()) > rewardLimits.rewards)
      throw new AppError('conflict', 'rewards.tooMany', { values: { most: rewardLimits.rewards } })
    return managedRewardJson(reward)
  })
}

/**
 * Changes a reward; requests keep the name and cost of when they were made. Administrators only. Throws AppError
 * not_found, invalid for an unknown member, none at all or a new last day that has passed, and conflict when more are
 * taken already than the new stock.
 */
export async function updateReward(scope: Scope, input: UpdateReward): Promise<ManagedRewardJson> {
  authorize(scope.viewer, 'reward:manage')
  const { rewardId, memberIds, until, ...data } = input
  const id = knownId(rewardId, 'rewards.notFound')
  return db.$transaction(async (tx) => {
    const ids = memberIds === undefined ? [] : await existingMembers(tx, memberIds)
    const reward = await lockReward(tx, id)
    await requireStillViewer(tx, scope)
    if (until !== (reward.until && fromDate(reward.until))) refusePast(scope, until)
    if (memberIds?.length === 0 && !(await isForNobody(tx, id, reward))) throw invalidField('memberIds', membersInvalid)
    if (typeof data.stock === 'number' && data.stock < reward.taken)
      throw new AppError('conflict', 'rewards.stockTaken', { values: { taken: reward.taken } })
    if (memberIds !== undefined) {
      await tx.rewardMember.deleteMany({ where: { rewardId: id } })
      await tx.rewardMember.createMany({ data: ids.map((memberId) => ({ rewardId: id, memberId })) })
    }
    const changed = await tx.reward.update({
      where: { id },
      data: {
        ...data,
        ...(until !== undefined && { until: until && toDate(until) }),
        ...(memberIds !== undefined && { isForEveryone: memberIds === null }),
      },
      include: managedColumns,
    })
    return managedRewardJson(changed)
  })
}

function refusePast(scope: Scope, until: Day | null | undefined): void {
  if (until && until < dayOf(scope.now, scope.timeZone)) throw invalidField('until', 'rewards.untilPast')
}

/** Whether all of the members who could ask for the reward were deleted. */
const isForNobody = async (tx: Database, rewardId: string, { isForEveryone }: Pick<LockedReward, 'isForEveryone'>) =>
  !isForEveryone && (await tx.rewardMember.count({ where: { rewardId } })) === 0

/**
 * Deletes a reward and returns what its open requests reserved; given ones stay in the history. Administrators only.
 * Throws AppError not_found.
 */
export async function deleteReward(scope: Scope, { rewardId }: { rewardId: string }): Promise<{ id: string }> {
  authorize(scope.viewer, 'reward:manage')
  const id = knownId(rewardId, 'rewards.notFound')
  // Members are locked before the reward, as everywhere; one who asks in between is only seen under the reward's lock.
  for (;;) {
    const isDeleted = await db.$transaction(async (tx) => {
      const locked = new Set(await lockMembers(tx, await requesters(tx, id)))
      const { name } = await lockReward(tx, id)
      await requireStillViewer(tx, scope)
      if ((await requesters(tx, id)).some((memberId) => !locked.has(memberId))) return false
      await tx.reward.delete({ where: { id }, select: { id: true } })
      await recordActivity(tx, scope, { kind: 'reward_deleted', details: { name } })
      return true
    })
    if (isDeleted) return { id }
  }
}

async function requesters(tx: Database, rewardId: string): Promise<string[]> {
  const open = await tx.rewardRequest.findMany({ where: { rewardId, state: 'open' }, select: { memberId: true } })
  return open.map(({ memberId }) => memberId)
}

async function existingMembers(tx: Database, ids: readonly string[] | null): Promise<string[]> {
  if (ids === null) return []
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = await lockMembers(tx, wanted)
  if (found.length < wanted.length) throw invalidField('memberIds', 'tasks.userNotFound')
  return found
}
