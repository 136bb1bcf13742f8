import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayOf, toDate } from '@/lib/calendar'
import { monotonic } from '@/lib/clock'
import { dayLimitReached } from '@/lib/day-limit'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { examples } from '@/lib/evaluation/example'
import { grade } from '@/lib/evaluation/grade'
import { configuredEvaluator } from '@/lib/evaluation/queries'
import type { Trial } from '@/lib/evaluation/trial'
import { evaluator } from '@/lib/ports'
import { messageOf } from '@/lib/i18n/message'
import type { Scope } from '@/lib/scope'

/** Limits cost: each trial may call a paid model. */
const trialsPerDay = 10

/**
 * Runs the configured evaluator on the example in the viewer's language; only whether it worked is stored.
 * Administrators only. Throws AppError too_many after ten trials per administrator and family day, and unavailable or
 * timeout when the evaluator did not finish.
 */
export async function tryEvaluator(scope: Scope): Promise<Trial> {
  authorize(scope.viewer, 'task:manage')
  await countTrial(scope, signedIn(scope.viewer).id)
  const example = examples[scope.locale]
  const begun = monotonic()
  const findings = await evaluator()
    .evaluate({ ...example, isDeliberate: true })
    .catch(async (error: unknown) => {
      await recordTrial(scope, error instanceof AppError ? reasonOf(error) : messageOf('setup.errors.unknown'))
      throw error instanceof AppError ? new AppError(error.code, reasonOf(error), { cause: error }) : error
    })
  const milliseconds = Math.round(monotonic() - begun)
  await recordTrial(scope, null)
  const { score, isAccepted, isUnsure, feedback, feedbackLanguage, reasoning, criteria } = grade(findings, example)
  const outcome = { score, isAccepted, isUnsure, feedback, feedbackLanguage, reasoning, criteria }
  return { evaluator: findings.evaluator, version: findings.promptVersion, milliseconds, ...outcome }
}

const reasonOf = ({ code }: AppError) => (code === 'timeout' ? 'evaluator.trialTimeout' : 'evaluator.trialUnavailable')

/** Stores the outcome as the latest check of the configured evaluator. */
async function recordTrial(scope: Scope, error: string | null): Promise<void> {
  const outcome = { checkedAt: scope.now, subject: configuredEvaluator(scope), error }
  const day = toDate(dayOf(scope.now, scope.timeZone))
  await db.setupCheck.upsert({
    where: { kind: 'evaluator' },
    create: { kind: 'evaluator', day, ...outcome },
    update: outcome,
  })
}

/** Counts before the evaluator is called, so that parallel trials cannot bypass the limit. */
async function countTrial(scope: Scope, administratorId: string): Promise<void> {
  const day = toDate(dayOf(scope.now, scope.timeZone))
  const counted = await db.$executeRaw`
    INSERT INTO "EvaluatorTrial" AS t ("administratorId", "day", "used") VALUES (${administratorId}::uuid, ${day}::date, 1)
    ON CONFLICT ("administratorId", "day") DO UPDATE SET "used" = t."used" + 1 WHERE t."used" < ${trialsPerDay}`
  if (counted === 0) throw dayLimitReached(scope, 'evaluator.tooManyTrials')
}
