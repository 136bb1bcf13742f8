import { addDays, type Day } from '@/lib/calendar'
import type { Translate } from '@/lib/i18n/message'
import { importedExpiryDays } from '@/lib/imports/plan'
import { defaultTaskPoints } from '@/lib/tasks/limits'
import { endOfDay, isoInZone } from '@/lib/zoned-time'

/** The expiry of a sample: the end of the day after the task's, with the zone's offset on that date. */
function writtenExpiry(date: Day, timeZone: string): string {
  return isoInZone(endOfDay(addDays(date, importedExpiryDays), timeZone), timeZone)
}

/** Two sample tasks, for today and tomorrow, to edit and import. */
export function quickTemplate(username: string, today: Day, timeZone: string, t: Translate<'taskPrompt'>): string {
  const sample = (name: 'read' | 'tidy', date: Day) => ({
    title: t(`samples.${name}.title`),
    description: t(`samples.${name}.description`),
    expectations: [t(`samples.${name}.first`), t(`samples.${name}.second`)],
    date,
    expires_at: writtenExpiry(date, timeZone),
    points: defaultTaskPoints,
  })
  const tasks = [sample('read', today), sample('tidy', addDays(today, 1))]
  return JSON.stringify([{ user: username, tasks }], null, 2)
}
