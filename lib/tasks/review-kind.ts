import { isEarning, type TaskStatus } from '@/lib/tasks/status'

/** Why a task waits for review, highest priority first. */
export const reviewKinds = ['appeal', 'unsure', 'suspicion', 'stuck'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Refused evaluations without a decision after which a member counts as stuck. */
export const stuckAfter = 2

/** A text to review, and since when there is a reason to. */
type Reason = { submissionId: string; since: Date }

/** Facts about a task and its assignee's texts. */
export type ReviewFacts = {
  status: TaskStatus
  needsPerson: boolean
  appeal: Reason | null
  /** The newest confirmed text. */
  confirmed: Reason | null
  /** The newest text since the last decision. */
  newest: { submissionId: string; isAccepted: boolean } | null
  /** When the first text with suspicions since the last decision was evaluated. */
  suspiciousSince: Date | null
  /** When the refused text since the last decision that made the member stuck was evaluated. */
  stuckSince: Date | null
}

/** The highest-priority reason to review the task, with the text that a decision is about; or null. */
export function reviewOf(facts: ReviewFacts): (Reason & { kind: ReviewKind }) | null {
  const { status, needsPerson, appeal, confirmed, newest, suspiciousSince, stuckSince } = facts
  if (appeal) return { kind: 'appeal', ...appeal }
  if (needsPerson && confirmed) return { kind: 'unsure', ...confirmed }
  if (!newest) return null
  // A decision takes back what was paid, even after later attempts.
  const { submissionId } = isEarning(status) && confirmed ? confirmed : newest
  if (suspiciousSince) return { kind: 'suspicion', submissionId, since: suspiciousSince }
  if (stuckSince && !newest.isAccepted && !isEarning(status)) return { kind: 'stuck', submissionId, since: stuckSince }
  return null
}
