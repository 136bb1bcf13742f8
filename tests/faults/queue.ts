import { familyDay } from '../fixtures/rows'
import { nextClockChange, plainDay } from '../harness/calendar-oracle'
import { checkBooks } from '../harness/faults/books'
import { type Check, none, type Scenario } from '../harness/faults/check'
import { type Answer, described, tally } from '../harness/faults/client'
import { daysAround, type Found, liveThrough, noteExpiries, workers } from '../harness/faults/queue-days'

/**
 * Lets the days around a change of the clocks pass, and has both processes and the cron routes work the queue many
 * times at once at every hour that matters. The short form takes three days around the next change, the long one 60
 * days around each of the next two.
 */
export const queue: Scenario = async (world, { isLong }) => {
  const [windows, days] = isLong ? [2, 60] : [1, 3]
  await noteExpiries(world.database())
  const found: Found[] = []
  const answers: Answer[] = []
  // Far enough ahead that no window begins before today.
  let change = nextClockChange(plainDay(familyDay(31)))
  for (let round = 0; round < windows; round += 1) {
    found.push(await liveThrough(world, daysAround(change, days), { isLong, answers }))
    change = nextClockChange(change)
  }
  await world.moveClocksTo(0)

  const check = (what: string, kind: keyof Found): Check => {
    const wrong = found.flatMap((each) => each[kind].wrong)
    const total = found.reduce((sum, each) => sum + each[kind].total, 0)
    return none(what, wrong, `${total}`)
  }
  const failed = answers.filter(({ status, body }) => status !== 200 || Number(body.jobsFailed ?? 0) > 0)
  const where = `${workers} workers in two processes at once, ${windows} × ${days} days around a change of the clocks`
  return [
    check(`${where}: occurrences missing or doubled`, 'occurrences'),
    check('runs of the schedule missing, failed or made twice', 'runs'),
    check('open tasks that the sweep did not expire once, on the next day', 'expiries'),
    check('digests missing, doubled or at another time', 'digests'),
    check('reminders missing, doubled, in quiet hours, or after they were switched off', 'reminders'),
    {
      what: 'every call succeeds, and no job fails',
      isHeld: failed.length === 0,
      figure: [tally(answers), ...failed.slice(0, 5).map(described)].join('\n    '),
    },
    await checkBooks(world.database()),
  ]
}
