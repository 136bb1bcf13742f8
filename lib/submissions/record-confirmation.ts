import 'server-only'
import { dayOf } from '@/lib/calendar'
import type { Statements } from '@/lib/db'
import { settleTask } from '@/lib/points/ledger'
import type { Scope } from '@/lib/scope'
import { isEarning } from '@/lib/tasks/status'
import type { MemberStanding } from '@/lib/tasks/lock-own-task'
import type { NewestSubmission } from '@/lib/submissions/confirmable'
import { keepOtherDraft } from '@/lib/tasks/replaced-drafts'
import { Prisma } from '@/prisma/generated/client'

type Outcome = {
  status: 'accepted' | 'rejected'
  needsPerson: boolean
  /** Until when asking a person prevents the task from expiring; undefined leaves it unchanged. */
  keptOpenUntil?: Date | null
  /** The draft that the submission replaces. */
  draft: string | null
}

type SettledRow = { title: string; points: number; draftVersion: number }

/**
 * Marks a submission as confirmed: the task takes its text and verdict, a draft of other words is kept for a day, and
 * the points are settled for the day on which it was submitted. Returns what it earned, the new version of the task's
 * text, and the member's points and streak after it. Member and task must be locked.
 */
export async function recordConfirmation(tx: Statements, scope: Scope, submission: NewestSubmission, outcome: Outcome) {
  const { id, taskId, memberId, text } = submission
  await keepOtherDraft(tx, { taskId, memberId, text, draft: outcome.draft, replacedAt: scope.now })
  const { draftVersion, ...task } = await markConfirmed(tx, scope, submission, outcome)
  const settled = { id: taskId, assigneeId: memberId, isEarning: isEarning(outcome.status), ...task }
  const settlements = await settleTask(tx, scope, settled, dayOf(submission.evaluatedAt, scope.timeZone))
  const { awarded = 0, bonus = 0 } = settlements.find((each) => each.memberId === memberId) ?? {}
  const [member] = await tx.$queryRaw<MemberStanding[]>`
    WITH earned AS (
      UPDATE "Submission" SET "pointsAwarded" = ${awarded}::int, "bonusAwarded" = ${bonus}::int WHERE "id" = ${id}::uuid
    )
    UPDATE "User" SET "lastActivity" = ${scope.now}::timestamptz WHERE "id" = ${memberId}::uuid
    RETURNING "points", "streak", "streakDay"`
  if (!member) throw new Error(`There is no member ${memberId}.`)
  return { pointsAwarded: awarded, bonusAwarded: bonus, draftVersion, member }
}

async function markConfirmed(tx: Statements, { now }: Scope, submission: NewestSubmission, outcome: Outcome) {
  const { id, taskId, text, feedback, feedbackLanguage, isUnsure, score } = submission
  const { status, needsPerson, keptOpenUntil } = outcome
  const until = keptOpenUntil === undefined ? Prisma.sql`"keptOpenUntil"` : Prisma.sql`${keptOpenUntil}::timestamptz`
  const [task] = await tx.$queryRaw<SettledRow[]>`
    WITH confirmed AS (UPDATE "Submission" SET "confirmedAt" = ${now}::timestamptz WHERE "id" = ${id}::uuid)
    UPDATE "Task" SET "response" = ${text}::text, "draft" = NULL, "feedback" = ${feedback}::text,
      "feedbackLanguage" = ${feedbackLanguage}::text, "isDecidedByPerson" = false,
      "score" = ${isUnsure ? null : score}::int, "status" = ${status}::"TaskStatus", "needsPerson" = ${needsPerson},
      "keptOpenUntil" = ${until}, "updatedAt" = ${now}::timestamptz
    WHERE "id" = ${taskId}::uuid RETURNING "title", "points", "draftVersion"`
  if (!task) throw new Error(`There is no task ${taskId}.`)
  return task
}
