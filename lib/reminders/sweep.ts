import 'server-only'
import { dayMs } from '@/lib/durations'
import { db } from '@/lib/db'
import { deleteOld } from '@/lib/delete-old'
import type { Scope } from '@/lib/scope'
import { Prisma } from '@/prisma/generated/client'

type Moment = Pick<Scope, 'now'>

/** Days for which the log of reminders is kept. */
const keptDays = 90

/** Removes old reminders with their deliveries. */
export function sweepReminders({ now }: Moment): Promise<void> {
  return withReminderLock(
    deleteOld('Reminder', Prisma.sql`"createdAt" < ${new Date(now.getTime() - keptDays * dayMs)}`),
  )
}

/** Removes devices whose session has ended. */
export function sweepSubscriptions({ now }: Moment): Promise<void> {
  return withReminderLock(deleteOld('PushSubscription', Prisma.sql`"endsAt" <= ${now}`))
}

/** Both change the deliveries of what they delete: at once, in different orders, they would end in a deadlock. */
async function withReminderLock(deletion: Prisma.PrismaPromise<number>): Promise<void> {
  await db.$transaction([db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('laurel reminders'))`, deletion])
}
