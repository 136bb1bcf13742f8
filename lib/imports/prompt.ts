import { addDays, type Day } from '@/lib/calendar'
import type { Translate } from '@/lib/i18n/message'
import { quickTemplate } from '@/lib/imports/samples'
import { importLimits } from '@/lib/imports/limits'
import { longestExpectation, mostExpectations } from '@/lib/tasks/expectations'
import { defaultTaskPoints, maxTaskPoints } from '@/lib/tasks/limits'
import { endOfDay, isoInZone } from '@/lib/zoned-time'

const lookAhead = 366

/** The zone's offset at the end of today, and each date within a year on which that offset changes. */
function offsets(today: Day, timeZone: string): { from: Day; offset: string }[] {
  const at = (day: Day) => isoInZone(endOfDay(day, timeZone), timeZone).slice(-6)
  const found = [{ from: today, offset: at(today) }]
  for (let day = today, count = 0; count < lookAhead; day = addDays(day, 1), count += 1) {
    const offset = at(day)
    if (offset !== found.at(-1)?.offset) found.push({ from: day, offset })
  }
  return found
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
      t('title', { most: importLimits.title }),
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
