import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { AppError } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'
import { translatorOfAll } from '@/lib/i18n/translator'
import { log } from '@/lib/log'

const english = translatorOfAll('en')

/**
 * The query's result, or `otherwise` for optional data; the error is only logged, with the specified message.
 * Authorisation and not-found errors are rethrown.
 */
export async function orLogged<T, F>(found: Promise<T>, otherwise: F, failed: MessageKey): Promise<T | F> {
  try {
    return await found
  } catch (error) {
    unstable_rethrow(error)
    if (error instanceof AppError && error.code !== 'unavailable') throw error
    logFailed(error, failed)
    return otherwise
  }
}

/** Logs the error of a part of a screen with the specified message. */
export function logFailed(error: unknown, failed: MessageKey): void {
  log.error({ event: 'part_failed', err: error }, english(failed))
}
