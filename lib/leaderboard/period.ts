import { startOfMonth, startOfNextMonth, type Day } from '@/lib/calendar'

/** A month that starts and ends at midnight in the family's zone. */
export type Period = { readonly from: Day; readonly until: Day }

/** The month of the day; `until` is exclusive: the first day of the next month. */
export function monthOf(day: Day): Period {
  return { from: startOfMonth(day), until: startOfNextMonth(day) }
}
