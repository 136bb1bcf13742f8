import * as z from '@/lib/zod'
import { criterionName } from '@/lib/evaluation/criterion-name'
import { weakestOf } from '@/lib/evaluation/rubric'
import { gradedCriterion, storedExpectation } from '@/lib/evaluation/schema'
import { knownSuspicions, type Suspicion } from '@/lib/evaluation/text/suspicion'
import type { Translate } from '@/lib/i18n/message'
import type { PhotoView } from '@/lib/photos/json'
import type { ReviewKind } from '@/lib/tasks/review-kind'
import { isEarning, type TaskStatus } from '@/lib/tasks/status'

/** A row of the review queue. */
export type ReviewRecord = {
  kind: ReviewKind | 'safeguarding'
  /** Set for safeguarding only; its task and submission may be deleted. */
  reportId: string | null
  taskId: string
  memberId: string
  submissionId: string
  title: string
  username: string
  description: string | null
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
  /** For a suspicion and a stuck member: the signs in all texts since the last decision, and how many texts there are. */
  roundSuspicions: (string | null)[] | null
  tries: number | null
  message: string | null
  photos: PhotoView[]
}

export type ReviewVerdict = 'accepted' | 'refused' | 'unsure'

/** An item of the review queue as a REST response. */
export type ReviewItemJson = {
  kind: ReviewKind | 'safeguarding'
  /** Id for marking a report as read; null for other kinds. */
  reportId: string | null
  taskId: string
  memberId: string
  submissionId: string
  title: string
  /** Beginning of the task's description; empty for a report. */
  description: string
  username: string
  since: string
  /** Beginning of the text to review. */
  text: string
  /** Whether the task is currently accepted; null for a report. */
  isTaskAccepted: boolean | null
  /** Points that accepting awards; null for a report. */
  points: number | null
  /** Verdict of the evaluation; null for a report. */
  verdict: ReviewVerdict | null
  /** Null for a report and an unsure evaluation. */
  score: number | null
  /** The weakest criterion; null when none is lacking or known. */
  weakest: string | null
  /** Unmet expectations, visible and hidden; empty for a report and an unsure evaluation. */
  missing: string[]
  /**
   * Signs that the text was written to manipulate the evaluator; of a suspicion, those of all texts for the task since
   * the last decision. Empty for a report.
   */
  suspicions: Suspicion[]
  /** Those of them that the shown text does not contain, but another one for the task. */
  suspicionsElsewhere: Suspicion[]
  /** How many texts were evaluated since the last decision; null unless the member is stuck. */
  tries: number | null
  /** The member's message to the reviewer; null without an appeal. */
  message: string | null
  /** The photos beside the solution; empty for a report. */
  photos: PhotoView[]
}

/** The criterion that lacks most of its points, in the reader's words. */
function weakestIn(criteria: unknown, t: Translate<'findings'>): string | null {
  const weakest = weakestOf(z.array(gradedCriterion).catch([]).parse(criteria))
  if (!weakest || weakest.level === 'full') return null
  return criterionName(t, weakest)
}

function missingFrom(expectations: unknown): string[] {
  const graded = z.array(storedExpectation).catch([]).parse(expectations)
  return graded.filter(({ level }) => level === 'none').map(({ text }) => text)
}

/** Converts a row for REST. A report contains no evaluation. */
export function reviewItemJson(record: ReviewRecord, t: Translate<'findings'>): ReviewItemJson {
  const { kind, reportId, taskId, memberId, submissionId, title, username, since, text, status, points } = record
  const { isAccepted, isUnsure, score, criteria, expectations, message, photos } = record
  const isReport = kind === 'safeguarding'
  const shown = record.suspicions ?? []
  const all = kind === 'suspicion' ? (record.roundSuspicions ?? []).filter((sign) => sign !== null) : shown
  return {
    kind,
    reportId,
    taskId,
    memberId,
    submissionId,
    title,
    description: record.description ?? '',
    username,
    since: since.toISOString(),
    text,
    isTaskAccepted: status && isEarning(status),
    points,
    verdict: isReport ? null : isUnsure ? 'unsure' : isAccepted ? 'accepted' : 'refused',
    score: isReport || isUnsure ? null : score,
    weakest: isReport || isUnsure ? null : weakestIn(criteria, t),
    missing: isReport || isUnsure ? [] : missingFrom(expectations),
    suspicions: isReport ? [] : knownSuspicions(all),
    suspicionsElsewhere: knownSuspicions(all.filter((sign) => !shown.includes(sign))),
    tries: kind === 'stuck' ? record.tries : null,
    message: message || null,
    photos,
  }
}
