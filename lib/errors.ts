import { messageOf, type EncodedMessage, type MessageKey, type MessageValues } from '@/lib/i18n/message'

/** What can go wrong, each with the HTTP status that REST answers. The one table of errors. */
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

export type ErrorDetails = {
  /** The arguments of the message. */
  values?: MessageValues
  /** Seconds after which trying again makes sense; REST answers it as Retry-After. */
  retryAfter?: number
  /** What was wrong with each field of a form, by field name; each a text from `messageOf`. */
  fields?: Record<string, string[]>
  /** Said to the log only, never to the person. */
  cause?: unknown
}

/**
 * An expected failure whose message is meant for the person who asked: a key and its arguments, which the door
 * translates for them. Everything else is masked.
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

  /** The message, to be carried by another error. */
  get encoded(): EncodedMessage {
    return this.message as EncodedMessage
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** By this digest the error screen, which is told nothing else of a server's error, knows that the database is away. */
export const databaseAwayDigest = 'DATABASE_AWAY'
