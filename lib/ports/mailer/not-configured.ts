import { AppError } from '@/lib/errors'
import type { Mailer } from '@/lib/ports/mailer/port'

/** Rejects every message with a hint on how to configure e-mail. */
export const notConfigured: Mailer = {
  isConfigured: false,
  send: () => Promise.reject(new AppError('unavailable', 'emails.notConfigured')),
}
