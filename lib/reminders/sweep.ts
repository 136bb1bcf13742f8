import 'server-only'
import { dayMs } from '@/lib/calendar'
import { deleteOld } from '@/lib/delete-old'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

/** Days for which the log of reminders is kept. */
const keptDays = 90

/** Removes old reminders with their deliveries. */
export async function sweepReminders({ now }: Pick<Scope, 'now'>): Promise<void> {
  await deleteOld('Reminder', Prisma.sql`"createdAt" < ${new Date(now.getTime() - keptDays * dayMs)}`)
}
