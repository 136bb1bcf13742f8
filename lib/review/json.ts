import * as z from '@/lib/zod'
import { gradedCriterion, storedExpectation } from '@/lib/evaluation/schema'
import { knownSuspicions, type Suspicion } from '@/lib/evaluation/text/suspicion'
import type { ReviewKind } from '@/lib/review/kind'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'

/** What waits for the viewer, as the database answers it. */
export type ReviewRecord = {
  kind: ReviewKind | 'safeguarding'
  /** Set for safeguarding only; its task and submission may be gone. */
  reportId: string | null
  taskId: string
  memberId: string
  submissionId: string
  title: string
  username: string
  since: Date
  text: string
  status: TaskStatus | null
  points: number | null
  isAccepted: boolean | null
  isUnsure: boolean | null
  score: number | null
  criteria: unknown
  expectations: unknown
  suspicions: string[] | null
  message: string | null
}

export type ReviewVerdict = 'accepted' | 'refused' | 'unsure'

/** Something that waits for an administrator's look, as REST answers it. */
export type ReviewItemJson = {
  kind: ReviewKind | 'safeguarding'
  /** What to name when a report was read; null for every other kind. */
  reportId: string | null
  taskId: string
  memberId: string
  submissionId: string
  title: string
  username: string
  since: string
  /** The beginning of the text to look at. */
  text: string
  /** The task stands as accepted; null for a report. */
  isTaskAccepted: boolean | null
  /** What accepting gives; null for a report. */
  points: number | null
  /** What the evaluation said of the text; null for a report. */
  verdict: ReviewVerdict | null
  /** Null when it says nothing: for a report and an unsure evaluation. */
  score: number | null
  /** The criterion that was met least; null where nothing was missing or known. */
  weakest: string | null
  /** The task's expectations, visible and hidden, that were not met; none for a report and an unsure evaluation. */
  missing: string[]
  /** Signs that the text was written for the evaluator; none for a report. */
  suspicions: Suspicion[]
  /** What the member said who asked a person; null when they did not. */
  message: string | null
}

const lacking = { none: 2, partial: 1, full: 0 } as const

/** The label of the criterion that lacks most, the weightier one where two lack the same. */
function weakestOf(criteria: unknown): string | null {
  const graded = z.array(gradedCriterion).catch([]).parse(criteria)
  const [weakest] = graded
    .filter(({ level }) => level !== 'full')
    .sort((one, other) => lacking[other.level] - lacking[one.level] || other.outOf - one.outOf)
  return weakest?.label ?? null
}

function missingFrom(expectations: unknown): string[] {
  const graded = z.array(storedExpectation).catch([]).parse(expectations)
  return graded.filter(({ level }) => level === 'none').map(({ text }) => text)
}

/** Something that waits, as REST answers it. A report says nothing of an evaluation. */
export function reviewItemJson(record: ReviewRecord): ReviewItemJson {
  const { kind, reportId, taskId, memberId, submissionId, title, username, since, text, status, points } = record
  const { isAccepted, isUnsure, score, criteria, expectations, suspicions, message } = record
  const isReport = kind === 'safeguarding'
  return {
    kind,
    reportId,
    taskId,
    memberId,
    submissionId,
    title,
    username,
    since: since.toISOString(),
    text,
    isTaskAccepted: status && isEarning(status),
    points,
    verdict: isReport ? null : isUnsure ? 'unsure' : isAccepted ? 'accepted' : 'refused',
    score: isReport || isUnsure ? null : score,
    weakest: isReport || isUnsure ? null : weakestOf(criteria),
    missing: isReport || isUnsure ? [] : missingFrom(expectations),
    suspicions: isReport ? [] : knownSuspicions(suspicions ?? []),
    message: message || null,
  }
}
