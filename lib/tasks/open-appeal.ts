import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { dayMs } from '@/lib/durations'
import type { Database, Statements } from '@/lib/db'
import { AppError } from '@/lib/errors'
import type { Scope } from '@/lib/scope'
import { appealDays } from '@/lib/tasks/limits'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'

/** The task's open appeal. Lock the task to keep the result valid. */
export function openAppeal(tx: Database, taskId: string) {
  return tx.appeal.findFirst({ where: { taskId, state: 'open' }, select: { id: true, memberId: true } })
}

type Closing = { state: 'granted' | 'kept' | 'withdrawn'; answer?: string | null; answererId?: string | null }

/** Closes the task's open appeal, if there is one. The task must be locked. */
export async function closeAppeal(
  tx: Statements,
  { now }: Scope,
  taskId: string,
  { state, answer = null, answererId = null }: Closing,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Appeal" SET "state" = ${state}::"AppealState", "answer" = ${answer}::text, "answererId" = ${answererId}::uuid,
      "slot" = NULL, "closedAt" = ${now}::timestamptz
    WHERE "taskId" = ${taskId}::uuid AND "state" = 'open'`
}

/**
 * Updates the task's open appeal when its member confirms a text: an accepted one closes it, any other becomes its
 * subject.
 */
export async function followAppeal(
  tx: Statements,
  scope: Scope,
  { id, taskId, isAccepted }: { id: string; taskId: string; isAccepted: boolean },
): Promise<void> {
  if (isAccepted) await closeAppeal(tx, scope, taskId, { state: 'withdrawn' })
  else
    await tx.$executeRaw`
      UPDATE "Appeal" SET "submissionId" = ${id}::uuid WHERE "taskId" = ${taskId}::uuid AND "state" = 'open'`
}

/** Throws AppError forbidden when the viewer would decide their own open appeal on the task. */
export async function refuseOwnAppeal(tx: Database, scope: Scope, taskId: string): Promise<void> {
  const appeal = await openAppeal(tx, taskId)
  if (appeal?.memberId !== signedIn(scope.viewer).id) return
  await requireOther(tx, scope)
  throw new AppError('forbidden', 'appeals.own')
}

/**
 * Until when asking a person at that moment keeps a task from expiring: seven days, but no longer than seven days after
 * its own expiry, however often its member asks.
 */
export function keptOpenAfter(asked: Date, { expiresAt }: { expiresAt: Date | null }): Date {
  const from = Math.min(asked.getTime(), expiresAt?.getTime() ?? Infinity)
  return new Date(from + appealDays * dayMs)
}

/** Throws AppError forbidden when the viewer is the only administrator: nobody else can decide about their appeal. */
export async function requireOther(tx: Statements, scope: Scope): Promise<void> {
  const { id, isAdmin } = signedIn(scope.viewer)
  if (!isAdmin) return
  const others = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE "isAdmin" AND "id" <> ${id}::uuid LIMIT 1`
  if (others.length === 0) throw new AppError('forbidden', 'appeals.nobodyElse')
}

/** Resolves the task's open appeal with an administrator's verdict; without a verdict it is withdrawn. */
export async function answerAppeal(
  tx: Database,
  scope: Scope,
  { id, status }: { id: string; status: TaskStatus },
  answer?: string,
): Promise<void> {
  const state = isEarning(status) ? 'granted' : status === 'rejected' ? 'kept' : 'withdrawn'
  await closeAppeal(tx, scope, id, { state, answer, answererId: signedIn(scope.viewer).id })
}
