import { AppError } from '@/lib/errors'

/** The password was right and a code is wanted besides. Its message says whether one was given that is wrong. */
export class CodeNeeded extends AppError {
  constructor(message: string) {
    super('unauthenticated', message, { fields: { code: [message] } })
  }
}
