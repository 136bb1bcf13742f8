import { randomUUID } from 'node:crypto'
import type { Viewer } from '@/lib/auth/policy'
import { addDays, dayOf, mondayOf, toDate, toDay } from '@/lib/calendar'
import { usualChoice } from '@/lib/reminders/schema'
import {
  someAppeal,
  someGift,
  somePause,
  somePush,
  someReminder,
  someSubmission,
  someTask,
  someUser,
} from '../fixtures/rows'
import { paris, testScope } from '../fixtures/scope'
import { type FakeBrowser, type PushFake, startPushFake } from '../harness/push-fake'
import { type ResendFake, resendKey, startResendFake } from '../harness/resend-fake'

let current = new Date('2027-03-01T11:00:00Z')
jest.mock('@/lib/clock', () => ({ ...jest.requireActual('@/lib/clock'), now: () => current }))

let fake: PushFake
let mail: ResendFake
let laurel: Awaited<ReturnType<typeof load>>

async function load() {
  const modules = await Promise.all([
    import('@/lib/db'),
    import('@/lib/reminders/commands'),
    import('@/lib/reminders/plan'),
    import('@/lib/reminders/queries'),
    import('@/lib/reminders/deliver'),
    import('@/lib/reminders/vapid'),
    import('@/lib/jobs/commands'),
  ])
  const [{ db }, commands, plan, queries, deliver, vapid, jobs] = modules
  return { db, ...commands, ...plan, ...queries, ...deliver, ...vapid, ...jobs }
}

beforeAll(async () => {
  fake = await startPushFake()
  mail = await startResendFake()
  jest.resetModules()
  const settings = { RESEND_API_KEY: resendKey, RESEND_BASE_URL: mail.url, EMAIL_FROM: 'laurel@example.org' }
  Object.assign(process.env, { ...settings, PUSH_TO_LOOPBACK: '1', LOG_LEVEL: 'silent' })
  laurel = await load()
})
afterAll(async () => {
  await laurel.closeQueue()
  await Promise.all([fake.stop(), mail.stop()])
})
beforeEach(async () => {
  await laurel.db.user.deleteMany()
  await laurel.db.emailMessage.deleteMany()
  fake.error = null
  fake.received.length = 0
  mail.error = null
  mail.received.length = 0
})

type Member = Viewer & { sessionId: string }

async function someone(data: object = {}): Promise<Member> {
  const { id, username, isAdmin } = await laurel.db.user.create({ data: someUser(data) })
  return { id, username, isAdmin, sessionId: randomUUID(), sessionEndsAt: new Date('2100-01-01') }
}
const scopeOf = (viewer: Member) => testScope(viewer, current.toISOString())
const system = () => testScope('system', current.toISOString())

async function device(member: Member, browser = fake.subscribe()): Promise<FakeBrowser> {
  await laurel.addSubscription(scopeOf(member), browser)
  return browser
}

/** One pass of a worker without the queue, which would already keep others from the same delivery. */
async function work(place = 0): Promise<void> {
  const due = await laurel.dueDeliveries(system())
  const first = place % Math.max(1, due.length)
  for (const { id, dueAt } of [...due.slice(first), ...due.slice(0, first)])
    await laurel.deliverReminder(system(), id, dueAt)
}

async function giveReward(member: Member): Promise<void> {
  await laurel.db.pointEntry.create({ data: { ...someGift(member.id, 1), day: toDate(dayOf(current, paris)) } })
  const asked = {
    memberId: member.id,
    name: 'Cinema',
    cost: 1,
    week: toDate(mondayOf(dayOf(current, paris))),
    askedAt: current,
  }
  const { id } = await laurel.db.rewardRequest.create({ data: { ...asked, state: 'open' } })
  await laurel.db.rewardRequest.update({ where: { id }, data: { state: 'given', closedAt: current } })
}

/** The messages that a browser showed. */
const shown = ({ endpoint }: FakeBrowser) =>
  fake.received
    .filter((message) => message.endpoint === endpoint)
    .map(({ text }) => JSON.parse(text) as { title: string; body: string; path: string; memberId: string })
test('twenty workers over 30 days with a clock change and quiet hours send each reminder once', async () => {
  const first = toDay('2027-03-14')
  const days = Array.from({ length: 30 }, (_, index) => addDays(first, index))
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
    data: { ...somePause(ben.id), from: toDate(addDays(first, 5)), to: toDate(addDays(first, 9)) },
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
        if (day < addDays(first, 20)) await laurel.chooseReminders(scopeOf(clara), off)
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
  expect(daysOf('ben')).toEqual([...days.slice(0, 5), ...days.slice(10)])
  expect(daysOf('clara')).toEqual(days.slice(20))
  // From 28 March on, 19:30 in UTC is after 21:00 in Paris.
  expect(daysOf('dora')).toEqual(days.slice(0, 14))
  expect(nudges('dora').every(({ at }) => at === '19:30')).toBe(true)

  const rewards = log.filter(({ phone, title }) => phone === 'anna' && title === 'Your reward is there')
  // Given at 23:00 or midnight, told on the next day: at 06:30 it is too early in winter.
  const winter = days.slice(1, 14).map((day) => ({ day, at: '16:10' }))
  const summer = days.slice(14).map((day) => ({ day, at: '05:30' }))
  expect(rewards.map(({ day, at }) => ({ day, at }))).toEqual([...winter, ...summer])
  expect(log).toHaveLength(30 * 2 + 25 + 10 + 14 + 29 * 2)
}, 300_000)

/** Turns everything on for the member, on one device. */
async function reminded(data: object = {}): Promise<{ member: Member; phone: FakeBrowser }> {
  const member = await someone(data)
  return { member, phone: await device(member) }
}
const deliveries = () => laurel.db.reminderDelivery.findMany({ orderBy: { createdAt: 'asc' } })
const later = (minutes: number) => (current = new Date(current.getTime() + minutes * 60_000))
const noon = () => (current = new Date('2027-05-03T10:00:00Z'))

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

test('two processes at once make one key pair, and messages are signed with it', async () => {
  noon()
  const pairs = await Promise.all(Array.from({ length: 10 }, () => laurel.vapidKeys()))
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1)
  const { member } = await reminded()
  expect(await laurel.sendTest(scopeOf(member))).toEqual({ sent: 1 })
  expect(fake.received).toMatchObject([{ signer: pairs[0]?.publicKey, contact: 'mailto:laurel@example.org' }])
})

test('a device belongs to who registered it last, and to a session that has not ended', async () => {
  noon()
  const [emma, noah] = [await someone(), await someone()]
  const tablet = await device(emma)
  const owners = async () => (await laurel.db.pushSubscription.findMany()).map(({ memberId }) => memberId)
  await device(noah, tablet)
  expect(await owners()).toEqual([noah.id])
  // Another's device is not hers to remove or to adopt.
  await laurel.removeSubscription(scopeOf(emma), tablet)
  expect(await laurel.adoptSubscription(scopeOf(emma), tablet)).toEqual({ isOn: false })
  expect(await owners()).toEqual([noah.id])
  const renewed = { ...noah, sessionId: randomUUID() }
  expect(await laurel.adoptSubscription(scopeOf(renewed), tablet)).toEqual({ isOn: true })

  const end = (id: string) => laurel.db.endedSession.create({ data: { id, expiresAt: new Date('2100-01-01') } })
  await end(noah.sessionId)
  expect(await owners()).toEqual([noah.id])
  // A request of the ended session that was under way must not keep the device from ending with the other one.
  await expect(laurel.adoptSubscription(scopeOf(noah), tablet)).rejects.toMatchObject({ code: 'unauthenticated' })
  await end(renewed.sessionId)
  expect(await owners()).toEqual([])
  await expect(device(renewed, tablet)).rejects.toMatchObject({ code: 'unauthenticated' })

  await device(emma)
  await laurel.db.user.update({ where: { id: emma.id }, data: { sessionVersion: { increment: 1 } } })
  expect(await owners()).toEqual([])
  // A request of the old session that was under way.
  await expect(device({ ...emma, sessionVersion: 0 })).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a device whose session ended by itself receives nothing more, until its member is back', async () => {
  noon()
  const { member, phone } = await reminded()
  const own = { ...member, sessionEndsAt: new Date(current.getTime() + 60 * 60_000) }
  await device(own, phone)
  expect(await laurel.sendTest(scopeOf(own))).toEqual({ sent: 1 })

  // Queued while it was signed in, and due afterwards.
  const { id: subscriptionId } = await laurel.db.pushSubscription.findFirstOrThrow()
  const [before] = await deliveries()
  later(1)
  const queued = { ...somePush(current), subscriptionId }
  const { deliveries: made } = await laurel.db.reminder.create({
    data: { ...someReminder(member.id, current), plannedAt: current, deliveries: { create: queued } },
    select: { deliveries: true },
  })
  later(60)
  for (const { id, dueAt } of made) await laurel.deliverReminder(system(), id, dueAt)
  const after = await deliveries()
  expect(after.map(({ id, outcome }) => [id === before?.id, outcome])).toEqual([
    [true, 'sent'],
    [false, 'gone'],
  ])
  expect(shown(phone)).toHaveLength(1)
  await work()
  expect(await laurel.db.pushSubscription.count()).toBe(0)

  const back = { ...member, sessionId: randomUUID() }
  await device(back, phone)
  expect(await laurel.sendTest(scopeOf(back))).toEqual({ sent: 1 })
})

test('a token registers no device, a member has ten at most, and an address that is no push service is refused', async () => {
  noon()
  const emma = await someone()
  const byToken = { ...scopeOf(emma), isByToken: true as const }
  await expect(laurel.addSubscription(byToken, fake.subscribe())).rejects.toMatchObject({ code: 'forbidden' })
  const local = { ...fake.subscribe(), endpoint: 'https://router.local/admin' }
  await expect(laurel.addSubscription(scopeOf(emma), local)).rejects.toMatchObject({ code: 'invalid' })
  const browsers: FakeBrowser[] = []
  for (let count = 0; count < 11; count += 1) {
    later(1)
    browsers.push(await device(emma))
  }
  const kept = (await laurel.db.pushSubscription.findMany()).map(({ endpoint }) => endpoint)
  expect(kept.sort()).toEqual(
    browsers
      .slice(1)
      .map(({ endpoint }) => endpoint)
      .sort(),
  )
})

test('a device that is gone is removed, and an outage is outlived by the reminder, once', async () => {
  noon()
  const { member, phone } = await reminded()
  const lost = await device(member)
  fake.gone.add(lost.endpoint)
  fake.error = { status: 503 }
  await giveReward(member)
  await work()
  expect((await deliveries()).map(({ outcome, attempts }) => ({ outcome, attempts }))).toEqual(
    Array(2).fill({ outcome: 'queued', attempts: 1 }),
  )
  await work()
  expect((await deliveries()).every(({ attempts }) => attempts === 1)).toBe(true)
  later(2)
  fake.error = { status: 429, retryAfter: '1800' }
  await work()
  later(6)
  fake.error = null
  await work()
  expect(shown(phone)).toEqual([])
  later(30)
  await Promise.all([work(), work(), work()])
  expect(shown(phone)).toMatchObject([{ title: 'Your reward is there', body: 'Cinema', path: '/rewards' }])
  const found = await deliveries()
  expect(found.map(({ outcome }) => outcome).sort()).toEqual(['gone', 'sent'])
  expect((await laurel.db.pushSubscription.findMany()).map(({ endpoint }) => endpoint)).toEqual([phone.endpoint])
})

test('a message that a service refuses, and one whose process died, are not sent again', async () => {
  noon()
  const { member, phone } = await reminded()
  fake.error = { status: 403 }
  await giveReward(member)
  await work()
  expect(await deliveries()).toMatchObject([{ outcome: 'failed', error: expect.stringContaining('403') }])
  fake.error = null
  later(1)
  await giveReward(member)
  const [due] = await laurel.dueDeliveries(system())
  await laurel.db.reminderDelivery.update({
    where: { id: due?.id },
    data: { outcome: 'sending', attemptedAt: current },
  })
  later(16)
  await work()
  expect(await deliveries()).toMatchObject([{}, { outcome: 'failed', error: 'reminders.errors.interrupted' }])
  expect(shown(phone)).toEqual([])
})

test('a test that a service cannot take is told at once, and never attempted again', async () => {
  noon()
  const { member, phone } = await reminded()
  await device(member)
  fake.error = { status: 503 }
  await expect(laurel.sendTest(scopeOf(member))).rejects.toMatchObject({ code: 'unavailable' })
  expect((await deliveries()).map(({ outcome }) => outcome)).toEqual(['failed', 'failed'])
  fake.error = null
  later(2)
  await work()
  expect(shown(phone)).toEqual([])
})

test('a message that was sent but could not be recorded so is given up, not sent again', async () => {
  noon()
  const { member, phone } = await reminded()
  await giveReward(member)
  await laurel.db
    .$executeRaw`ALTER TABLE "ReminderDelivery" ADD CONSTRAINT planted CHECK ("outcome" <> 'sent') NOT VALID`
  try {
    await expect(work()).rejects.toThrow('planted')
  } finally {
    await laurel.db.$executeRaw`ALTER TABLE "ReminderDelivery" DROP CONSTRAINT planted`
  }
  expect(await deliveries()).toMatchObject([{ outcome: 'sending', error: null }])
  later(16)
  await work()
  expect(await deliveries()).toMatchObject([{ outcome: 'failed', error: 'reminders.errors.interrupted' }])
  expect(shown(phone)).toHaveLength(1)
})

test('an answer is told once, as such, and a verdict only when it changed; neither tells the feedback', async () => {
  noon()
  const { member, phone } = await reminded({ language: 'fr' })
  const parent = await someone({ isAdmin: true })
  const decide = async (taskId: string, data: object) => {
    const decided = { taskId, memberId: member.id, deciderId: parent.id, before: 'rejected' as const, isAccepted: true }
    await laurel.db.decision.create({
      data: { ...decided, decidedAt: current, revision: 1, reason: 'SECRET', ...data },
    })
  }
  const task = (title: string) =>
    laurel.db.task.create({
      data: someTask(member.id, { title, date: toDate(toDay('2027-05-01')), expiresAt: null, feedback: 'SECRET' }),
    })
  const [overturned, asked, same, own] = [await task('A'), await task('B'), await task('C'), await task('D')]
  await decide(overturned.id, {})
  await decide(same.id, { isAccepted: false })
  await decide(own.id, { deciderId: member.id })
  const submission = await laurel.db.submission.create({ data: someSubmission(asked, { isAccepted: false }) })
  const { id } = await laurel.db.appeal.create({ data: someAppeal(submission) })
  await decide(asked.id, {})
  const closed = { state: 'granted', slot: null, closedAt: current, answererId: parent.id } as const
  await laurel.db.appeal.update({ where: { id }, data: closed })
  await work()
  await work()
  expect(shown(phone).sort((a, b) => a.body.localeCompare(b.body))).toMatchObject([
    { title: 'Quelqu’un a revu ta tâche', body: 'A', path: `/task-submission/${overturned.id}`, memberId: member.id },
    { title: 'Tu as une réponse', body: 'B', path: `/task-submission/${asked.id}` },
  ])
  expect(fake.received.map(({ text }) => text).join()).not.toContain('SECRET')
})

test('the job queue sends by push and by e-mail, and a queued e-mail is withdrawn when it is switched off', async () => {
  noon()
  const { member, phone } = await reminded({ email: 'emma@example.org' })
  const both = { ...usualChoice, email: ['reward' as const] }
  await laurel.chooseReminders(scopeOf(member), both)
  await giveReward(member)
  await laurel.workJobs(system())
  await laurel.workJobs(system())
  expect(shown(phone)).toHaveLength(1)
  expect(mail.received.map(({ body }) => ({ to: body.to, subject: body.subject }))).toEqual([
    { to: ['emma@example.org'], subject: 'Your reward is there' },
  ])

  mail.error = { status: 500, body: { statusCode: 500, name: 'x', message: 'x' } }
  await giveReward(member)
  await laurel.workJobs(system())
  await laurel.chooseReminders(scopeOf(member), usualChoice)
  mail.error = null
  expect(await laurel.db.emailMessage.count({ where: { outcome: 'queued' } })).toBe(0)
  const emailed = await laurel.db.reminderDelivery.findMany({ where: { channel: 'email' }, orderBy: { error: 'asc' } })
  expect(emailed.map(({ error }) => error)).toEqual(['reminders.errors.off', null])

  // The e-mail that was sent is deleted with its member.
  expect(await laurel.db.emailMessage.count({ where: { outcome: 'sent' } })).toBe(1)
  await laurel.db.user.delete({ where: { id: member.id } })
  expect(await laurel.db.emailMessage.count()).toBe(0)
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

test('a test goes out at night, twenty times a day, and to nobody without a device', async () => {
  current = new Date('2027-05-03T01:00:00Z')
  const { member, phone } = await reminded()
  await expect(laurel.sendTest(scopeOf(await someone()))).rejects.toMatchObject({ code: 'conflict' })
  for (let count = 0; count < 20; count += 1) await laurel.sendTest(scopeOf(member))
  expect(shown(phone)).toHaveLength(20)
  await expect(laurel.sendTest(scopeOf(member))).rejects.toMatchObject({ code: 'too_many' })
  fake.gone.add(phone.endpoint)
  later(24 * 60)
  await expect(laurel.sendTest(scopeOf(member))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'reminders.errors.gone',
  })
})
