import type { Day } from '@/lib/calendar'

/** A member's evaluations of a task on a family day. */
export type EvaluationUse = {
  used: number
  /** Those with an unsure outcome, which have a limit of their own, as large. */
  unsure: number
  limit: number
}

/** From how many evaluations left on they are shown. */
export const shownFrom = 3

/** The evaluations left today; unsure ones do not count. */
export const evaluationsLeft = ({ used, limit }: EvaluationUse) => Math.max(0, limit - used)

/** A use, and the family day that it counts for. */
type Counted = { day: Day; use: EvaluationUse }

/** What counts on a day: nothing of an earlier one, when the screen stayed open overnight. */
export const countedOn = (today: Day, { day, use }: Counted): EvaluationUse =>
  day === today ? use : { used: 0, unsure: 0, limit: use.limit }
