import { AppError } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'

/** The password was right and a code is wanted besides. Its message says whether one was given that is wrong. */
export class CodeNeeded extends AppError {
  constructor(message: MessageKey) {
    super('unauthenticated', message, { fields: { code: [message] } })
  }
}
