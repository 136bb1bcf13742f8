import 'server-only'
import { Resend } from 'resend'
import { AppError } from '@/lib/errors'
import type { Mailer } from '@/lib/ports/mailer/port'

const TIME_LIMIT_MS = 15_000
const LONGEST_REASON = 300

type ResendSettings = {
  apiKey: string
  /** Base URL; defaults to Resend's. */
  baseUrl?: string
  timeLimitMs?: number
}

/** A mailer that uses Resend. Its errors are AppErrors and never contain the key. */
export function createResendMailer({ apiKey, baseUrl, timeLimitMs = TIME_LIMIT_MS }: ResendSettings): Mailer {
  // Set explicitly, so that the SDK never reads environment variables.
  const resend = new Resend(apiKey, { baseUrl: (baseUrl ?? 'https://api.resend.com').replace(/\/$/, '') })
  return {
    isConfigured: true,
    async send({ key, from, to, subject, html, text }) {
      const signal = AbortSignal.timeout(timeLimitMs)
      const { data, error } = await resend.emails.send(
        { from, to: [to], subject, html, text },
        { idempotencyKey: key, signal },
      )
      if (error) throw toAppError(error, signal.aborted)
      return { id: typeof data.id === 'string' && data.id !== '' ? data.id : null }
    },
  }
}

function toAppError(
  error: { statusCode: number | null; message?: unknown; name?: unknown },
  isOverdue: boolean,
): AppError {
  const { statusCode: status } = error
  const cause = new Error(`Resend answered ${status ?? 'nothing'}: ${String(error.name)}`)
  if (isOverdue) return new AppError('timeout', 'emails.providerSilent', { cause })
  if (status === 429) return new AppError('too_many', 'emails.providerBusy', { cause, retryAfter: 60 })
  if (!status || status >= 500) return new AppError('unavailable', 'emails.providerUnreachable', { cause })
  const reason = typeof error.message === 'string' ? error.message.slice(0, LONGEST_REASON) : String(status)
  // An invalid key is a configuration error, not an error of the message.
  const code = status === 401 || status === 403 ? 'unavailable' : 'invalid'
  return new AppError(code, 'emails.providerRefused', { values: { reason }, cause })
}
