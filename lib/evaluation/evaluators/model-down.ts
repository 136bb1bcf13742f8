import { APICallError, RetryError } from 'ai'
import { AppError } from '@/lib/errors'

/** Statuses by which a model's server says that it is busy or that a proxy before it waited in vain. */
const busy = new Set([408, 429])

/**
 * Whether an evaluation failed because the model cannot be reached, is overloaded or does not answer in time. An answer
 * that is only unusable does not count, because the text may have caused it.
 */
export function isModelDown(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  if (error.code === 'timeout') return true
  if (error.code !== 'unavailable') return false
  const { cause } = error
  const last = RetryError.isInstance(cause) ? cause.lastError : cause
  if (!APICallError.isInstance(last)) return false
  const { statusCode: status } = last
  return status === undefined || status >= 500 || busy.has(status)
}
