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
 * Withholds the queued e-mail of a reminder that is not due: postpones it, or marks it as failed once it is too late.
 * Returns whether it did; other e-mails are never withheld.
 */
export async function withholdEmail({ timeZone }: Pick<Scope, 'timeZone'>, emailId: string): Promise<boolean> {
  const reminder = await db.reminder.findFirst({
    where: { deliveries: { some: { emailId } } },
    select: { memberId: true, kind: true, createdAt: true, deliveries: { where: { emailId }, select: { id: true } } },
  })
  const [delivery] = reminder?.deliveries ?? []
  if (!reminder || !delivery) return false
  const { memberId } = reminder
  const [choice, { hours }, paused] = await Promise.all([
    db.reminderChoice.findUnique({ where: { memberId }, select: { nudgeHour: true } }),
    readFamily(db),
    pausesOf(db, [memberId]),
  ])
  const [pauses, nudgeHour] = [paused.get(memberId) ?? noPauses, choice?.nudgeHour ?? nudgeHours.usual]
  const due = reminderDue(reminder, { now: clock(), timeZone, pauses, hours, nudgeHour })
  if (due === 'now') return false
  const queued = { id: emailId, outcome: 'queued' } as const
  if (due === 'never') {
    const data = { outcome: 'failed', error: messageOf('reminders.errors.late') } as const
    await db.emailMessage.updateMany({ where: queued, data })
    return true
  }
  await db.$transaction([
    // The queue keeps the job of this round for hours.
    db.emailMessage.updateMany({ where: queued, data: { round: { increment: 1 } } }),
    db.reminderDelivery.updateMany({ where: { id: delivery.id }, data: { dueAt: due.later } }),
  ])
  return true
}
