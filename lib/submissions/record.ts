import * as z from '@/lib/zod'
import {
  gradedCriterion,
  languages,
  storedExpectation,
  type Evaluation,
  type GradedCriterion,
  type StoredExpectation,
} from '@/lib/evaluation/schema'
import { languageOf } from '@/lib/evaluation/text/language'
import { knownSuspicions, type Suspicion } from '@/lib/evaluation/text/suspicion'

/** A submission's row, with the name of its writer. */
type SubmissionRecord = {
  id: string
  /** Beginning of the text. */
  text: string
  /** Whether it is the task's current response. */
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

/** A submission and its evaluation as shown to administrators. */
export type SubmissionView = Evaluation & {
  id: string
  /** Beginning of the text. */
  text: string
  isResponse: boolean
  writtenBy: string
  suspicions: Suspicion[]
  /** The recorded name. */
  evaluator: string
  evaluatedAt: string
  confirmedAt: string | null
}

/** The expectations of a row, with how far each was met; none in an obsolete format. */
export const gradedExpectations = (stored: unknown): StoredExpectation[] =>
  z.array(storedExpectation).catch([]).parse(stored)

/** The criteria of a row; none in an obsolete format. */
export const gradedCriteria = (stored: unknown): GradedCriterion[] => z.array(gradedCriterion).catch([]).parse(stored)

/** Converts a row for a screen. */
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
    feedbackLanguage: languages.find((each) => each === feedbackLanguage) ?? languageOf(feedback),
    reasoning,
    evaluator,
    criteria: gradedCriteria(criteria),
    expectations: gradedExpectations(expectations),
    suspicions: knownSuspicions(suspicions),
    writtenBy: member.username,
    evaluatedAt: evaluatedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
