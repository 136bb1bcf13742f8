import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { dayOf } from '@/lib/calendar'
import { db } from '@/lib/db'
import { configuredSender } from '@/lib/emails/queries'
import { sanitiseHtml } from '@/lib/emails/sanitise'
import type { SendEmail } from '@/lib/emails/schema'
import { formatSender, isSameAddress } from '@/lib/emails/sender'
import { plainText } from '@/lib/emails/plain-text'
import { emailBody, emailDocument } from '@/lib/emails/template'
import { AppError } from '@/lib/errors'
import { messages } from '@/lib/messages'
import { mailer } from '@/lib/ports'
import type { Mail } from '@/lib/ports/mailer/port'
import type { Scope } from '@/lib/scope'

const words = messages.emails

/**
 * Sends an e-mail and keeps a record of it, before and after; administrators only. Answers the provider's id
 * of the message. Throws AppError invalid for a sender that is not the configured one or a message of which
 * nothing is left, unavailable when e-mail is not configured, and whatever the mailer does.
 */
export async function sendEmail(scope: Scope, { to, from, subject, html }: SendEmail): Promise<{ id: string | null }> {
  authorize(scope.viewer, 'email:send')
  const { id: senderId } = signedIn(scope.viewer)
  const address = configuredSender()
  if (!mailer().isConfigured || address === null) throw new AppError('unavailable', words.notConfigured)
  if (from && !isSameAddress(from.address, address)) throw new AppError('invalid', words.fromForeign(address))
  const body = sanitiseHtml(html)
  const text = plainText(body)
  if (text === '') throw new AppError('invalid', words.nothingLeft)

  const sender = formatSender({ label: from ? from.label : messages.brand, address })
  return deliver(scope, { from: sender, to, subject, html: emailDocument(body, subject), text }, senderId)
}

/**
 * Sends a message of Laurel's own, as plain paragraphs. False when e-mail is not configured. Throws what the mailer
 * does.
 */
export async function sendNotice(
  scope: Scope,
  { to, subject, message }: { to: string; subject: string; message: string },
): Promise<boolean> {
  const address = configuredSender()
  if (!mailer().isConfigured || address === null) return false
  const year = Number(dayOf(scope.now, scope.timeZone).slice(0, 4))
  const html = emailDocument(emailBody(message, year), subject)
  const from = formatSender({ label: messages.brand, address })
  await deliver(scope, { from, to, subject, html, text: message }, null)
  return true
}

/** Sends a message, and records it before and after. */
async function deliver(
  scope: Scope,
  { text, ...mail }: Omit<Mail, 'key'>,
  senderId: string | null,
): Promise<{ id: string | null }> {
  const { id: key } = await db.emailMessage.create({
    data: { ...mail, senderId, createdAt: scope.now },
    select: { id: true },
  })
  const record = (data: { outcome: 'sent'; providerId: string | null } | { outcome: 'failed'; error: string }) =>
    db.emailMessage.update({ where: { id: key }, data, select: { id: true } })
  try {
    const { id } = await mailer().send({ ...mail, text, key })
    await record({ outcome: 'sent', providerId: id })
    return { id }
  } catch (error) {
    await record({ outcome: 'failed', error: error instanceof AppError ? error.message : words.unknownError })
    throw error
  }
}
