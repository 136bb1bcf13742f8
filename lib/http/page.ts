import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { redirect, unstable_rethrow } from 'next/navigation'
import { cache } from 'react'
import { can } from '@/lib/auth/policy'
import { expectedError } from '@/lib/database-errors'
import { AppError } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'
import { requestLocale } from '@/lib/http/request-locale'
import { translatorOfAll } from '@/lib/i18n/translator'
import { errorAnswerOf } from '@/lib/http/errors'
import { pageScope } from '@/lib/scope'

/** The scope shared by all parts of a page: one viewer and one instant. */
export const currentScope = cache(() =>
  pageScope().catch((error: unknown) => {
    throw expectedError(error)
  }),
)

/** How long the frame waits for a page's content at most. */
const longestWaitMs = 100

/** What the page of this request reads before it has content. */
const firstReads = cache((): Promise<unknown>[] => [])

/**
 * Lets the frame of a document wait for a short page's content, so that the content follows it directly. Otherwise the
 * frame and all data of its scripts are sent first: on a task's page, 38 KB.
 */
export function beforeFrame<T>(read: Promise<T>): Promise<T> {
  firstReads().push(read)
  return read
}

/** Resolves once every read given to `beforeFrame` has settled, or after 100 ms. */
export async function whenContentIsRead(): Promise<void> {
  const reads = firstReads()
  if (reads.length > 0) await Promise.race([Promise.allSettled(reads), sleep(longestWaitMs, undefined, { ref: false })])
}

/** The scope of an administrators' page; redirects other signed-in users to `elsewhere`. */
export async function administratorScope(elsewhere = '/') {
  const scope = await currentScope()
  if (!can(scope.viewer, 'user:manage')) redirect(elsewhere)
  return scope
}

/** The query's result, or null when it is not found for this viewer. Other errors reach the error boundary. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw expectedError(error)
  }
}

/**
 * The query's result, or null when it fails, as if it were not found. An unreachable database reaches the error
 * boundary, which retries by itself.
 */
export async function orNotFound<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (thrown) {
    unstable_rethrow(thrown)
    const error = expectedError(thrown)
    if (error instanceof AppError && error.code === 'unavailable') throw error
    errorAnswerOf(error, { locale: await requestLocale() })
    return null
  }
}

/** The query's result, or an error message: `otherwise` when the error must not be disclosed. */
export async function orError<T>(found: Promise<T>, otherwise: MessageKey): Promise<T | { error: string }> {
  try {
    return await found
  } catch (error) {
    unstable_rethrow(error)
    const locale = await requestLocale()
    const { status, message } = errorAnswerOf(error, { locale })
    return { error: status === 500 ? translatorOfAll(locale)(otherwise) : message }
  }
}
