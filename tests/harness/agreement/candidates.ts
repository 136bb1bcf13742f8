import { builtInRules, RULES_VERSION } from '@/lib/evaluation/evaluators/built-in/built-in-rules'
import { createModelEvaluator } from '@/lib/evaluation/evaluators/model/openai-model'
import { PROMPT_VERSION } from '@/lib/evaluation/evaluators/model/prompt'
import { recordedEvaluators, recordedModel } from '@/lib/evaluation/recorded-evaluators'
import { modelSettings } from '@/lib/ports'
import { UserError } from '../../../prisma/system/project.mjs'
import type { Candidate } from './evaluate'

const builtIn: Candidate = {
  evaluator: recordedEvaluators.builtInRules,
  version: RULES_VERSION,
  create: () => builtInRules,
}

/**
 * The evaluators to compare with people: the named ones, or else the configured one. Throws a UserError without a
 * server.
 */
export function candidatesFor(models: readonly string[] | null, timeLimitMs: number): Candidate[] {
  const settings = modelSettings()
  if (models === null && settings === null) return [builtIn]
  return (models ?? [settings?.model ?? '']).map((model) => {
    if (model === 'built-in') return builtIn
    if (settings === null) throw new UserError('Set OPENAI_API_KEY or OPENAI_BASE_URL to ask a model.')
    return {
      evaluator: recordedModel(model),
      version: PROMPT_VERSION,
      create: (onUsage) => createModelEvaluator({ ...settings, model, timeLimitMs, onUsage }),
    }
  })
}
