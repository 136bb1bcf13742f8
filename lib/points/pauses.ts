import { addDays, type Day } from '@/lib/calendar'

/** The days of a pause, both included. */
export type PausedDays = { readonly from: Day; readonly to: Day }

/** A member's pauses with those of the family, in any order; they may overlap. */
export type Pauses = readonly PausedDays[]

export const noPauses: Pauses = []

/** A pause of a member, or of the family if it has none. */
export type PauseOf = PausedDays & { readonly memberId: string | null }

/** The pauses that concern a member. */
export function pausesFor<Pause extends PauseOf>(member: string, pauses: readonly Pause[]): Pause[] {
  return pauses.filter(({ memberId }) => memberId === null || memberId === member)
}

export function isPaused(day: Day, pauses: Pauses): boolean {
  return pauses.some(({ from, to }) => from <= day && day <= to)
}

/** The last of the paused days that follow a day without a gap; the day itself if the next one is not paused. */
export function endOfPauseAfter(day: Day, pauses: Pauses): Day {
  const next = addDays(day, 1)
  const last = pauses.reduce((latest, { from, to }) => (from <= next && to > latest ? to : latest), day)
  return last === day ? day : endOfPauseAfter(last, pauses)
}
