import type { Client } from 'pg'
import { insertOne } from '../../fixtures/insert'
import { dayBefore, instantInParis, nextClockChange, nextDay, type PlainDay, write } from '../calendar-oracle'
import { type Answer, call } from './client'
import { addPerson } from './family'
import { expiriesOf, type Finding, runsOf, unlike, wantedDigests, wantedReminders } from './queue-oracle'
import { addReminded, giveReward, type Reminded, switchPush } from './reminded'
import { addRules, compareRules } from './rules'
import { until } from './until'
import { cronSecret, type World } from './world'

export const workers = 20
/** In the short form, at every hour but that of most reminders and the digest. */
const fewWorkers = 6
/** Days ahead for which a rule makes its tasks. */
const daysAhead = 7
const readers = ['mum@digest.example', 'dad@digest.example']

export type Found = Record<'occurrences' | 'runs' | 'expiries' | 'digests' | 'reminders', Finding>

export function daysAround(middle: PlainDay, count: number): PlainDay[] {
  let first = middle
  for (let before = Math.floor(count / 2); before > 0; before -= 1) first = dayBefore(first)
  const days = [first]
  while (days.length < count) days.push(nextDay(days.at(-1) ?? first))
  return days
}

/** Records each time that a task expires. */
export async function noteExpiries(database: Client): Promise<void> {
  await database.query(`
    CREATE TABLE faults_expiry ("taskId" uuid, "at" timestamptz);
    CREATE FUNCTION note_expiry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO faults_expiry VALUES (NEW."id", NEW."updatedAt");
      RETURN NULL;
    END $$;
    CREATE TRIGGER faults_expiry AFTER UPDATE OF "status" ON "Task"
      FOR EACH ROW WHEN (NEW."status" = 'expired') EXECUTE FUNCTION note_expiry()`)
}

type Options = { isLong: boolean; answers: Answer[] }

/** Lets the days pass, and returns what was done otherwise than once. */
export async function liveThrough(
  world: World,
  days: readonly PlainDay[],
  { isLong, answers }: Options,
): Promise<Found> {
  const database = world.database()
  const written = days.map(write)
  const [from = '', last = ''] = [written[0], written.at(-1)]
  const rules = await addRules(database, from)
  const reminded = await addReminded(database, world.push, days)
  for (const email of readers) await addPerson(database, { isAdmin: true, wantsDigest: true, email })
  const away = written.slice(days.length / 2, days.length / 2 + 5)
  const pause = { memberId: reminded.people.ben.id, from: away[0], to: away.at(-1), name: 'Camp' }
  await insertOne(database, 'Pause', pause)
  await forgetRuns(world)

  const log: string[] = []
  for (const [index, day] of days.entries()) await liveOneDay(world, { day, index, reminded, log, isLong, answers })

  const occurrences = await compareRules(database, rules, { from, until: addDays(days.at(-1), daysAhead) })
  const members = Object.entries(reminded.people).flatMap(([name, { id }]) => (name === 'ben' ? [] : [id]))
  await database.query(`UPDATE "User" SET "wantsDigest" = false, "email" = NULL WHERE "email" = ANY($1)`, [readers])
  return {
    occurrences: { wrong: occurrences.wrong, total: occurrences.occurrences },
    runs: await runsOf(database, days),
    expiries: await expiriesOf(database, members, last),
    digests: unlike(log.filter(isDigest), wantedDigests(days, readers)),
    reminders: unlike(
      log.filter((line) => !isDigest(line)),
      wantedReminders(written, away),
    ),
  }
}

const isDigest = (line: string) => line.endsWith('digest')

function addDays(day: PlainDay | undefined, count: number): string {
  let later = day as PlainDay
  for (let left = count; left > 0; left -= 1) later = nextDay(later)
  return write(later)
}

/** Earlier scenarios may have been on the same days. */
async function forgetRuns(world: World): Promise<void> {
  await call(world.apps[0], { as: cronSecret, path: '/api/cron/jobs' })
  await world.database().query('DELETE FROM "JobRun"; DELETE FROM pgboss.job')
  world.push.received.length = 0
  world.resend.received.length = 0
}

type Living = Options & { day: PlainDay; index: number; reminded: Reminded; log: string[] }

async function liveOneDay(world: World, { day, index, reminded, log, isLong, answers }: Living): Promise<void> {
  const { people, devices } = reminded
  const database = world.database()
  const { busy } = world.push
  const endpoint = (name: string) => devices.find((each) => each.name === name)?.browser.endpoint ?? ''
  const workAt = async (time: string, at = instantInParis(day, time)) => {
    await world.moveClocksTo(at.getTime() - Date.now())
    const count = isLong || time === '17:00' ? workers : fewWorkers
    answers.push(...(await workTogether(world, { count, withSchedule: index % 2 === 0 })))
    log.push(...takeMessages(world, devices).map((line) => `${write(day)} ${time} ${line}`))
  }
  const isChange = write(nextClockChange(dayBefore(day))) === write(day)
  for (const hour of isChange ? ['00:30', '01:30'] : []) await workAt(hour, new Date(`${write(day)}T${hour}:00Z`))
  await workAt('06:30')
  await workAt('07:00')
  // Each third day Clara switches her reminders off just before they are due. On another third they are queued already,
  // because the push service was down.
  if (index % 3 === 0) await switchPush(database, people.clara, false)
  busy.add(endpoint('dora'))
  if (index % 3 === 1) busy.add(endpoint('clara'))
  await workAt('17:00')
  if (index % 3 === 1) await switchPush(database, people.clara, false)
  busy.clear()
  await workAt('17:30')
  await workAt('20:00')
  await giveReward(database, people.anna, instantInParis(day, '22:00'))
  await workAt('22:00')
  await switchPush(database, people.clara, true)
}

type Together = { count: number; withSchedule: boolean }

/** Every other day the route that runs the schedule in any case works beside those that work the queue. */
async function workTogether(world: World, { count, withSchedule }: Together): Promise<Answer[]> {
  const calls = Array.from({ length: count }, (_, index) => {
    const path = withSchedule && index === 0 ? '/api/cron/recurring' : '/api/cron/jobs'
    return call(world.apps[index % 2 === 0 ? 0 : 1], { as: cronSecret, path })
  })
  const answers = await Promise.all(calls)
  // The processes look for work by themselves, too, and may have taken some of it.
  await until('all that is due is done', async () => {
    const { rowCount } = await world.database().query(
      `SELECT FROM pgboss.job WHERE state = 'active' OR (state < 'active' AND start_after <= now())
       UNION ALL SELECT FROM "EmailMessage" m WHERE m."outcome" = 'queued' AND NOT EXISTS (
         SELECT FROM "ReminderDelivery" d WHERE d."emailId" = m."id" AND d."dueAt" > $1)`,
      [new Date(world.apps[0].now())],
    )
    return rowCount === 0
  })
  return answers
}

/** Everything that was received since the last time, as `WHO WHAT`. */
function takeMessages(world: World, devices: Reminded['devices']): string[] {
  const pushed = world.push.received.splice(0).flatMap(({ endpoint, text }) => {
    const device = devices.find(({ browser }) => browser.endpoint === endpoint)
    return device ? [`${device.name} ${(JSON.parse(text) as { title: string }).title}`] : []
  })
  const mailed = world.resend.received.splice(0).map(({ body }) => {
    const [to = ''] = body.to
    return readers.includes(to) ? `${to} digest` : `${to} ${body.subject}`
  })
  return [...pushed, ...mailed]
}
