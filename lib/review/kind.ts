import { isEarning, type TaskStatus } from '@/lib/tasks/status'

/** Why a task waits for an administrator's look, the strongest reason first. */
export const reviewKinds = ['appeal', 'unsure', 'suspicion', 'stuck'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** After so many refused evaluations without a decision a member is stuck. */
export const refusalsOfStuck = 2

/** A text to look at, and since when there is a reason to. */
type Reason = { submissionId: string; since: Date }

/** What is on record about a task, as far as its assignee's texts go. */
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
  refusals: number
}

/** The strongest reason why somebody should look at the task, or null when there is none. */
export function reviewOf(facts: ReviewFacts): (Reason & { kind: ReviewKind }) | null {
  const { status, needsPerson, appeal, confirmed, suspicious, refused, refusals } = facts
  if (appeal) return { kind: 'appeal', ...appeal }
  if (needsPerson && confirmed) return { kind: 'unsure', ...confirmed }
  if (suspicious) return { kind: 'suspicion', ...suspicious }
  if (refused && refusals >= refusalsOfStuck && !isEarning(status)) return { kind: 'stuck', ...refused }
  return null
}
