import { addDays, endOfDay, isoInZone, type Day } from '@/lib/calendar'
import { importLimits } from '@/lib/imports/schema'
import { quickTemplate } from '@/lib/imports/samples'
import { longestExpectation, mostExpectations } from '@/lib/tasks/expectations'
import { defaultTaskPoints, maxTaskPoints } from '@/lib/tasks/schema'

const lookAhead = 366

/** The zone's offset at the end of a day, and each day within a year on whose end it is another one. */
function offsets(today: Day, timeZone: string): { from: Day; offset: string }[] {
  const at = (day: Day) => isoInZone(endOfDay(day, timeZone), timeZone).slice(-6)
  const found = [{ from: today, offset: at(today) }]
  for (let day = today, count = 0; count < lookAhead; day = addDays(day, 1), count += 1) {
    const offset = at(day)
    if (offset !== found.at(-1)?.offset) found.push({ from: day, offset })
  }
  return found
}

/**
 * What an administrator gives to an AI assistant so that it writes tasks as an import takes them. It turns a
 * goal into daily tasks. Specification, section 9.
 */
export function taskPrompt(usernames: readonly string[], today: Day, timeZone: string): string {
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  const [now, ...changes] = offsets(today, timeZone)
  const offsetLines = [
    `   - dates from ${now?.from}: ${now?.offset}`,
    ...changes.map(({ from, offset }) => `   - dates from ${from}: ${offset}`),
  ]
  const names = usernames.length > 0 ? usernames.map((name) => JSON.stringify(name)).join(', ') : '"emma"'
  return `You plan tasks for a family app. Turn my goal into daily tasks: small steps, one or more for each day, each building on those before it.

MY GOAL: [say what should be reached, for whom, and from when to when; for example "Emma learns to play three songs on the piano in two weeks, starting tomorrow"]

Today is ${today}. The usernames are: ${names}.

Answer with a JSON array and nothing else: no explanation, no Markdown, no code fence, no comments, no trailing commas. The array has one object for each user:

- "user": the username, exactly as written above.
- "tasks": an array of at least one task. Each task is an object with
   - "title": what to do, in a few words (at most ${importLimits.title} characters);
   - "description": how to do it, and what to write afterwards to show that it was done. A child should understand it alone. The answer is a written text that is checked against this description, so ask for something that can be told: what was done, noticed, found out or learnt;
   - "expectations": optional, at most ${mostExpectations} short texts (at most ${longestExpectation} characters each) that say what a good answer tells, in the language of the description, such as "who won" or "how you both felt". An entry can also be {"text": "7 × 8 is 56", "isHidden": true}: part of the expected answer, which the child does not see;
   - "date": the day of the task, written YYYY-MM-DD;
   - "expires_at": the end of the day after the date, 23:59:59 ${place} time, in ISO format with timezone;
   - "points": optional, a whole number from 0 to ${maxTaskPoints.toLocaleString('en-US')}; ${defaultTaskPoints} when left out. Give more for harder tasks.

The offset of ${place} (${timeZone}) in "expires_at" is the one in force on the day of the expiry:
${offsetLines.join('\n')}

At most ${importLimits.tasks.toLocaleString('en-US')} tasks in all. If the goal needs more, plan the first part.

EXAMPLE of a whole answer:
${quickTemplate(usernames[0] ?? 'emma', today, timeZone)}
`
}
