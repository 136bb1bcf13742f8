/** What an accepted text has just earned, shown once on the dashboard. */
export type Moment = {
  memberId: string
  points: number
  bonus: number
  /** The streak in days, with today. */
  streak: number
}

let moment: Moment | null = null
const listeners = new Set<() => void>()

/** The moment to show; null once it was seen. */
export const currentMoment = (): Moment | null => moment

export function setMoment(next: Moment | null): void {
  moment = next
  for (const listener of listeners) listener()
}

export function onMoment(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
