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
