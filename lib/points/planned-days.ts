import { addDays, fromDate, type Day } from '@/lib/calendar'

/** A task's member and date. */
export type Planned = { readonly assigneeId: string; readonly date: Date }

/** The first of the days on which each member has one of these tasks. */
export function firstDays(planned: readonly Planned[]): Map<string, Day> {
  const first = new Map<string, Day>()
  for (const { assigneeId, date } of planned) {
    const day = fromDate(date)
    const known = first.get(assigneeId)
    if (known === undefined || day < known) first.set(assigneeId, day)
  }
  return first
}

/**
 * Whether tasks planned or removed from the day `since` on can change a run that lasts until `lastDay`: not if the run
 * was over before.
 */
export function concernsRun(lastDay: Day, since: Day): boolean {
  return since <= addDays(lastDay, 1)
}
