import type { Viewer } from '@/lib/auth/policy'
import { db } from '@/lib/db'
import { lockMembers, setPoints, setStreak } from '@/lib/points/ledger'
import { createTask } from '@/lib/tasks/commands'
import type { TaskStatus } from '@/lib/tasks/status'
import { testScope } from './scope'

type Member = { id: string }

/** A task that an administrator made for the member at that moment, accepted unless told: it earns at once. */
export function earn(
  administrator: Viewer,
  member: Member,
  points: number,
  at?: string,
  status: TaskStatus = 'accepted',
) {
  const task = { title: 'Water the plants', description: '', assignedTo: member.id, status, points, expiresAt: null }
  return createTask(testScope(administrator, at), task)
}

/** Gives a member points and a streak by an administrator's word. */
export async function grant(member: Member, { points, streak }: { points?: number; streak?: number }, at?: string) {
  await db.$transaction(async (tx) => {
    await lockMembers(tx, [member.id])
    if (points !== undefined) {
      await setPoints(tx, testScope(null, at), member.id, points, { kind: 'adjustment', reason: 'A present' })
    }
    if (streak !== undefined) await setStreak(tx, testScope(null, at), member.id, streak)
  })
}
