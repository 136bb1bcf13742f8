import 'server-only'
import { dayMs } from '@/lib/calendar'
import { db } from '@/lib/db'
import type { Scope } from '@/lib/scope'

/** Days for which the log of reminders is kept. */
const keptDays = 90

/** Removes old reminders with their deliveries. */
export async function sweepReminders({ now }: Pick<Scope, 'now'>): Promise<void> {
  await db.reminder.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - keptDays * dayMs) } } })
}
