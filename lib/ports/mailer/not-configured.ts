import { AppError } from '@/lib/errors'
import type { Mailer } from '@/lib/ports/mailer/port'

/** Says how to configure e-mails, and sends none. */
export const notConfigured: Mailer = {
  isConfigured: false,
  send: () => Promise.reject(new AppError('unavailable', 'emails.notConfigured')),
}
