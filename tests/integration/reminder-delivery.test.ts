import { randomUUID } from 'node:crypto'
import { toDate, toDay } from '@/lib/calendar'
import { plainText } from '@/lib/emails/plain-text'
import { usualChoice } from '@/lib/reminders/schema'
import { someAppeal, somePush, someReminder, someSubmission, someTask } from '../fixtures/rows'
import { type FakeBrowser } from '../harness/push-fake'
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

const deliveries = () => laurel.db.reminderDelivery.findMany({ orderBy: { createdAt: 'asc' } })
const later = (minutes: number) => (current = new Date(current.getTime() + minutes * 60_000))
const noon = () => (current = new Date('2027-05-03T10:00:00Z'))

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

test('a test is sent by the request that asks for it, even while the jobs look for due reminders', async () => {
  noon()
  const { member } = await reminded()
  const [result] = await Promise.all([laurel.sendTest(scopeOf(member)), work(), work(), work()])
  expect(result).toEqual({ sent: 1 })
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
  const { text, html } = mail.received[0]!.body
  const chosen = 'You chose this e-mail on My Profile, under Reminders, where you can also stop it.'
  expect(text).toBe(`Cinema\n\nhttp://laurel.test/rewards\n\n${chosen}`)
  expect(plainText(String(html))).toMatch(/© 2027 Laurel\. Sent automatically by Laurel for your family\.$/)

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
