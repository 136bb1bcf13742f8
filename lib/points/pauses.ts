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

/** The pauses in order, those that overlap or follow each other without a gap as one. */
export function mergedPauses(pauses: Pauses): PausedDays[] {
  const merged: PausedDays[] = []
  for (const { from, to } of pauses.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && from <= addDays(last.to, 1)) merged.splice(-1, 1, { from: last.from, to: to > last.to ? to : last.to })
    else merged.push({ from, to })
  }
  return merged
}

/** The last of the paused days that follow a day without a gap; the day itself if the next one is not paused. */
export function endOfPauseAfter(day: Day, pauses: Pauses): Day {
  const next = addDays(day, 1)
  const last = pauses.reduce((latest, { from, to }) => (from <= next && to > latest ? to : latest), day)
  return last === day ? day : endOfPauseAfter(last, pauses)
}
