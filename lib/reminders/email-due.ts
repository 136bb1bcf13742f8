import 'server-only'
import { now as clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { messageOf } from '@/lib/i18n/message'
import { noPauses } from '@/lib/points/pauses'
import { pausesOf } from '@/lib/points/read-pauses'
import { readFamily } from '@/lib/reminders/claim'
import { reminderDue } from '@/lib/reminders/due'
import { nudgeHours } from '@/lib/reminders/kinds'
import type { Scope } from '@/lib/scope'

/**
 * Whether a queued e-mail may be sent now. One of a reminder whose last attempt failed waits for the family's hours,
 * and has failed once it is too late; any other may be sent.
 */
export async function isEmailDue({ timeZone }: Pick<Scope, 'timeZone'>, emailId: string): Promise<boolean> {
  const select = { id: true, reminder: { select: { memberId: true, kind: true, createdAt: true } } } as const
  const delivery = await db.reminderDelivery.findFirst({ where: { emailId }, select })
  if (!delivery) return true
  const { memberId } = delivery.reminder
  const [choice, { hours }, paused] = await Promise.all([
    db.reminderChoice.findUnique({ where: { memberId }, select: { nudgeHour: true } }),
    readFamily(db),
    pausesOf(db, [memberId]),
  ])
  const [pauses, nudgeHour] = [paused.get(memberId) ?? noPauses, choice?.nudgeHour ?? nudgeHours.usual]
  const due = reminderDue(delivery.reminder, { now: clock(), timeZone, pauses, hours, nudgeHour })
  if (due === 'now') return true
  const data =
    due === 'never'
      ? { outcome: 'failed' as const, error: messageOf('reminders.errors.late') }
      : // The queue keeps the job of this round for hours.
        { round: { increment: 1 } }
  await db.$transaction([
    db.emailMessage.updateMany({ where: { id: emailId, outcome: 'queued' }, data }),
    ...(due === 'never'
      ? []
      : [db.reminderDelivery.updateMany({ where: { id: delivery.id }, data: { dueAt: due.later } })]),
  ])
  return false
}
