import 'server-only'
import { signedIn } from '@/lib/auth/policy'
import { readBatched } from '@/lib/batch'
import type { Database } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { decidedFirst } from '@/lib/points/work-day'
import type { Scope } from '@/lib/scope'
import { keepOtherDraft } from '@/lib/tasks/replaced-drafts'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'
import { Prisma } from '@/prisma/generated/client'

type DecidedTask = { id: string; assigneeId: string; revision: number }
type Decision = {
  task: DecidedTask
  before: TaskStatus
  isAccepted: boolean
  /** Blank when none was given; undefined for a status that was set in the task form. */
  reason?: string
  /** The text that was decided on; null when nothing was submitted. */
  submissionId: string | null
}

/** The verdict implied by an administrator's change of status; null when it implies none. */
export function statusDecision(
  before: { status: TaskStatus; needsPerson: boolean },
  after: TaskStatus,
): boolean | null {
  if (isEarning(after)) return isEarning(before.status) ? null : true
  return after === 'rejected' && (before.status !== 'rejected' || before.needsPerson) ? false : null
}

/**
 * Records an administrator's decision with the task revision that it creates. Refused texts no longer count as copied
 * from, even if they had been paid; their writer's next ones like them wait for a person, for any task.
 */
export async function recordDecision(tx: Database, scope: Scope, decision: Decision) {
  const { task, before, isAccepted, reason, submissionId } = decision
  await tx.decision.create({
    data: {
      taskId: task.id,
      memberId: task.assigneeId,
      deciderId: signedIn(scope.viewer).id,
      before,
      isAccepted,
      reason,
      submissionId,
      decidedAt: scope.now,
      revision: task.revision,
    },
  })
  if (!isAccepted) await markRefused(tx, task, submissionId)
}

/**
 * Marks the member's texts as refused and unpaid. Only accepted ones have a fingerprint before a person decides; a
 * trigger marks the text of a task that is accepted again as paid.
 */
async function markRefused(tx: Database, { id, assigneeId }: DecidedTask, submissionId: string | null): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "TextFingerprint" ("id", "memberId", "taskId", "title", "evaluatedAt", "text")
    SELECT s."id", s."memberId", s."taskId", t."title", s."evaluatedAt", s."text"
    FROM "Submission" s JOIN "Task" t ON t."id" = s."taskId"
    WHERE s."id" = ${submissionId}::uuid ON CONFLICT ("id") DO NOTHING`
  await tx.textFingerprint.updateMany({
    where: { taskId: id, memberId: assigneeId },
    data: { isRefused: true, isEarned: false },
  })
}

/** The submission for which a task waits for review; null when it does not wait. */
export async function reviewedSubmission(tx: Database, taskId: string): Promise<string | null> {
  const item = await tx.reviewItem.findUnique({ where: { taskId }, select: { submissionId: true } })
  return item?.submissionId ?? null
}

/**
 * The submission that a decision is about when the task does not wait for a review: the assignee's newest confirmed
 * one, else their newest.
 */
export async function standingSubmission(
  tx: Database,
  { id, assigneeId }: Pick<DecidedTask, 'id' | 'assigneeId'>,
): Promise<string | null> {
  const [newest] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Submission" WHERE "taskId" = ${id}::uuid AND "memberId" = ${assigneeId}::uuid
    ${decidedFirst} LIMIT 1`
  return newest?.id ?? null
}

/** Whether the verdict on a confirmed submission can be kept: no person has decided since it was evaluated. */
export async function canBeKept(tx: Database, submissionId: string | null): Promise<boolean> {
  if (submissionId === null) return false
  const [kept] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Submission" s WHERE s."id" = ${submissionId}::uuid AND s."confirmedAt" IS NOT NULL AND NOT EXISTS (
      SELECT FROM "Decision" d
      WHERE d."taskId" = s."taskId" AND d."memberId" = s."memberId" AND d."revision" > s."taskRevision")`
  return kept !== undefined
}

export type DraftedTask = Pick<DecidedTask, 'id' | 'assigneeId'> & { draft: string | null }

/**
 * Confirms the submission that a person accepted, unless its member did. Returns the change that makes its text the
 * task's response; the draft is kept as a replaced one. Call it before the task is accepted, which pays the text
 * confirmed last.
 */
export async function takeAcceptedText(tx: Database, { now }: Scope, task: DraftedTask, submissionId: string | null) {
  if (submissionId === null) return {}
  const { id: taskId, assigneeId: memberId, draft } = task
  const { count } = await tx.submission.updateMany({
    where: { id: submissionId, taskId, memberId, confirmedAt: null },
    data: { confirmedAt: now },
  })
  if (count === 0) return {}
  const { text } = await tx.submission.findUniqueOrThrow({ where: { id: submissionId }, select: { text: true } })
  await keepOtherDraft(tx, { taskId, memberId, text, draft, replacedAt: now })
  return { response: text, draft: null }
}

type AssignedTask = { id: string; assigneeId: string; status: TaskStatus }

/** SQL for whether the last decision about the member's work on the task was a refusal. */
export const wasRefusedSql = (taskId: string, memberId: string) => Prisma.sql`COALESCE(
  (SELECT NOT "isAccepted" FROM "Decision" WHERE "taskId" = ${taskId}::uuid AND "memberId" = ${memberId}::uuid
    ORDER BY "revision" DESC LIMIT 1), false)`

/**
 * SQL for whether only a person can accept the assignee's submissions for the task: the last decision about their work
 * on it was a refusal.
 */
export const isHeldSql = ({ id, assigneeId, status }: AssignedTask) =>
  isEarning(status) ? Prisma.sql`false` : wasRefusedSql(id, assigneeId)

/** The same, read from the database. */
export async function isHeldForPerson(tx: Database, task: AssignedTask): Promise<boolean> {
  if (isEarning(task.status)) return false
  const [row] = await tx.$queryRaw<{ isHeld: boolean }[]>`SELECT ${isHeldSql(task)} AS "isHeld"`
  return row?.isHeld === true
}

/** What decides whether a member may decide about their own work on a task. */
type OwnWork = {
  isOwnAppeal: boolean
  /** The newest confirmed text is unsure, which asks a person to decide. */
  isUnsure: boolean
  hadAppeal: boolean
  wasRefused: boolean
  hasOtherAdministrator: boolean
}

const selectOwnWork = (taskId: string, memberId: string) => Prisma.sql`
  SELECT
    EXISTS (SELECT FROM "Appeal" WHERE "taskId" = ${taskId}::uuid AND "memberId" = ${memberId}::uuid AND "state" = 'open')
      AS "isOwnAppeal",
    COALESCE((SELECT "isUnsure" FROM "Submission"
      WHERE "taskId" = ${taskId}::uuid AND "memberId" = ${memberId}::uuid AND "confirmedAt" IS NOT NULL
      ORDER BY "sequence" DESC LIMIT 1), false) AS "isUnsure",
    EXISTS (SELECT FROM "Appeal" WHERE "taskId" = ${taskId}::uuid AND "memberId" = ${memberId}::uuid) AS "hadAppeal",
    ${wasRefusedSql(taskId, memberId)} AS "wasRefused",
    EXISTS (SELECT FROM "User" WHERE "isAdmin" AND "id" <> ${memberId}::uuid) AS "hasOtherAdministrator"`

/**
 * Why members may not accept, or otherwise decide, their own work on a task that a person was asked about or refused:
 * another administrator decides. An only administrator may decide after an earlier appeal or refusal, but not about an
 * unsure text. Null when they may.
 */
function reasonNotToDecideOwn({ isUnsure, hadAppeal, wasRefused, hasOtherAdministrator }: OwnWork) {
  if (!isUnsure && !hadAppeal && !wasRefused) return null
  if (hasOtherAdministrator) return 'ownWork'
  return isUnsure ? 'nobodyElse' : null
}

/** Throws AppError forbidden when the viewer may not decide about their own work on the task. */
export async function refuseOwnDecision(tx: Database, scope: Scope, task: Pick<DecidedTask, 'id' | 'assigneeId'>) {
  const { id } = signedIn(scope.viewer)
  if (task.assigneeId !== id) return
  const [work] = await tx.$queryRaw<OwnWork[]>(selectOwnWork(task.id, id))
  const reason = work && reasonNotToDecideOwn(work)
  if (reason) throw new AppError('forbidden', `appeals.${reason}`)
}

/** Why the viewer may not decide about the task: a key of the messages about appeals. Null when they may. */
export async function reasonNotToDecide(scope: Scope, task: Pick<DecidedTask, 'id' | 'assigneeId'>) {
  const { id } = signedIn(scope.viewer)
  if (task.assigneeId !== id) return null
  const [work] = await readBatched<OwnWork>(scope, selectOwnWork(task.id, id))
  if (!work) return null
  if (!work.isOwnAppeal) return reasonNotToDecideOwn(work)
  return work.hasOtherAdministrator ? 'own' : 'nobodyElse'
}
