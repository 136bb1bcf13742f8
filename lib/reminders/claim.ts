import 'server-only'
import type { Database } from '@/lib/db'
import { noticeFor } from '@/lib/emails/commands'
import { env } from '@/lib/env'
import { defaultLocale, type Locale } from '@/lib/i18n/locale'
import { messageOf, type MessageKey } from '@/lib/i18n/message'
import { translator } from '@/lib/i18n/translator'
import { noPauses } from '@/lib/points/pauses'
import { pausesOf } from '@/lib/points/read-pauses'
import type { PushTarget } from '@/lib/ports/push/port'
import { lifetimeOf, reminderDue } from '@/lib/reminders/due'
import { daysWithOpenTasks } from '@/lib/reminders/facts'
import { isNudge, nudgeHours, type SentKind } from '@/lib/reminders/kinds'
import { reminderText, type ReminderText } from '@/lib/reminders/text'
import type { Moment } from '@/lib/scope'

/** A push message that this worker, and no other, is to send. */
export type Claimed = {
  deliveryId: string
  subscriptionId: string
  memberId: string
  kind: SentKind
  attempts: number
  target: PushTarget
  text: ReminderText
  locale: Locale
  /** How long the push service keeps it for a device that is away, in seconds. */
  lifetime: number
}

const columns = { id: true, memberId: true, kind: true, occasion: true, taskId: true, createdAt: true } as const

type Reminded = NonNullable<Awaited<ReturnType<typeof find>>>

/** The reminder with this delivery, or without it if both are deleted between the two statements that read them. */
const find = (tx: Database, deliveryId: string) =>
  tx.reminder.findFirst({
    where: { deliveries: { some: { id: deliveryId } } },
    select: {
      ...columns,
      deliveries: {
        where: { id: deliveryId },
        select: { outcome: true, channel: true, subscriptionId: true, attempts: true },
      },
    },
  })

/**
 * Claims a queued delivery that is due, and returns the message to push. In the same transaction it is decided whether
 * the member still wants it, the device is still theirs, and it is the time for it; otherwise the delivery is settled
 * or postponed, and null is returned. An e-mail is queued here, and sent as all are.
 */
export async function claimDelivery(tx: Database, moment: Moment, deliveryId: string): Promise<Claimed | null> {
  const reminder = await find(tx, deliveryId)
  const [found] = reminder?.deliveries ?? []
  if (!reminder || found?.outcome !== 'queued') return null
  const { channel, subscriptionId } = found
  const { memberId, kind } = reminder
  // Locked before the delivery, as by everybody who deletes them.
  const choice = await lockChoice(tx, memberId)
  const target = subscriptionId ? await lockTarget(tx, moment, { id: subscriptionId, memberId }) : undefined
  const { count } = await tx.reminderDelivery.updateMany({
    where: { id: deliveryId, outcome: 'queued', dueAt: { lte: moment.now } },
    data: { outcome: 'sending', attempts: { increment: 1 }, attemptedAt: moment.now },
  })
  if (count === 0) return null

  const settle = async (data: object): Promise<null> => {
    await tx.reminderDelivery.update({ where: { id: deliveryId }, data, select: { id: true } })
    return null
  }
  const skip = (reason: MessageKey) => settle({ outcome: 'skipped', error: messageOf(reason) })
  if (kind !== 'test' && !choice?.[channel].includes(kind)) return skip('reminders.errors.off')
  if (channel === 'push' && !target) return settle({ outcome: 'gone', error: messageOf('reminders.errors.gone') })
  const pauses = (await pausesOf(tx, [memberId])).get(memberId) ?? noPauses
  const { hours, language } = await readFamily(tx)
  const due = reminderDue(reminder, { ...moment, pauses, hours, nudgeHour: choice?.nudgeHour ?? nudgeHours.usual })
  if (due === 'never') return skip('reminders.errors.late')
  if (due !== 'now') return settle({ outcome: 'queued', dueAt: due.later, attempts: found.attempts })
  const reader = await readerOf(tx, memberId, language)
  const text = await textFor(tx, moment, reminder, reader.locale)
  if (text === null) return skip('reminders.errors.done')

  if (channel === 'email') return settle(await queueEmail(tx, moment, { reader, text, deliveryId }))
  if (!target || !subscriptionId) return null
  const attempts = found.attempts + 1
  const lifetime = lifetimeOf(kind, { ...moment, hours })
  return { deliveryId, subscriptionId, memberId, kind, attempts, target, text, locale: reader.locale, lifetime }
}

type Choice = { push: SentKind[]; email: SentKind[]; nudgeHour: number }

/** Waits for a change of the choice that is under way, and keeps others waiting until this transaction ends. */
async function lockChoice(tx: Database, memberId: string): Promise<Choice | undefined> {
  const [choice] = await tx.$queryRaw<Choice[]>`
    SELECT "push"::text[] AS "push", "email"::text[] AS "email", "nudgeHour" FROM "ReminderChoice"
    WHERE "memberId" = ${memberId}::uuid FOR SHARE`
  return choice
}

type Device = { id: string; memberId: string }

/** The device, if it is still the member's and its session has not ended. */
async function lockTarget(tx: Database, { now }: Moment, { id, memberId }: Device): Promise<PushTarget | undefined> {
  const [target] = await tx.$queryRaw<PushTarget[]>`
    SELECT "endpoint", "p256dh", "auth" FROM "PushSubscription"
    WHERE "id" = ${id}::uuid AND "memberId" = ${memberId}::uuid AND "endsAt" > ${now}::timestamptz FOR SHARE`
  return target
}

/** The family's language, and its hours for reminders. */
export async function readFamily(tx: Database) {
  const select = { language: true, remindersFrom: true, remindersUntil: true } as const
  const { language, remindersFrom: from, remindersUntil: until } = await tx.familySettings.findFirstOrThrow({ select })
  return { language, hours: { from, until } }
}

async function readerOf(tx: Database, id: string, familyLanguage: Locale | null) {
  const { email, language } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, language: true },
  })
  return { email, locale: language ?? familyLanguage ?? defaultLocale }
}

/** The words of a reminder as things are now; null when there is nothing left to say. */
async function textFor(
  tx: Database,
  moment: Moment,
  { memberId, kind, taskId, occasion }: Reminded,
  locale: Locale,
): Promise<ReminderText | null> {
  const blank = { kind, openTasks: 0, streak: 0, taskId: null, name: '' }
  if (kind === 'test') return reminderText(blank, locale)
  if (isNudge(kind)) {
    const [day] = await daysWithOpenTasks(tx, moment, [memberId])
    if (!day || (kind === 'streak' && (day.isTodayDone || day.streak === 0))) return null
    return reminderText({ ...blank, ...day }, locale)
  }
  if (kind === 'reward') {
    const where = { id: occasion, memberId, state: 'given' } as const
    const request = await tx.rewardRequest.findFirst({ where, select: { name: true } })
    return request && reminderText({ ...blank, name: request.name }, locale)
  }
  if (taskId === null) return null
  const task = await tx.task.findFirst({ where: { id: taskId, assigneeId: memberId }, select: { title: true } })
  return task && reminderText({ ...blank, taskId, name: task.title }, locale)
}

type Email = {
  reader: { email: string | null; locale: Locale }
  text: ReminderText
  deliveryId: string
}

/** Queues the e-mail. Returns the delivery's outcome. */
async function queueEmail(tx: Database, moment: Moment, { reader, text, deliveryId }: Email) {
  const { email: to, locale } = reader
  const site = env().NEXTAUTH_URL
  const link = site === undefined ? [] : [new URL(text.path, site).href]
  const message = [text.body, ...link, translator(locale, 'reminders')('stop')].join('\n\n')
  const mail = noticeFor(moment, { locale, subject: text.title, message })
  if (mail === null || to === null) return { outcome: 'skipped', error: messageOf('reminders.errors.noEmail') }
  const occasion = `reminder ${deliveryId}`
  const queued = { occasion, outcome: 'queued', attempts: 0, createdAt: moment.now } as const
  const { id: emailId } = await tx.emailMessage.create({ data: { ...mail, ...queued, to }, select: { id: true } })
  return { outcome: 'sent', emailId }
}
