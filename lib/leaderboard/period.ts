import { startOfMonth, startOfNextMonth, type Day } from '@/lib/calendar'

/** A month of the family: it begins and ends at midnight in the family's zone. */
export type Period = { readonly from: Day; readonly until: Day }

/** The month that holds the day; `until` is the first day that it no longer holds, when its board starts afresh. */
export function monthOf(day: Day): Period {
  return { from: startOfMonth(day), until: startOfNextMonth(day) }
}
