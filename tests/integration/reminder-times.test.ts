import { addDays, toDate, toDay } from '@/lib/calendar'
import { usualChoice } from '@/lib/reminders/schema'
import { somePause, someTask } from '../fixtures/rows'
import {
  clear,
  start,
  stop,
  fake,
  mail,
  laurel,
  someone,
  scopeOf,
  system,
  device,
  work,
  giveReward,
  shown,
  reminded,
} from '../harness/reminders'

let current = new Date('2027-03-01T11:00:00Z')
jest.mock('@/lib/clock', () => ({ ...jest.requireActual('@/lib/clock'), now: () => current }))

beforeAll(start)
afterAll(stop)
beforeEach(clear)

test('twenty workers over sixteen days with a clock change and quiet hours send each reminder once', async () => {
  const first = toDay('2027-03-20')
  const days = Array.from({ length: 16 }, (_, index) => addDays(first, index))
  const summerTime = 8 // from 28 March on
  const claraAgain = 11
  current = new Date(`${first}T03:00:00Z`)
  const [anna, ben, clara, dora] = [await someone(), await someone(), await someone(), await someone()]
  const phones = {
    anna: await device(anna),
    ben: await device(ben),
    clara: await device(clara),
    dora: await device(dora),
  }
  const tablet = await device(anna)
  await laurel.chooseReminders(scopeOf(dora), { ...usualChoice, nudgeHour: 20 })
  for (const member of [anna, ben, clara, dora]) {
    await laurel.db.task.createMany({
      data: days.map((day) => someTask(member.id, { date: toDate(day), expiresAt: null })),
    })
  }
  await laurel.db.pause.create({
    data: { ...somePause(ben.id), from: toDate(addDays(first, 4)), to: toDate(addDays(first, 9)) },
  })

  const log: { phone: string; day: string; at: string; title: string }[] = []
  const off = { ...usualChoice, push: [] }
  for (const day of days) {
    for (const at of ['05:30', '16:10', '19:30', '22:00']) {
      current = new Date(`${day}T${at}:00Z`)
      if (at === '22:00') await giveReward(anna)
      if (at === '16:10') {
        // Her reminder is queued already when she switches it off.
        await laurel.chooseReminders(scopeOf(clara), usualChoice)
        await laurel.dueDeliveries(system())
        if (day < addDays(first, claraAgain)) await laurel.chooseReminders(scopeOf(clara), off)
      }
      fake.received.length = 0
      await Promise.all(Array.from({ length: at === '16:10' ? 20 : 2 }, (_, place) => work(place)))
      for (const [phone, browser] of [...Object.entries(phones), ['tablet', tablet] as const]) {
        for (const { title } of shown(browser)) log.push({ phone, day, at, title })
      }
    }
  }

  const nudges = (phone: string) => log.filter((each) => each.phone === phone && each.title === 'Today’s tasks')
  const daysOf = (phone: string) => nudges(phone).map(({ day }) => day)
  expect(daysOf('anna')).toEqual(days)
  expect(daysOf('tablet')).toEqual(days)
  expect(daysOf('ben')).toEqual([...days.slice(0, 4), ...days.slice(10)])
  expect(daysOf('clara')).toEqual(days.slice(claraAgain))
  // In summer 19:30 in UTC is after 21:00 in Paris.
  expect(daysOf('dora')).toEqual(days.slice(0, summerTime))
  expect(nudges('dora').every(({ at }) => at === '19:30')).toBe(true)

  const rewards = log.filter(({ phone, title }) => phone === 'anna' && title === 'Your reward is there')
  // Given at 23:00 or midnight, told on the next day: at 06:30 it is too early in winter.
  const winter = days.slice(1, summerTime).map((day) => ({ day, at: '16:10' }))
  const summer = days.slice(summerTime).map((day) => ({ day, at: '05:30' }))
  expect(rewards.map(({ day, at }) => ({ day, at }))).toEqual([...winter, ...summer])
  expect(log).toHaveLength(16 * 2 + 10 + 5 + 8 + 15 * 2)
}, 300_000)

test('what one machine found due is sent by another whose clock is a moment behind', async () => {
  const { member, phone } = await reminded()
  await laurel.db.task.create({ data: someTask(member.id, { date: toDate(toDay('2027-05-03')), expiresAt: null }) })
  current = new Date('2027-05-03T15:00:00Z') // 17:00 in Paris
  const [due] = await laurel.dueDeliveries(system())
  expect(due).toBeDefined()
  current = new Date('2027-05-03T14:59:59.980Z')
  if (due) await laurel.deliverReminder(system(), due.id, due.dueAt)
  expect(shown(phone)).toMatchObject([{ title: 'Today’s tasks' }])
})

test('an e-mail that fails in the evening waits for the morning, or is given up when it is too late by then', async () => {
  const at = (time: string) => (current = new Date(`${time}:00+02:00`))
  at('2027-05-03T19:55')
  const { member } = await reminded({ email: 'emma@example.org' })
  await laurel.chooseReminders(scopeOf(member), { push: [], email: ['reward', 'tasks'], nudgeHour: 20 })
  const today = { date: toDate(toDay('2027-05-03')), expiresAt: null }
  await laurel.db.task.create({ data: someTask(member.id, today) as never })
  mail.error = { status: 500, body: { statusCode: 500, name: 'x', message: 'x' } }
  at('2027-05-03T20:58')
  await giveReward(member)
  await laurel.workJobs(system())
  expect(await laurel.db.emailMessage.count({ where: { outcome: 'queued', attempts: 1 } })).toBe(2)
  mail.error = null
  mail.received.length = 0
  // What the queue repeats later has a clock of its own.
  await laurel.db.emailMessage.updateMany({ data: { round: { increment: 1 } } })
  at('2027-05-03T21:05')
  await laurel.workJobs(system())
  await laurel.workJobs(system())
  expect(mail.received).toEqual([])
  at('2027-05-04T07:00')
  await laurel.workJobs(system())
  expect(mail.received.map(({ body }) => body.subject)).toEqual(['Your reward is there'])
  expect(await laurel.db.emailMessage.findMany({ where: { outcome: 'failed' } })).toMatchObject([
    { error: 'reminders.errors.late', subject: 'Today’s tasks' },
  ])
})

test('a nudge is of a kind that a channel with an address was chosen for', async () => {
  const at = (time: string) => (current = new Date(`2027-05-03T${time}:00+02:00`))
  at('12:00')
  // Without a device, and "your streak" chosen for devices alone.
  const member = await someone({ email: 'emma@example.org', streak: 3, streakDay: toDate(toDay('2027-05-02')) })
  await laurel.chooseReminders(scopeOf(member), { ...usualChoice, email: ['tasks'], nudgeHour: 17 })
  const today = { date: toDate(toDay('2027-05-03')), expiresAt: null }
  await laurel.db.task.create({ data: someTask(member.id, today) as never })
  mail.received.length = 0
  at('17:05')
  await laurel.workJobs(system())
  await laurel.workJobs(system())
  expect(mail.received.map(({ body }) => body.subject)).toEqual(['Today’s tasks'])
})

test('outside of the family’s hours nothing is sent, and a nudge comes at the nearest hour within', async () => {
  await laurel.db.familySettings.updateMany({ data: { remindersFrom: 9, remindersUntil: 18 } })
  try {
    const at = (time: string) => (current = new Date(`2027-05-03T${time}:00+02:00`))
    at('07:30')
    const { member, phone } = await reminded()
    await laurel.chooseReminders(scopeOf(member), { ...usualChoice, nudgeHour: 20 })
    expect(await laurel.readReminders(scopeOf(member))).toMatchObject({
      ...{ choice: { nudgeHour: 17 }, hours: { from: 9, until: 18 } },
    })
    await laurel.db.task.create({
      data: someTask(member.id, { date: toDate(toDay('2027-05-03')), expiresAt: null }) as never,
    })
    await giveReward(member)
    const counts = []
    for (const time of ['08:59', '09:00', '16:59', '17:00', '18:30', '20:30']) {
      at(time)
      if (time === '18:30') await giveReward(member)
      await work()
      counts.push(shown(phone).length)
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 2])
    current = new Date('2027-05-04T09:00:00+02:00')
    await work()
    expect(shown(phone)).toHaveLength(3)
    const [, nudge] = fake.received
    expect(nudge?.headers.ttl).toBe(String(60 * 60))
  } finally {
    await laurel.db.familySettings.updateMany({ data: { remindersFrom: 7, remindersUntil: 21 } })
  }
})
