/** The names that evaluations without a model record for their evaluator. */
export const recordedEvaluators = {
  builtInRules: 'built-in-rules',
  reusedText: 'reused-text',
  safeguarding: 'safeguarding',
} as const

const modelPrefix = 'model:'

/** The name that evaluations by a model record. */
export const recordedModel = (model: string) => `${modelPrefix}${model}`

/** The model of a recorded name; undefined for an evaluator without one. */
export const modelOf = (evaluator: string): string | undefined =>
  evaluator.startsWith(modelPrefix) ? evaluator.slice(modelPrefix.length) : undefined
