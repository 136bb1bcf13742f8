import { isEarning, type TaskStatus } from '@/lib/tasks/status'

/** Why a task waits for review, highest priority first. */
export const reviewKinds = ['appeal', 'unsure', 'suspicion', 'stuck'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Rejected evaluations without a decision after which a member counts as stuck. */
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
  /** The newest text with suspicions since the last decision, and when the first one was evaluated. */
  suspicious: Reason | null
  /** The newest refused text since the last decision, and when the second one was evaluated. */
  refused: Reason | null
  refusedCount: number
}

/** The highest-priority reason to review the task, or null. */
export function reviewOf(facts: ReviewFacts): (Reason & { kind: ReviewKind }) | null {
  const { status, needsPerson, appeal, confirmed, suspicious, refused, refusedCount } = facts
  if (appeal) return { kind: 'appeal', ...appeal }
  if (needsPerson && confirmed) return { kind: 'unsure', ...confirmed }
  if (suspicious) return { kind: 'suspicion', ...suspicious }
  if (refused && refusedCount >= stuckAfter && !isEarning(status)) return { kind: 'stuck', ...refused }
  return null
}
