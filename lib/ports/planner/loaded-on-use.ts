import { loadOnce } from '@/lib/load-once'
import type { Planner } from '@/lib/ports/planner/port'

/** The planner that `load` resolves to, which must have this `source`, loaded by its first plan. */
export function plannerLoadedOnUse(source: Planner['source'], load: () => Promise<Planner>): Planner {
  const planner = loadOnce(load)
  return {
    source,
    async plan(request) {
      return (await planner()).plan(request)
    },
    async *stream(request) {
      yield* (await planner()).stream(request)
    },
  }
}
