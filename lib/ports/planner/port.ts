import type { PlanSource } from '@/lib/planning/entries'
import type { PlanRequest, Suggestion } from '@/lib/planning/plan'

/**
 * Suggests tasks for members and days; creates nothing. Every suggestion is for a member and a day of the request and
 * fits the limits of a task; there may be fewer than requested. Rejects with an AppError 'timeout', 'unavailable' or
 * 'cancelled', without suggestions.
 */
export type Planner = {
  readonly source: PlanSource
  plan(request: PlanRequest): Promise<Suggestion[]>
  /**
   * Each suggestion as soon as it is there. Rejects as `plan` does, also after some suggestions, which remain valid.
   */
  stream(request: PlanRequest): AsyncGenerator<Suggestion, void>
}
