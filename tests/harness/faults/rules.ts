import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { insertOne } from '../../fixtures/insert'
import { familyDay, someRule } from '../../fixtures/rows'
import { type PlainDay, walk, walkWeekdays } from '../calendar-oracle'
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

/** Ten rules of every kind for two members, none of whose tasks has been made yet. */
export async function addRules(database: Client): Promise<Rule[]> {
  const members = await addPeople(database, 2)
  const memberIds = members.map(({ id }) => id)
  const rules: Rule[] = []
  for (const each of wanted) {
    const { title, interval, every = 1, weekdays = [], mode = 'each', monthDay = 0 } = each
    const anchor = plainDay(monthDay > 0 ? `2026-10-${monthDay}` : familyDay())
    const extendedTo = familyDay(-1)
    const columns = {
      identity: randomUUID(),
      title,
      interval,
      every,
      weekdays,
      mode,
      anchor: written(anchor),
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
export function expectedTasks(
  { anchor, interval, every, weekdays, mode, memberIds }: Rule,
  from: string,
  until: string,
) {
  const days = weekdays.length > 0 ? walkWeekdays(anchor, every, weekdays, until) : walk(anchor, interval, every, until)
  return days
    .filter((day) => day >= from)
    .flatMap((day, index) => {
      const members = mode === 'turn' ? memberIds.slice(index % memberIds.length).slice(0, 1) : memberIds
      return members.map((memberId) => `${day} ${memberId}`)
    })
}

const written = ({ year, month, day }: PlainDay) =>
  [String(year).padStart(4, '0'), ...[month, day].map((value) => String(value).padStart(2, '0'))].join('-')

function plainDay(text: string): PlainDay {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
