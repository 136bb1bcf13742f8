import { messageOf, type EncodedMessage, type MessageKey, type MessageValues } from '@/lib/i18n/message'

/** Error codes with their HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  cancelled: 499,
  unavailable: 503,
  timeout: 504,
} as const

export type ErrorCode = keyof typeof errorStatus

type ErrorDetails = {
  /** The arguments of the message. */
  values?: MessageValues
  /** Seconds to wait before retrying; sent as Retry-After. */
  retryAfter?: number
  /** Errors by field name; each a text from `messageOf`. */
  fields?: Record<string, string[]>
  /** Logged only, never shown. */
  cause?: unknown
}

/**
 * An expected error whose message is shown to the user: a key and its arguments, translated for the response. All other
 * errors are masked.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfter?: number
  readonly fields?: Record<string, string[]>

  constructor(code: ErrorCode, message: MessageKey | EncodedMessage, details: ErrorDetails = {}) {
    super(details.values ? messageOf(message as MessageKey, details.values) : message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.retryAfter = details.retryAfter
    this.fields = details.fields
  }

  /** The message, for use in another error. */
  get encoded(): EncodedMessage {
    return this.message as EncodedMessage
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** An error of one field of the input. */
export function invalidField(field: string, message: MessageKey | EncodedMessage): AppError {
  return new AppError('invalid', message, { fields: { [field]: [message] } })
}
