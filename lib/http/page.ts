import 'server-only'
import { redirect, unstable_rethrow } from 'next/navigation'
import { cache } from 'react'
import { can } from '@/lib/auth/policy'
import { expectedError } from '@/lib/database-errors'
import { AppError } from '@/lib/errors'
import type { MessageKey } from '@/lib/i18n/message'
import { requestLocale } from '@/lib/i18n/request-locale'
import { translatorOfAll } from '@/lib/i18n/translator'
import { failureOf } from '@/lib/http/errors'
import { pageScope } from '@/lib/scope'
import { findUser } from '@/lib/users/queries'

/** The scope that every part of one page shares: one viewer and one moment. */
export const currentScope = cache(() =>
  pageScope().catch((error: unknown) => {
    throw expectedError(error)
  }),
)

/** The signed-in user's own record; whoever was deleted a moment ago is sent to sign in. */
export const ownRecord = cache(async () => {
  const scope = await currentScope()
  return (await orNull(findUser(scope, scope.viewer.id))) ?? redirect('/login')
})

/** The scope of a page for administrators; everybody else who is signed in is sent `elsewhere`. */
export async function administratorScope(elsewhere = '/') {
  const scope = await currentScope()
  if (!can(scope.viewer, 'user:manage')) redirect(elsewhere)
  return scope
}

/** What a query found, or null when there is no such thing for this viewer. Other failures go to the error screen. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw expectedError(error)
  }
}

/**
 * What a query found, or null when it could not be read, as if there were no such thing. A database that is away
 * goes to the error screen, which tries again by itself.
 */
export async function orNotFound<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (thrown) {
    unstable_rethrow(thrown)
    const error = expectedError(thrown)
    if (error instanceof AppError && error.code === 'unavailable') throw error
    failureOf(error, { locale: await requestLocale() })
    return null
  }
}

/** What a query found, or what may be told of why it found nothing: `otherwise` when that is not for the person to know. */
export async function orProblem<T>(found: Promise<T>, otherwise: MessageKey): Promise<T | { problem: string }> {
  try {
    return await found
  } catch (error) {
    unstable_rethrow(error)
    const locale = await requestLocale()
    const { status, message } = failureOf(error, { locale })
    return { problem: status === 500 ? translatorOfAll(locale)(otherwise) : message }
  }
}
