import type { Client } from 'pg'
import { type PlainDay, weekday, write } from '../calendar-oracle'

/** What is wrong, of how many. */
export type Finding = { wrong: string[]; total: number }

/** Compares two lists in which a line may stand more than once. */
export function unlike(found: readonly string[], wanted: readonly string[]): Finding {
  const left = new Map<string, number>()
  for (const line of wanted) left.set(line, (left.get(line) ?? 0) + 1)
  const wrong: string[] = []
  for (const line of found) {
    const count = left.get(line) ?? 0
    if (count === 0) wrong.push(`not wanted: ${line}`)
    left.set(line, count - 1)
  }
  for (const [line, count] of left) if (count > 0) wrong.push(`missing: ${line}`)
  return { wrong, total: wanted.length }
}

const isSunday = (day: PlainDay) => weekday(day) === 0

/** To each reader at five on each Sunday. */
export const wantedDigests = (days: readonly PlainDay[], readers: readonly string[]): string[] =>
  days.filter(isSunday).flatMap((day) => readers.map((to) => `${write(day)} 17:00 ${to} digest`))

/** What `liveOneDay` must lead to, by the rules for reminders. */
export function wantedReminders(days: readonly string[], benIsAway: readonly string[]): string[] {
  const tasks = 'Today’s tasks'
  const reward = 'Your reward is there'
  return days.flatMap((day, index) => [
    ...(index > 0 ? [`${day} 07:00 anna ${reward}`, `${day} 07:00 anna’s tablet ${reward}`] : []),
    ...['anna', 'anna’s tablet', 'finn@reminded.example'].map((who) => `${day} 17:00 ${who} ${tasks}`),
    ...(benIsAway.includes(day) ? [] : [`${day} 17:00 ben ${tasks}`]),
    ...(index % 3 === 2 ? [`${day} 17:00 clara ${tasks}`] : []),
    `${day} 17:30 dora ${tasks}`,
    `${day} 20:00 emma ${tasks}`,
  ])
}

/**
 * Each kind once on each of its days. The route that runs the schedule in any case counts as no attempt of the queue.
 */
export async function runsOf(database: Client, days: readonly PlainDay[]): Promise<Finding> {
  const { rows } = await database.query<{ line: string }>(
    `SELECT "kind" || ' ' || to_char("day", 'YYYY-MM-DD') || ' ' || "state" ||
       CASE WHEN "attempts" > 1 THEN ' in ' || "attempts" || ' attempts' ELSE '' END AS line
     FROM "JobRun" WHERE "day" BETWEEN $1::date AND $2::date`,
    [days.map(write)[0], days.map(write).at(-1)],
  )
  const wanted = days.flatMap((day) => {
    const kinds = ['recurring', 'sweep', 'reconcile', ...(isSunday(day) ? ['digest'] : [])]
    return kinds.map((kind) => `${kind} ${write(day)} done`)
  })
  return unlike(
    rows.map(({ line }) => line),
    wanted,
  )
}

/** Each of the members' tasks expired once, on the day after its own; those of the last day are still open. */
export async function expiriesOf(database: Client, memberIds: readonly string[], last: string): Promise<Finding> {
  const { rows } = await database.query<{ id: string; isRight: boolean }>(
    `SELECT t."id", CASE WHEN t."date" < $2::date
       THEN count(e."at") = 1 AND bool_and((e."at" AT TIME ZONE 'Europe/Paris')::date = t."date" + 1)
       ELSE count(e."at") = 0 END AS "isRight"
     FROM "Task" t LEFT JOIN faults_expiry e ON e."taskId" = t."id"
     WHERE t."assigneeId" = ANY($1) GROUP BY t."id", t."date"`,
    [memberIds, last],
  )
  return { wrong: rows.filter(({ isRight }) => !isRight).map(({ id }) => id), total: rows.length }
}
