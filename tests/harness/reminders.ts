import { randomUUID } from 'node:crypto'
import type { Viewer } from '@/lib/auth/policy'
import { dayOf, mondayOf, toDate } from '@/lib/calendar'
import { now } from '@/lib/clock'
import { someGift, someUser } from '../fixtures/rows'
import { paris, testScope } from '../fixtures/scope'
import { type FakeBrowser, type PushFake, startPushFake } from './push-fake'
import { type ResendFake, resendKey, startResendFake } from './resend-fake'

export let fake: PushFake
export let mail: ResendFake
export let laurel: Awaited<ReturnType<typeof load>>

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

/** Starts the fakes and loads Laurel, whose clock the test file mocks. */
export async function start() {
  fake = await startPushFake()
  mail = await startResendFake()
  jest.resetModules()
  const settings = {
    RESEND_API_KEY: resendKey,
    RESEND_BASE_URL: mail.url,
    EMAIL_FROM: 'laurel@example.org',
    NEXTAUTH_URL: 'http://laurel.test',
  }
  Object.assign(process.env, { ...settings, PUSH_TO_LOOPBACK: '1', LOG_LEVEL: 'silent' })
  laurel = await load()
}
export async function stop() {
  await laurel.closeQueue()
  await Promise.all([fake.stop(), mail.stop()])
}
export async function clear() {
  await laurel.db.user.deleteMany()
  await laurel.db.emailMessage.deleteMany()
  fake.error = null
  fake.received.length = 0
  mail.error = null
  mail.received.length = 0
}

type Member = Viewer & { sessionId: string }

export async function someone(data: object = {}): Promise<Member> {
  const { id, username, isAdmin } = await laurel.db.user.create({ data: someUser(data) })
  return { id, username, isAdmin, sessionId: randomUUID(), sessionEndsAt: new Date('2100-01-01') }
}
export const scopeOf = (viewer: Member) => testScope(viewer, now().toISOString())
export const system = () => testScope('system', now().toISOString())

export async function device(member: Member, browser = fake.subscribe()): Promise<FakeBrowser> {
  await laurel.addSubscription(scopeOf(member), browser)
  return browser
}

/** One pass of a worker without the queue, which would already keep others from the same delivery. */
export async function work(place = 0): Promise<void> {
  const due = await laurel.dueDeliveries(system())
  const first = place % Math.max(1, due.length)
  for (const { id, dueAt } of [...due.slice(first), ...due.slice(0, first)])
    await laurel.deliverReminder(system(), id, dueAt)
}

export async function giveReward(member: Member): Promise<void> {
  await laurel.db.pointEntry.create({ data: { ...someGift(member.id, 1), day: toDate(dayOf(now(), paris)) } })
  const asked = {
    memberId: member.id,
    name: 'Cinema',
    cost: 1,
    week: toDate(mondayOf(dayOf(now(), paris))),
    askedAt: now(),
  }
  const { id } = await laurel.db.rewardRequest.create({ data: { ...asked, state: 'open' } })
  await laurel.db.rewardRequest.update({ where: { id }, data: { state: 'given', closedAt: now() } })
}

/** The messages that a browser showed. */
export const shown = ({ endpoint }: FakeBrowser) =>
  fake.received
    .filter((message) => message.endpoint === endpoint)
    .map(({ text }) => JSON.parse(text) as { title: string; body: string; path: string; memberId: string })

/** Turns everything on for the member, on one device. */
export async function reminded(data: object = {}): Promise<{ member: Member; phone: FakeBrowser }> {
  const member = await someone(data)
  return { member, phone: await device(member) }
}
