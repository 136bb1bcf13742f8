import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayOf, toDate } from '@/lib/calendar'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { examples } from '@/lib/evaluation/example'
import { grade } from '@/lib/evaluation/grade'
import type { Trial } from '@/lib/evaluation/trial'
import { evaluator } from '@/lib/ports'
import type { Scope } from '@/lib/scope'

/** Limits cost: each trial may call a paid model. */
const trialsPerDay = 10

/**
 * Runs the configured evaluator on the example in the viewer's language; nothing is stored. Administrators only. Throws
 * AppError too_many after ten trials of an administrator per family day, and unavailable or timeout when the evaluator
 * did not finish.
 */
export async function tryEvaluator(scope: Scope): Promise<Trial> {
  authorize(scope.viewer, 'task:manage')
  await countTrial(signedIn(scope.viewer).id, toDate(dayOf(scope.now, scope.timeZone)))
  const example = examples[scope.locale]
  const begun = performance.now()
  const findings = await evaluator()
    .evaluate(example)
    .catch((error: unknown) => {
      throw error instanceof AppError ? new AppError(error.code, reasonOf(error), { cause: error }) : error
    })
  const milliseconds = Math.round(performance.now() - begun)
  const { score, isAccepted, isUnsure, feedback, feedbackLanguage, reasoning, criteria } = grade(findings, example)
  const outcome = { score, isAccepted, isUnsure, feedback, feedbackLanguage, reasoning, criteria }
  return { evaluator: findings.evaluator, version: findings.promptVersion, milliseconds, ...outcome }
}

const reasonOf = ({ code }: AppError) => (code === 'timeout' ? 'evaluator.trialTimeout' : 'evaluator.trialUnavailable')

/** Counts before the evaluator is called, so that parallel trials cannot bypass the limit. */
async function countTrial(administratorId: string, day: Date): Promise<void> {
  const counted = await db.$executeRaw`
    INSERT INTO "EvaluatorTrial" AS t ("administratorId", "day", "used") VALUES (${administratorId}::uuid, ${day}::date, 1)
    ON CONFLICT ("administratorId", "day") DO UPDATE SET "used" = t."used" + 1 WHERE t."used" < ${trialsPerDay}`
  if (counted === 0) throw new AppError('too_many', 'evaluator.tooManyTrials')
}
