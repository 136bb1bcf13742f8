import { AppError } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'
import { fieldsOf } from '@/lib/record'

/** What a provider or the system threw: the cause of the errors that say it in Laurel's words. */
export function rootOf(error: unknown): unknown {
  if (error instanceof AppError && error.cause !== undefined) return rootOf(error.cause)
  const { name, lastError } = fieldsOf(error)
  return name === 'AI_RetryError' && lastError !== undefined ? lastError : error
}

/** The error that says why a model did not evaluate the example; any other error, and a timeout, as it is. */
export function modelErrorOf(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'unavailable' || error.cause === undefined) return error
  const { name, statusCode: status, cause } = fieldsOf(rootOf(error))
  if (typeof status === 'number' && status >= 400) {
    return new AppError('unavailable', keyOf(status), { values: { status }, cause: error })
  }
  const isCut = typeof fieldsOf(cause).code === 'string' || (name === 'AI_APICallError' && status === undefined)
  return new AppError('unavailable', isCut ? 'setup.errors.modelUnreachable' : 'setup.errors.modelUnreadable', {
    cause: error,
  })
}

function keyOf(status: number): MessageKey {
  if (status === 429) return 'setup.errors.modelBusy'
  return status < 500 ? 'setup.errors.modelRefused' : 'setup.errors.modelFailed'
}
