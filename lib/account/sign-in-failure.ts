import type { Form } from '@/lib/account/read-form'
import { CodeNeededError } from '@/lib/auth/code-needed'
import { AppError } from '@/lib/errors'
import * as z from '@/lib/zod'

const ofInput = ['username', 'password', 'wrong', 'code', 'wrong-code'] as const
/** Why a sign-in without a script failed, as the address of the login screen says it. */
export const signInFailures = [...ofInput, 'too-many', 'other-address', 'unexpected'] as const
export type SignInFailure = (typeof signInFailures)[number]

/** The login screen that shows the failure and still returns to the requested page. */
export function loginPath(failure: SignInFailure, callbackUrl?: string): string {
  const query = new URLSearchParams({ failed: failure })
  if (callbackUrl) query.set('callbackUrl', callbackUrl)
  return `/login?${query}`
}

/** The failure that the login screen shows for an error that signing in with this form threw. */
export function signInFailureOf(error: unknown, form: Form): SignInFailure {
  if (error instanceof z.ZodError) return failureOfInput(error.issues[0]?.path[0], form)
  if (error instanceof CodeNeededError) return form.code ? 'wrong-code' : 'code'
  if (!(error instanceof AppError)) return 'unexpected'
  if (error.code === 'too_many') return 'too-many'
  if (error.code === 'forbidden') return 'other-address'
  return error.code === 'unauthenticated' ? 'wrong' : 'unexpected'
}

/** What is too long is wrong, not missing. */
function failureOfInput(field: unknown, form: Form): SignInFailure {
  if (field !== 'username' && field !== 'password') return 'wrong-code'
  return form[field]?.trim() ? 'wrong' : field
}
