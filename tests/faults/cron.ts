import { familyDay } from '../fixtures/rows'
import { checkBooks } from '../harness/faults/books'
import { none, type Scenario } from '../harness/faults/check'
import { type Answer, call, tally } from '../harness/faults/client'
import { addRules, compareRules } from '../harness/faults/rules'
import { cronSecret } from '../harness/faults/world'

const dayMs = 86_400_000
const atOnce = 20
/** Days ahead for which a rule makes its tasks. */
const daysAhead = 7

/**
 * Lets days pass, and calls the schedule many times at once on each of them, over both processes. The short form takes
 * steps of a month, as for a machine that was off.
 */
export const cron: Scenario = async (world, { isLong }) => {
  const [steps, stepDays] = isLong ? [400, 1] : [4, 30]
  const database = world.database()
  const [from, horizon] = [familyDay(), familyDay((steps - 1) * stepDays + daysAhead)]
  const rules = await addRules(database, from)
  const answers: Answer[] = []
  for (let step = 0; step < steps; step += 1) {
    await world.moveClocksTo(step * stepDays * dayMs)
    const calls = Array.from({ length: atOnce }, (_, index) =>
      call(world.apps[index % 2 === 0 ? 0 : 1], { as: cronSecret, path: '/api/cron/recurring' }),
    )
    answers.push(...(await Promise.all(calls)))
  }
  await world.moveClocksTo(0)

  const { wrong, occurrences } = await compareRules(database, rules, { from, until: horizon })
  const what = `rules with another task than one for each occurrence, after ${atOnce} calls at once on each of ${steps} days`
  const failed = answers.filter(({ status }) => status !== 200)
  return [
    none(what, wrong, `${rules.length} rules with ${occurrences} occurrences`),
    { what: 'every call of the schedule succeeds', isHeld: failed.length === 0, figure: tally(answers) },
    await checkBooks(database),
  ]
}
