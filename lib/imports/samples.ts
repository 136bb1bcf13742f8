import { addDays, endOfDay, isoInZone, type Day } from '@/lib/calendar'
import { defaultExpiryDays } from '@/lib/imports/plan'

/** How an expiry is written: the end of the day after the task's, with the zone's true offset on that date. */
export function writtenExpiry(date: Day, timeZone: string): string {
  return isoInZone(endOfDay(addDays(date, defaultExpiryDays), timeZone), timeZone)
}

/** Two sample tasks, for today and tomorrow, to change and import. Specification, section 9. */
export function quickTemplate(username: string, today: Day, timeZone: string): string {
  const sample = (title: string, description: string, expectations: string[], date: Day) => ({
    title,
    description,
    expectations,
    date,
    expires_at: writtenExpiry(date, timeZone),
    points: 10,
  })
  const tasks = [
    sample(
      'Read for twenty minutes',
      'Read a book of your choice. Write what happened and which part you liked best.',
      ['what happened', 'which part you liked best'],
      today,
    ),
    sample(
      'Tidy your desk',
      'Clear and wipe your desk. Write what you found and where it belongs now.',
      ['what you found', 'where it belongs now'],
      addDays(today, 1),
    ),
  ]
  return JSON.stringify([{ user: username, tasks }], null, 2)
}
