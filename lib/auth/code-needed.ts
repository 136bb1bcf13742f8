import { AppError } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'

/** The password was correct, but a second-factor code is missing or wrong; the message says which. */
export class CodeNeededError extends AppError {
  constructor(message: MessageKey) {
    super('unauthenticated', message, { fields: { code: [message] } })
  }
}
