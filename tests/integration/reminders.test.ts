import { randomUUID } from 'node:crypto'
import type { Viewer } from '@/lib/auth/policy'
import { addDays, dayOf, mondayOf, toDate, toDay } from '@/lib/calendar'
import { usualChoice } from '@/lib/reminders/schema'
import { someGift, someTask, someUser } from '../fixtures/rows'
import { paris, testScope } from '../fixtures/scope'
import { type FakeBrowser, type PushFake, startPushFake } from '../harness/push-fake'
import { type ResendFake, resendKey, startResendFake } from '../harness/resend-fake'

let current = new Date('2027-03-01T11:00:00Z')
jest.mock('@/lib/clock', () => ({ now: () => current }))

let fake: PushFake
let mail: ResendFake
let laurel: Awaited<ReturnType<typeof load>>

async function load() {
  const modules = await Promise.all([
    import('@/lib/db'),
    import('@/lib/reminders/commands'),
    import('@/lib/reminders/plan'),
    import('@/lib/reminders/deliver'),
    import('@/lib/reminders/vapid'),
    import('@/lib/jobs/commands'),
  ])
  const [{ db }, commands, plan, deliver, vapid, jobs] = modules
  return { db, ...commands, ...plan, ...deliver, ...vapid, ...jobs }
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
  mail.received.length = 0
})

type Member = Viewer & { sessionId: string }

async function someone(data: object = {}): Promise<Member> {
  const { id, username, isAdmin } = await laurel.db.user.create({ data: someUser(data) })
  return { id, username, isAdmin, sessionId: randomUUID() }
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
  for (const { id } of [...due.slice(first), ...due.slice(0, first)]) await laurel.deliverReminder(system(), id)
}

async function giveReward(member: Member): Promise<void> {
  await laurel.db.pointEntry.create({
    data: { ...someGift(member.id, 1), day: toDate(dayOf(current, paris)) } as never,
  })
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
test('twenty workers over 60 days with a clock change and quiet hours send each reminder once', async () => {
  const first = toDay('2027-03-01')
  const days = Array.from({ length: 60 }, (_, index) => addDays(first, index))
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
    data: { memberId: ben.id, from: toDate(addDays(first, 10)), to: toDate(addDays(first, 14)), name: 'Camp' },
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
        if (day < addDays(first, 40)) await laurel.chooseReminders(scopeOf(clara), off)
      }
      fake.received.length = 0
      await Promise.all(Array.from({ length: at === '16:10' ? 20 : 4 }, (_, place) => work(place)))
      for (const [phone, browser] of [...Object.entries(phones), ['tablet', tablet] as const]) {
        for (const { title } of shown(browser)) log.push({ phone, day, at, title })
      }
    }
  }

  const nudges = (phone: string) => log.filter((each) => each.phone === phone && each.title === 'Today’s tasks')
  const daysOf = (phone: string) => nudges(phone).map(({ day }) => day)
  expect(daysOf('anna')).toEqual(days)
  expect(daysOf('tablet')).toEqual(days)
  expect(daysOf('ben')).toEqual([...days.slice(0, 10), ...days.slice(15)])
  expect(daysOf('clara')).toEqual(days.slice(40))
  // From 28 March on, 19:30 in UTC is after 21:00 in Paris.
  expect(daysOf('dora')).toEqual(days.slice(0, 27))
  expect(nudges('dora').every(({ at }) => at === '19:30')).toBe(true)

  const rewards = log.filter(({ phone, title }) => phone === 'anna' && title === 'Your reward is there')
  // Given at 23:00 or midnight, told on the next day: at 06:30 it is too early in winter.
  const winter = days.slice(1, 27).map((day) => ({ day, at: '16:10' }))
  const summer = days.slice(27).map((day) => ({ day, at: '05:30' }))
  expect(rewards.map(({ day, at }) => ({ day, at }))).toEqual([...winter, ...summer])
  expect(log).toHaveLength(60 * 2 + 55 + 20 + 27 + 59 * 2)
}, 300_000)
