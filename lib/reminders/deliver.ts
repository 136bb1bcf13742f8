import 'server-only'
import { now as clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { minuteMs } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { hashOf } from '@/lib/hash'
import { messageOf } from '@/lib/i18n/message'
import { log } from '@/lib/log'
import { push } from '@/lib/ports'
import type { VapidPair } from '@/lib/ports/push/port'
import { claimDelivery, type Claimed } from '@/lib/reminders/claim'
import { vapidKeys } from '@/lib/reminders/vapid'
import type { Scope } from '@/lib/scope'
import type { ReminderOutcome } from '@/prisma/generated/client'

/** Minutes before each further attempt; after the last one the delivery has failed. */
const retryMinutes = [1, 5, 20, 60]

/**
 * Makes an attempt at a queued delivery; does nothing when another worker has it, or when it is no longer wanted. The
 * result is recorded, not thrown; only an error of the database before the attempt is thrown. It is due even if this
 * machine's clock has not reached `dueAt` yet: the clock of the machine that queued it had.
 */
export async function deliverReminder(
  { timeZone }: Pick<Scope, 'timeZone'>,
  deliveryId: string,
  dueAt: Date,
): Promise<void> {
  const now = new Date(Math.max(clock().getTime(), dueAt.getTime()))
  // Before the claim: while the keys cannot be read, the delivery stays queued.
  const keys = await vapidKeys()
  const claimed = await db.$transaction((tx) => claimDelivery(tx, { now, timeZone }, deliveryId))
  if (claimed) await send(claimed, keys)
}

async function send(claimed: Claimed, keys: VapidPair): Promise<void> {
  const { deliveryId, memberId, target, text, locale, lifetime } = claimed
  const payload = JSON.stringify({ ...text, memberId, locale, tag: text.path })
  try {
    await push().send(target, { payload, keys, lifetime, topic: hashOf(text.path).slice(0, 32) })
  } catch (error) {
    return recordError(claimed, error)
  }
  // Outside the try: the service has the message, so a failure to record it is not a failure to send.
  await record(deliveryId, { outcome: 'sent', error: null })
}

async function recordError({ deliveryId, subscriptionId, kind, attempts }: Claimed, error: unknown): Promise<void> {
  const code = error instanceof AppError ? error.code : null
  const reason = error instanceof AppError ? error.message : messageOf('reminders.errors.unknown')
  log.warn({ event: 'reminder_failed', deliveryId, code, err: error }, 'a reminder was not delivered')
  if (code === 'not_found') {
    await record(deliveryId, { outcome: 'gone', error: reason })
    await db.pushSubscription.deleteMany({ where: { id: subscriptionId } })
    return
  }
  // A failed test is not retried: its result is shown at once, and retries would delay other jobs.
  const isRetried = kind !== 'test' && (code === 'unavailable' || code === 'too_many')
  const minutes = isRetried ? retryMinutes[attempts - 1] : undefined
  if (minutes === undefined) return record(deliveryId, { outcome: 'failed', error: reason })
  const askedMs = error instanceof AppError ? (error.retryAfter ?? 0) * 1000 : 0
  const dueAt = new Date(clock().getTime() + Math.max(minutes * minuteMs, askedMs))
  await record(deliveryId, { outcome: 'queued', error: reason, dueAt })
}

type Recorded = { outcome: ReminderOutcome; error: string | null; dueAt?: Date }

/** The delivery may have been given up, or deleted with its member, while it was sent. */
async function record(id: string, data: Recorded): Promise<void> {
  await db.reminderDelivery.updateMany({ where: { id, outcome: 'sending' }, data })
}
