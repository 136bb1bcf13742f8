/** round(value / total x 100), 0 when the total is 0. */
export function percentage(value: number, total: number): number {
  return total === 0 ? 0 : Math.round((value / total) * 100)
}

/** Accepted tasks as a rounded percentage of final ones; of all assigned ones when none is final or none accepted. */
export function completionRate(counts: { accepted: number; final: number; assigned: number }): number {
  return percentage(counts.accepted, counts.final) || percentage(counts.accepted, counts.assigned)
}
