import 'server-only'
import { AppError } from '@/lib/errors'
import { planFromLibrary } from '@/lib/planning/from-library'
import type { Planner } from '@/lib/ports/planner/port'

/** Suggests tasks of the library, without a model. */
export const libraryPlanner: Planner = {
  source: 'library',
  async plan({ signal, ...request }) {
    if (signal?.aborted) throw new AppError('cancelled', 'planning.stopped')
    return planFromLibrary(request)
  },
  async *stream(request) {
    yield* await this.plan(request)
  },
}
