import * as z from '@/lib/zod'
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
  feedback: string
  reasoning: string
  criteria: unknown
  suspicions: string[]
  evaluator: string
  evaluatedAt: Date
  confirmedAt: Date | null
  member: { username: string }
}

/** A submission and its evaluation as an administrator reads them. */
export type SubmissionView = EvaluationView & {
  id: string
  /** Its beginning. */
  text: string
  isResponse: boolean
  writtenBy: string
  suspicions: Suspicion[]
  evaluator: string
  evaluatedAt: string
  confirmedAt: string | null
}

const criterion = z.object({
  id: z.string(),
  label: z.string(),
  level: z.enum(['none', 'partial', 'full']),
  evidence: z.array(z.string()),
  points: z.number(),
  outOf: z.number(),
})

/** The database's submission as a screen takes it. Criteria in a form from long ago are left out. */
export function submissionView({
  member,
  criteria,
  suspicions,
  evaluatedAt,
  confirmedAt,
  ...record
}: SubmissionRecord): SubmissionView {
  const { id, text, isResponse, score, isAccepted, feedback, reasoning, evaluator } = record
  return {
    id,
    text,
    isResponse,
    score,
    isAccepted,
    feedback,
    reasoning,
    evaluator,
    criteria: z.array(criterion).catch([]).parse(criteria),
    suspicions: knownSuspicions(suspicions),
    writtenBy: member.username,
    evaluatedAt: evaluatedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
