import type { Evaluator } from '@/lib/evaluation/evaluators/port'

/** The evaluator that `load` resolves to, loaded by its first evaluation. */
export function loadedOnUse(load: () => Promise<Evaluator>): Evaluator {
  let loaded: Promise<Evaluator> | undefined
  return {
    async evaluate(request) {
      const evaluator = await (loaded ??= load())
      return evaluator.evaluate(request)
    },
  }
}
