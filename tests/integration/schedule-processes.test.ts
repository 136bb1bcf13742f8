import pg from 'pg'
import { toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { createPause, deletePause } from '@/lib/pauses/commands'
import { createRule } from '@/lib/recurring/commands'
import { createRuleSchema } from '@/lib/recurring/rule-schema'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'
import { instantInParis, nextClockChange, dayBefore, type PlainDay, write } from '../harness/calendar-oracle'
import { daysAround, noteExpiries } from '../harness/faults/queue-days'
import { expiriesOf, runsOf, unlike, wantedDigests } from '../harness/faults/queue-oracle'
import { type OracleRule, RecurringOracle } from '../harness/recurring-oracle'
import { type ResendFake, resendKey, startResendFake } from '../harness/resend-fake'
import { type ScheduleProcess, startScheduleProcess } from '../harness/schedule-processes'

let fake: ResendFake
let database: pg.Client
const processes: ScheduleProcess[] = []

beforeAll(async () => {
  fake = await startResendFake()
  const mail = { RESEND_API_KEY: resendKey, RESEND_BASE_URL: fake.url, EMAIL_FROM: 'laurel@example.org' }
  Object.assign(process.env, { ...mail, CRON_SECRET: 'a-secret-for-the-schedule', LOG_LEVEL: 'silent' })
  database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  processes.push(...(await Promise.all([startScheduleProcess(), startScheduleProcess()])))
})
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()))
  await database.end()
  await fake.stop()
})

/** Both processes work the queue by themselves while a cron route is called. */
async function workTogether(at: Date, withSchedule: boolean): Promise<void> {
  const [one, other] = withSchedule ? processes : processes.toReversed()
  const answers = await Promise.all([
    one?.work(at.getTime(), ['clock']),
    other?.work(at.getTime(), ['clock', withSchedule ? 'recurring' : 'jobs']),
  ])
  const failed = answers.flat().filter((each) => !/"jobsFailed":0|"rulesExtended"/.test(JSON.stringify(each)))
  expect(failed).toEqual([])
}

test('two processes and the cron routes do everything once in 32 days over a clock change', async () => {
  const change = nextClockChange({ year: 2027, month: 3, day: 1 })
  // From a Friday on, so that no digest of an earlier Sunday is due.
  const days = daysAround(change, 32)
  const written = days.map((day) => toDay(write(day)))
  const [first] = written
  const [eve] = days
  if (!first || !eve) throw new Error('There are no days.')

  const readers = ['mum@example.org', 'dad@example.org']
  for (const email of readers) await createUser({ isAdmin: true, wantsDigest: true, email })
  const administrator = await createAdministrator()
  const memberIds = [(await createUser()).id, (await createUser()).id, (await createUser()).id]
  const [, , away = ''] = memberIds
  const on = (day: PlainDay, time: string) => testScope(administrator, instantInParis(day, time).toISOString())

  await noteExpiries(database)
  const oracles = new Map<string, RecurringOracle>()
  const addRule = async (title: string, rule: Partial<OracleRule>, ignoresPauses = false) => {
    const shape = { interval: 'daily', every: 1, weekdays: [] as number[], mode: 'each', memberIds, ...rule } as const
    const said = { title, description: 'Do it.', points: 10, from: first, expiry: 'same_day', ignoresPauses }
    await createRule(on(eve, '04:00'), createRuleSchema.parse({ ...shape, ...said }))
    const oracle = new RecurringOracle({ ...shape, anchor: eve })
    oracle.ignoresPauses = ignoresPauses
    oracle.run(first)
    oracles.set(title, oracle)
  }
  await addRule('Table', { mode: 'turn' })
  await addRule('Bed', { interval: 'weekly', weekdays: [1, 4, 6] })
  await addRule('Cat', { every: 2, mode: 'turn' }, true)

  /** From and to count from the first day. */
  const pauses = [
    { memberId: away, from: 10, to: 22, addedOn: 8, deletedOn: 13, id: '' },
    { memberId: null, from: 20, to: 25, addedOn: 15, deletedOn: 19, id: '' },
  ]
  const emails: string[] = []
  for (const [index, day] of days.entries()) {
    const today = write(day)
    for (const pause of pauses.filter(({ addedOn }) => addedOn === index)) {
      const period = { memberId: pause.memberId, from: written[pause.from] ?? first, to: written[pause.to] ?? first }
      pause.id = (await createPause(on(day, '04:00'), { ...period, name: 'Camp' })).id
      for (const oracle of oracles.values()) oracle.pauses.push(period)
    }
    if (write(nextClockChange(dayBefore(day))) === today)
      for (const hour of ['00:30', '01:30']) await workTogether(new Date(`${today}T${hour}:00Z`), index % 2 === 0)
    for (const time of ['04:30', '17:00']) {
      const deleted = pauses.find(({ deletedOn }) => time === '17:00' && deletedOn === index)
      await Promise.all([
        deleted && deletePause(on(day, time), { pauseId: deleted.id }),
        workTogether(instantInParis(day, time), index % 2 === 0),
      ])
      for (const oracle of oracles.values()) {
        if (deleted) oracle.pauses.shift()
        oracle.run(today)
      }
      for (const { body } of fake.received.splice(0)) emails.push(`${today} ${time} ${body.to.join()} digest`)
    }
  }

  const { rows } = await database.query<{ title: string; line: string }>(
    `SELECT "title", to_char("date", 'YYYY-MM-DD') || ' ' || "assigneeId" AS line FROM "Task"`,
  )
  for (const [title, { made }] of oracles) {
    const found = rows.flatMap((row) => (row.title === title ? [row.line] : []))
    expect(found.sort()).toEqual([...made].sort())
  }
  expect(await runsOf(database, days)).toMatchObject({ wrong: [] })
  expect(unlike(emails, wantedDigests(days, readers))).toMatchObject({ wrong: [] })
  // A pause lets the tasks of its member expire later.
  const present = memberIds.filter((id) => id !== away)
  const expiries = await expiriesOf(database, present, written.at(-1) ?? '')
  expect(expiries).toMatchObject({ wrong: [] })
  expect(expiries.total).toBeGreaterThan(50)
  const twice = await database.query('SELECT 1 FROM faults_expiry GROUP BY "taskId" HAVING count(*) > 1')
  expect(twice.rowCount).toBe(0)
  expect(await db.emailMessage.count({ where: { outcome: 'sent', attempts: 1 } })).toBe(emails.length)
})
