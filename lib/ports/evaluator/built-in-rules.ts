import type { Evaluator } from '@/lib/ports/evaluator/port'
import { judge } from '@/lib/ports/evaluator/rules/judge'

/** Laurel's own rules, for when no model is configured. */
export const builtInRules: Evaluator = {
  async evaluate({ title, description, text }) {
    const { criteria } = judge(text, { title, description })
    return {
      evaluator: 'built-in-rules',
      promptVersion: 'rules-1',
      criteria,
      reasoning: 'Laurel counted what it could find of each criterion.',
      feedback: "Laurel's built-in rules read this, not a person or a model.",
    }
  },
}
