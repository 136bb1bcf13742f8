import 'server-only'
import type { Database } from '@/lib/db'
import { AppError } from '@/lib/errors'

export type LockedReward = {
  name: string
  cost: number
  stock: number | null
  perWeek: number | null
  taken: number
  until: Date | null
  isForEveryone: boolean
}

/** Locks and reads a reward, so that its stock is counted exactly. Lock members first. Throws AppError not_found. */
export async function lockReward(tx: Database, id: string): Promise<LockedReward> {
  const [reward] = await tx.$queryRaw<LockedReward[]>`
    SELECT "name", "cost", "stock", "perWeek", "taken", "until", "isForEveryone"
    FROM "Reward" WHERE "id" = ${id}::uuid FOR UPDATE`
  if (!reward) throw new AppError('not_found', 'rewards.notFound')
  return reward
}
