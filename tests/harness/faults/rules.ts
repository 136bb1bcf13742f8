import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { insertOne } from '../../fixtures/insert'
import { someRule } from '../../fixtures/rows'
import { dayBefore, type PlainDay, plainDay, walk, walkWeekdays, write } from '../calendar-oracle'
import { addPeople } from './family'

type Wanted = {
  title: string
  interval: 'daily' | 'weekly' | 'monthly'
  every?: number
  weekdays?: number[]
  mode?: 'each' | 'turn'
  /** The day of the month of its anchor. */
  monthDay?: number
}
export type Rule = Required<Wanted> & { id: string; anchor: PlainDay; memberIds: string[] }

const wanted: Wanted[] = [
  { title: 'every day', interval: 'daily' },
  { title: 'every day, in turn', interval: 'daily', mode: 'turn' },
  { title: 'every third day', interval: 'daily', every: 3 },
  { title: 'every week', interval: 'weekly' },
  { title: 'every second week, in turn', interval: 'weekly', every: 2, mode: 'turn' },
  { title: 'on Mondays and Thursdays', interval: 'weekly', weekdays: [1, 4] },
  { title: 'on weekends of every third week', interval: 'weekly', every: 3, weekdays: [6, 7] },
  { title: 'every month', interval: 'monthly' },
  { title: 'on the last day of every month', interval: 'monthly', monthDay: 31 },
  { title: 'every second month, in turn', interval: 'monthly', every: 2, mode: 'turn' },
]

/** Ten rules of every kind for two members, whose tasks are to be made from `first` on. */
export async function addRules(database: Client, first: string): Promise<Rule[]> {
  const members = await addPeople(database, 2)
  const memberIds = members.map(({ id }) => id)
  const rules: Rule[] = []
  for (const each of wanted) {
    const { title, interval, every = 1, weekdays = [], mode = 'each', monthDay = 0 } = each
    const anchor = plainDay(monthDay > 0 ? `2026-10-${monthDay}` : first)
    const extendedTo = write(dayBefore(plainDay(first)))
    const columns = {
      identity: randomUUID(),
      title,
      interval,
      every,
      weekdays,
      mode,
      anchor: write(anchor),
      extendedTo,
    }
    const { id } = await insertOne(database, 'RecurringRule', { ...someRule(), ...columns })
    for (const [place, memberId] of memberIds.entries())
      await insertOne(database, 'RecurringRuleMember', { ruleId: id, memberId, place })
    rules.push({ id, title, interval, every, weekdays, mode, monthDay, anchor, memberIds })
  }
  return rules
}

/** Each occurrence from `from` to `until` as `DAY MEMBER`, by the calendar that shares no code with the product. */
function expectedTasks({ anchor, interval, every, weekdays, mode, memberIds }: Rule, from: string, until: string) {
  const days = weekdays.length > 0 ? walkWeekdays(anchor, every, weekdays, until) : walk(anchor, interval, every, until)
  return days
    .filter((day) => day >= from)
    .flatMap((day, index) => {
      const members = mode === 'turn' ? memberIds.slice(index % memberIds.length).slice(0, 1) : memberIds
      return members.map((memberId) => `${day} ${memberId}`)
    })
}

/** Which rules have other tasks in that time than one for each occurrence. */
export async function compareRules(
  database: Client,
  rules: readonly Rule[],
  { from, until }: Record<'from' | 'until', string>,
) {
  const wrong: string[] = []
  let occurrences = 0
  for (const rule of rules) {
    const { rows } = await database.query<{ line: string }>(
      `SELECT to_char("date", 'YYYY-MM-DD') || ' ' || "assigneeId" AS line FROM "Task"
       WHERE "recurringRuleId" = $1 AND "date" <= $2::date`,
      [rule.id, until],
    )
    const found = rows.map(({ line }) => line)
    const expected = expectedTasks(rule, from, until)
    occurrences += expected.length
    if (found.sort().join() !== expected.sort().join())
      wrong.push(`${rule.title}: ${found.length} tasks, not ${expected.length}`)
  }
  return { wrong, occurrences }
}
