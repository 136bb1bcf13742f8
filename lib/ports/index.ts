import 'server-only'
import { env } from '@/lib/env'
import { builtInRules } from '@/lib/ports/evaluator/built-in-rules'
import { createModelEvaluator } from '@/lib/ports/evaluator/openai-model'
import type { Evaluator } from '@/lib/ports/evaluator/port'

/** The model that is asked when a key is set and no model is named. */
const usualModel = 'gpt-4o-mini'

let chosen: Evaluator | undefined

/** The evaluator that the environment asks for: a model when it names a server or a key, else the built-in rules. */
export function evaluator(): Evaluator {
  return (chosen ??= chooseEvaluator())
}

function chooseEvaluator(): Evaluator {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, EVALUATION_MODEL: model = usualModel } = env()
  return apiKey || baseURL ? createModelEvaluator({ apiKey, baseURL, model }) : builtInRules
}
