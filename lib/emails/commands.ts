import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { brand } from '@/lib/brand'
import { dayOf } from '@/lib/calendar'
import { db } from '@/lib/db'
import { configuredSender } from '@/lib/emails/queries'
import { sanitiseHtml } from '@/lib/emails/sanitise'
import type { SendEmail } from '@/lib/emails/schema'
import { formatSender, isSameAddress } from '@/lib/emails/sender'
import { plainText } from '@/lib/emails/plain-text'
import { emailBody, emailDocument } from '@/lib/emails/template'
import { AppError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locale'
import { messageOf } from '@/lib/i18n/message'
import { translator } from '@/lib/i18n/translator'
import { mailer } from '@/lib/ports'
import type { Mail } from '@/lib/ports/mailer/port'
import type { Scope } from '@/lib/scope'

/**
 * Sends an e-mail and records it before and after; administrators only. Returns the provider's message id. Throws
 * AppError invalid for a sender other than the configured one or a message that is empty after sanitising, unavailable
 * when e-mail is not configured, and any error of the mailer.
 */
export async function sendEmail(scope: Scope, { to, from, subject, html }: SendEmail): Promise<{ id: string | null }> {
  authorize(scope.viewer, 'email:send')
  const { id: senderId } = signedIn(scope.viewer)
  const address = configuredSender()
  if (!mailer().isConfigured || address === null) throw new AppError('unavailable', 'emails.notConfigured')
  if (from && !isSameAddress(from.address, address)) {
    const message = messageOf('emails.fromForeign', { address })
    throw new AppError('invalid', message, { fields: { from: [message] } })
  }
  const body = sanitiseHtml(html)
  const text = plainText(body)
  if (text === '') {
    throw new AppError('invalid', 'emails.nothingLeft', { fields: { html: [messageOf('emails.nothingLeft')] } })
  }

  const sender = formatSender({ label: from ? from.label : brand, address })
  return deliver(scope, { from: sender, to, subject, html: emailDocument(body, subject, scope.locale), text }, senderId)
}

/**
 * Sends a system e-mail as plain paragraphs in the reader's language. Returns false when e-mail is not configured.
 * Throws any error of the mailer.
 */
export async function sendNotice(
  scope: Scope,
  { to, locale, subject, message }: { to: string; locale: Locale; subject: string; message: string },
): Promise<boolean> {
  const address = configuredSender()
  if (!mailer().isConfigured || address === null) return false
  const year = Number(dayOf(scope.now, scope.timeZone).slice(0, 4))
  const footer = translator(locale, 'emails')('footer', { year: String(year) })
  const html = emailDocument(emailBody(message, footer), subject, locale)
  const from = formatSender({ label: brand, address })
  await deliver(scope, { from, to, subject, html, text: message }, null)
  return true
}

/** Sends an e-mail, and records it before and after. */
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
    await record({
      outcome: 'failed',
      error: error instanceof AppError ? error.message : messageOf('emails.unknownError'),
    })
    throw error
  }
}
