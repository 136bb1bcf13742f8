import * as z from '@/lib/zod'
import { gradedCriterion, storedExpectation, type StoredExpectation } from '@/lib/evaluation/schema'
import { languageOf, type Language } from '@/lib/evaluation/text/language'
import type { EvaluationView } from '@/lib/submissions/json'
import { knownSuspicions, type Suspicion } from '@/lib/evaluation/text/suspicion'

/** A submission as the database holds it, with the name of its writer. */
export type SubmissionRecord = {
  id: string
  /** Its beginning. */
  text: string
  /** It is what the task holds as its response. */
  isResponse: boolean
  score: number
  isAccepted: boolean
  isUnsure: boolean
  feedback: string
  feedbackLanguage: string | null
  reasoning: string
  criteria: unknown
  expectations: unknown
  suspicions: string[]
  evaluator: string
  evaluatedAt: Date
  confirmedAt: Date | null
  member: { username: string }
}

/** A submission and its evaluation as an administrator reads them. */
export type SubmissionView = Omit<EvaluationView, 'expectations' | 'evaluator'> & {
  expectations: StoredExpectation[]
  id: string
  /** Its beginning. */
  text: string
  isResponse: boolean
  writtenBy: string
  suspicions: Suspicion[]
  /** By the name on record. */
  evaluator: string
  evaluatedAt: string
  confirmedAt: string | null
}

/** The database's submission as a screen takes it. Criteria in a form from long ago are left out. */
export function submissionView({
  member,
  criteria,
  expectations,
  feedbackLanguage,
  suspicions,
  evaluatedAt,
  confirmedAt,
  ...record
}: SubmissionRecord): SubmissionView {
  const { id, text, isResponse, score, isAccepted, isUnsure, feedback, reasoning, evaluator } = record
  return {
    id,
    text,
    isResponse,
    score,
    isAccepted,
    isUnsure,
    feedback,
    feedbackLanguage: (feedbackLanguage as Language | null) ?? languageOf(feedback),
    reasoning,
    evaluator,
    criteria: z.array(gradedCriterion).catch([]).parse(criteria),
    expectations: z.array(storedExpectation).catch([]).parse(expectations),
    suspicions: knownSuspicions(suspicions),
    writtenBy: member.username,
    evaluatedAt: evaluatedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
