import 'server-only'
import { db } from '@/lib/db'
import { plainText } from '@/lib/emails/plain-text'
import { AppError } from '@/lib/errors'
import { messageOf } from '@/lib/i18n/message'
import { log } from '@/lib/log'
import { mailer } from '@/lib/ports'
import type { Mail } from '@/lib/ports/mailer/port'

/** Attempts to deliver an e-mail before it counts as failed. */
const mostSendAttempts = 5

/** An e-mail as recorded. `isRetried`: a temporary failure leaves it queued for the schedule instead of throwing. */
type Outgoing = Omit<Mail, 'key'> & { senderId: string | null; isRetried: boolean }
type Moment = { readonly now: Date }

/**
 * Sends an e-mail, and records it before and after. Returns the provider's id. Throws any error of the mailer. A
 * database that is away once the provider has the e-mail is logged and not thrown.
 */
export async function deliver({ now }: Moment, { isRetried, ...mail }: Outgoing): Promise<{ id: string | null }> {
  const { id: key } = await db.emailMessage.create({
    data: { ...mail, createdAt: now, attemptedAt: now },
    select: { id: true },
  })
  return attempt({ ...mail, key }, { isRetried })
}

/**
 * Makes the next attempt to send a queued e-mail; does nothing when another worker has it or it is sent. Throws the
 * error of the mailer while another attempt is left, so that the queue schedules it.
 */
export async function deliverQueued({ now }: Moment, id: string): Promise<void> {
  const { count } = await db.emailMessage.updateMany({
    where: { id, outcome: 'queued' },
    data: { outcome: 'sending', attempts: { increment: 1 }, attemptedAt: now },
  })
  if (count === 0) return
  const { html, text, attempts, ...mail } = await db.emailMessage.findUniqueOrThrow({
    where: { id },
    select: { from: true, to: true, subject: true, html: true, text: true, attempts: true },
  })
  const isRetried = attempts < mostSendAttempts
  try {
    await attempt({ ...mail, html, text: text ?? plainText(html), key: id }, { isRetried, isThrown: true })
  } catch (error) {
    if (isRetried && isTemporary(error)) throw error
    logUnsent(id, error)
  }
}

async function attempt(
  { key, from, to, subject, html, text }: Mail,
  { isRetried, isThrown = false }: { isRetried: boolean; isThrown?: boolean },
): Promise<{ id: string | null }> {
  const sending = mailer().send({ key, from, to, subject, html, text })
  const sent = await sending.catch(async (error: unknown) => {
    const isQueued = isRetried && isTemporary(error)
    const reason = error instanceof AppError ? error.message : messageOf('emails.unknownError')
    const isRecorded = await tryRecord(key, { outcome: isQueued ? 'queued' : 'failed', error: reason })
    // Nothing would send an e-mail again that is not recorded as queued.
    if (!isQueued || !isRecorded || isThrown) throw error
    logUnsent(key, error)
    return null
  })
  if (sent === null) return { id: null }
  await tryRecord(key, { outcome: 'sent', providerId: sent.id, error: null })
  return { id: sent.id }
}

const logUnsent = (emailId: string, error: unknown) =>
  log.warn({ event: 'email_not_sent', emailId, err: error }, 'an e-mail was not sent')

type Recorded =
  { outcome: 'sent'; providerId: string | null; error: null } | { outcome: 'failed' | 'queued'; error: string }

/**
 * Returns whether the outcome was recorded. An error of the database is logged, not thrown, so that the mailer's own
 * result is shown; the outcome then counts as unknown. The row may be gone: the e-mail of a reminder is deleted with its
 * member.
 */
async function tryRecord(id: string, data: Recorded): Promise<boolean> {
  try {
    await db.emailMessage.updateMany({ where: { id }, data })
    return true
  } catch (error) {
    log.error({ event: 'email_unrecorded', emailId: id, err: error }, 'the outcome of an e-mail could not be recorded')
    return false
  }
}

/** A timeout is not temporary: the message may have arrived, and a second one would be a duplicate. */
function isTemporary(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'unavailable' || error.code === 'too_many')
}
