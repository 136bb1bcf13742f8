import 'server-only'
import { createTransport } from 'nodemailer'
import { AppError } from '@/lib/errors'
import type { Mailer } from '@/lib/ports/mailer/port'

const TIME_LIMIT_MS = 15_000
const LONGEST_REASON = 300

type SmtpSettings = {
  /** `smtp://user:password@host:587` or `smtps://…:465`; the first upgrades to TLS when the server offers it. */
  url: string
  timeLimitMs?: number
}

type SmtpError = {
  message?: string
  /** Nodemailer's own; `originalCode` is the system's or OpenSSL's. */
  code?: string
  originalCode?: string
  syscall?: string
  responseCode?: number
  response?: string
}

/** A mailer that uses an SMTP server. Its errors are AppErrors and never contain the password. */
export function createSmtpMailer({ url, timeLimitMs = TIME_LIMIT_MS }: SmtpSettings): Mailer {
  const limits = { connectionTimeout: timeLimitMs, greetingTimeout: timeLimitMs, socketTimeout: timeLimitMs }
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  return {
    isConfigured: true,
    async send({ key, from, to, subject, html, text }) {
      try {
        // The same id for every attempt, so that mail servers can recognise a duplicate.
        const domain = from.replace(/>$/, '').split('@').at(-1)
        const mail = { from, to, subject, html, text, messageId: `<${key}@${domain}>` }
        const { messageId } = await transport.sendMail(mail)
        return { id: messageId || null }
      } catch (error) {
        throw toAppError(error as SmtpError)
      }
    },
  }
}

function toAppError(error: SmtpError): AppError {
  const { code, originalCode, responseCode: status, response } = error
  const cause = Object.assign(new Error(`The SMTP server answered ${status ?? 'nothing'}: ${code}`), {
    code: originalCode ?? code,
  })
  if (status === 421 || status === 450 || status === 451 || status === 452) {
    return new AppError('too_many', 'emails.providerBusy', { cause, retryAfter: 60 })
  }
  const reason = (response ?? '').slice(0, LONGEST_REASON) || String(status)
  // Wrong credentials are a configuration error, not an error of the message.
  if (code === 'EAUTH') return new AppError('unavailable', 'emails.providerRefused', { values: { reason }, cause })
  if (status && status >= 500) return new AppError('invalid', 'emails.providerRefused', { values: { reason }, cause })
  if (status || isUnsent(error)) return new AppError('unavailable', 'emails.providerUnreachable', { cause })
  // The server may have accepted the message before the connection was lost.
  return new AppError('timeout', 'emails.providerSilent', { cause })
}

/** Whether the connection failed before a message could be handed over: at its name, its address or its encryption. */
function isUnsent({ message = '', code, syscall }: SmtpError): boolean {
  // An error of a socket without a system call is one of TLS.
  const isTls = code === 'ETLS' || (code === 'ESOCKET' && syscall === undefined)
  return isTls || code === 'EDNS' || syscall === 'connect' || /^(?:Connection timeout|Greeting)/.test(message)
}
