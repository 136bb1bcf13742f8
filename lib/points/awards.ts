import type { Day } from '@/lib/calendar'
import { bonusPoints } from '@/lib/points/streak'

/** Ledger total of one task or bonus for one member and one day, and its number of entries. */
export type Booked = { readonly memberId: string; readonly day: Day; readonly amount: number; readonly entries: number }

/** An entry to be written. */
export type Booking = { readonly memberId: string; readonly day: Day; readonly amount: number }

/** A completed task: by whom, and the family day on which it first counted. */
export type Completed = { readonly memberId: string; readonly day: Day }

/**
 * The entries that bring a task's ledger to its target: its points for the member who completed it, on the day of the
 * completion, and nothing for other members or days. A reversal counts for the day of the award that it reverses.
 */
export function taskBookings(booked: readonly Booked[], completed: Completed | null, points: number): Booking[] {
  return differences(booked, completed ? [{ ...completed, amount: points }] : [])
}

/**
 * The entries that bring a member's bonuses to one for each tenth day of a run. Bonuses up to `settledTo`, the last day
 * covered by a streak that an administrator set, are history and stay unchanged.
 */
export function bonusBookings(
  booked: readonly Booked[],
  memberId: string,
  bonusDays: readonly Day[],
  settledTo: Day | null,
): Booking[] {
  const open = booked.filter((entry) => settledTo === null || entry.day > settledTo)
  return differences(
    open,
    bonusDays.map((day) => ({ memberId, day, amount: bonusPoints })),
  )
}

function differences(booked: readonly Booking[], wanted: readonly Booking[]): Booking[] {
  const place = ({ memberId, day }: Booking) => `${memberId} ${day}`
  const isWanted = new Set(wanted.map(place))
  const undone = booked
    .filter((entry) => !isWanted.has(place(entry)))
    .map((entry) => ({ ...entry, amount: -entry.amount }))
  const made = wanted.map((entry) => {
    const held = booked.find((other) => place(other) === place(entry))?.amount ?? 0
    return { ...entry, amount: entry.amount - held }
  })
  return [...undone, ...made]
    .filter(({ amount }) => amount !== 0)
    .map(({ memberId, day, amount }) => ({ memberId, day, amount }))
}
