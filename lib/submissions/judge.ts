import 'server-only'
import { dayOf } from '@/lib/calendar'
import { grade } from '@/lib/evaluation/grade'
import type { EarlierText } from '@/lib/evaluation/missing'
import type { Evaluation } from '@/lib/evaluation/schema'
import type { Findings } from '@/lib/evaluation/rubric'
import { dangerEvaluation, dangerFindings } from '@/lib/evaluation/safeguarding'
import type { Subject } from '@/lib/evaluation/subject'
import { showsDanger } from '@/lib/evaluation/text/danger'
import { photosToEvaluate } from '@/lib/photos/queries'
import { evaluator } from '@/lib/ports'
import type { Scope } from '@/lib/scope'
import type { Attempt } from '@/lib/submissions/quota'
import { heldEvaluation, restEvaluation, reuseEvaluation, reuseFindings } from '@/lib/submissions/reuse/feedback'
import { compareWithAccepted, type Comparison } from '@/lib/submissions/reuse/compare'
import { givenBy } from '@/lib/submissions/reuse/given'

type Solution = { subject: Subject; earlier?: EarlierText; signal?: AbortSignal }

export type Judgement = {
  findings: Findings
  evaluation: Evaluation
  comparison: Pick<Comparison, 'reusedWords' | 'others'>
  /** The evaluator accepted the text, but a person refused it for another task. */
  isHeld: boolean
}

/**
 * Evaluates the text without passages that were already submitted. A text that shows danger to its writer bypasses the
 * evaluator.
 */
export async function judge(
  scope: Scope,
  attempt: Attempt,
  { subject, earlier, signal }: Solution,
): Promise<Judgement> {
  const { text } = subject
  if (showsDanger(text)) {
    return {
      findings: dangerFindings,
      evaluation: dangerEvaluation(text, scope.locale),
      comparison: { reusedWords: 0, others: [] },
      isHeld: false,
    }
  }
  const given = givenBy(subject)
  const comparison = await compareWithAccepted(scope, { ...attempt, ...given, text })
  const { reuse, rest, reusedWords, others, isForgivable } = comparison
  const reused = reuse && {
    findings: reuseFindings,
    evaluation: reuseEvaluation(reuse, subject, dayOf(scope.now, scope.timeZone), scope.locale),
    comparison,
    isHeld: false,
  }
  // Whether a copy is evaluated must not depend on the expected answer: the time that it takes would tell its words.
  if (reused && given.expected.length === 0) return reused
  const read = { ...subject, text: rest }
  // The evaluator is slow: never call it inside a transaction.
  const photos = () => photosToEvaluate(scope, attempt)
  const findings = await evaluator().evaluate({ ...read, earlier, viewerLanguage: scope.locale, photos, signal })
  if (findings.showsDanger)
    return { findings, evaluation: dangerEvaluation(text, scope.locale), comparison, isHeld: false }
  const graded = restEvaluation(grade(findings, read, others), reusedWords)
  if (reused && !(isForgivable && graded.isAccepted)) return reused
  const evaluation = heldEvaluation(graded, comparison)
  return { findings, evaluation, comparison, isHeld: graded.isAccepted && !evaluation.isAccepted }
}
