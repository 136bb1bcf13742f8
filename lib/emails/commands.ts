import 'server-only'
import { authorize, signedIn } from '@/lib/auth/policy'
import { requireStillViewer } from '@/lib/auth/still-viewer'
import { brand } from '@/lib/brand'
import { dayOf } from '@/lib/calendar'
import { db } from '@/lib/db'
import { deliver, deliverQueued } from '@/lib/emails/delivery'
import { configuredSender } from '@/lib/emails/queries'
import { sanitiseHtml } from '@/lib/emails/sanitise'
import { sendingMs, type EmailId, type EmailOutcome, type SendEmail } from '@/lib/emails/schema'
import { formatSender, isSameAddress } from '@/lib/sender'
import { plainText } from '@/lib/emails/plain-text'
import { emailBody, emailDocument } from '@/lib/emails/template'
import { AppError, invalidField } from '@/lib/errors'
import { knownId } from '@/lib/ids'
import type { Locale } from '@/lib/i18n/locale'
import { messageOf } from '@/lib/i18n/message'
import { translator } from '@/lib/i18n/translator'
import { mailer } from '@/lib/ports'
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
    throw invalidField('from', messageOf('emails.fromForeign', { address }))
  }
  const body = sanitiseHtml(html)
  const text = plainText(body)
  if (text === '') throw invalidField('html', 'emails.nothingLeft')

  const sender = formatSender({ label: from ? from.label : brand, address })
  const document = emailDocument(body, subject, scope.locale)
  return deliver(scope, { from: sender, to, subject, html: document, text, senderId, isRetried: false })
}

/**
 * Sends a system e-mail as plain paragraphs in the reader's language; the schedule retries it after a temporary
 * failure. Returns false when e-mail is not configured. Throws any other error of the mailer.
 */
export async function sendNotice(
  scope: Scope,
  { to, locale, subject, message }: { to: string; locale: Locale; subject: string; message: string },
): Promise<boolean> {
  const mail = noticeFor(scope, { locale, subject, message })
  if (mail === null) return false
  await deliver(scope, { ...mail, to, senderId: null, isRetried: true })
  return true
}

/**
 * Sends the viewer's check that e-mails arrive, without another attempt; administrators only. Throws AppError
 * unavailable when e-mail is not configured, and any error of the mailer.
 */
export async function sendCheck(
  scope: Scope,
  { to, subject, message }: { to: string; subject: string; message: string },
): Promise<void> {
  authorize(scope.viewer, 'email:send')
  const mail = noticeFor(scope, { locale: scope.locale, subject, message })
  if (mail === null) throw new AppError('unavailable', 'emails.notConfigured')
  await deliver(scope, { ...mail, to, senderId: signedIn(scope.viewer).id, isRetried: false })
}

/** A system e-mail without its recipient; null when e-mail is not configured. */
export function noticeFor(
  { now, timeZone }: Pick<Scope, 'now' | 'timeZone'>,
  { locale, subject, message }: { locale: Locale; subject: string; message: string },
) {
  const address = configuredSender()
  if (!mailer().isConfigured || address === null) return null
  const footer = translator(locale, 'emails')('automaticFooter', { year: dayOf(now, timeZone).slice(0, 4) })
  const html = emailDocument(emailBody(message, footer), subject, locale)
  return { from: formatSender({ label: brand, address }), subject, html, text: message }
}

/**
 * Queues a failed or unfinished e-mail again and makes one attempt at once; administrators only. Throws AppError
 * not_found, and conflict when it is sent or being sent.
 */
export async function resendEmail(scope: Scope, { emailId }: EmailId): Promise<{ outcome: EmailOutcome }> {
  authorize(scope.viewer, 'email:send')
  if (!mailer().isConfigured) throw new AppError('unavailable', 'emails.notConfigured')
  const id = knownId(emailId, 'emails.messageNotFound')
  const stuckBefore = new Date(scope.now.getTime() - sendingMs)
  const isStuck = { outcome: 'sending', attemptedAt: { lt: stuckBefore } } as const
  const { count } = await db.$transaction(async (tx) => {
    const queued = await tx.emailMessage.updateMany({
      where: { id, OR: [{ outcome: { in: ['failed', 'queued'] } }, isStuck] },
      data: { outcome: 'queued', attempts: 0, round: { increment: 1 } },
    })
    await requireStillViewer(tx, scope)
    return queued
  })
  const read = () => db.emailMessage.findUnique({ where: { id }, select: { outcome: true } })
  if (count === 0) {
    throw (await read())
      ? new AppError('conflict', 'emails.notResendable')
      : new AppError('not_found', 'emails.messageNotFound')
  }
  // The row records the error.
  await deliverQueued(scope, id).catch(() => undefined)
  return { outcome: (await read())?.outcome ?? 'failed' }
}
