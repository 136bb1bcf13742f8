import { addDays, type Day } from '@/lib/calendar'
import type { Translate } from '@/lib/i18n/message'
import { quickTemplate } from '@/lib/imports/samples'
import { importLimits } from '@/lib/imports/limits'
import { longestExpectation, mostExpectations } from '@/lib/tasks/expectations'
import { defaultTaskPoints, longestTitle, maxTaskPoints } from '@/lib/tasks/limits'
import { endOfDay, isoInZone } from '@/lib/zoned-time'

const weeksAhead = 53
const daysAhead = 365

/** The zone's offset at the end of today, and each date within a year on which that offset changes. */
function offsets(today: Day, timeZone: string): { from: Day; offset: string }[] {
  const at = (day: Day) => isoInZone(endOfDay(day, timeZone), timeZone).slice(-6)
  const found = [{ from: today, offset: at(today) }]
  // No zone changes its offset twice a week, and asking for each day took a third of the page's time.
  for (let week = 1; week <= weeksAhead; week += 1) {
    const end = addDays(today, 7 * week)
    const offset = at(end)
    if (offset === found.at(-1)?.offset) continue
    let from = addDays(end, -6)
    while (at(from) !== offset) from = addDays(from, 1)
    found.push({ from, offset })
  }
  return found.filter(({ from }) => from <= addDays(today, daysAhead))
}

/** The prompt for an AI assistant to generate tasks in the import format. It turns a goal into daily tasks. */
export function taskPrompt(
  usernames: readonly string[],
  today: Day,
  timeZone: string,
  t: Translate<'taskPrompt'>,
): string {
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  const names = usernames.length > 0 ? usernames.map((name) => JSON.stringify(name)).join(', ') : '"emma"'
  const indented = (line: string) => `   ${line}`
  return [
    t('intro'),
    '',
    t('goal'),
    '',
    t('context', { today, names }),
    '',
    t('answer'),
    '',
    t('user'),
    t('tasks'),
    ...[
      t('title', { most: longestTitle }),
      t('description'),
      t('expectations', { most: mostExpectations, longest: longestExpectation }),
      t('date'),
      t('expiresAt', { place }),
      t('points', { most: maxTaskPoints, usual: defaultTaskPoints }),
    ].map(indented),
    '',
    t('offsets', { place, timeZone }),
    ...offsets(today, timeZone).map(({ from, offset }) => indented(t('offset', { from, offset }))),
    '',
    t('most', { most: importLimits.tasks }),
    '',
    t('example'),
    quickTemplate(usernames[0] ?? 'emma', today, timeZone, t),
    '',
  ].join('\n')
}
