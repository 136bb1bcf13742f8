import type { Evaluator } from '@/lib/evaluation/evaluators/port'
import { loadOnce } from '@/lib/load-once'

/** The evaluator that `load` resolves to, loaded by its first evaluation. */
export function loadedOnUse(load: () => Promise<Evaluator>): Evaluator {
  const evaluator = loadOnce(load)
  return {
    async evaluate(request) {
      return (await evaluator()).evaluate(request)
    },
  }
}
