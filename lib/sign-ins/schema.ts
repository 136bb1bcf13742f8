import * as z from '@/lib/zod'

/** How a try to sign in can end. */
export const signInOutcomes = ['signed_in', 'wrong_password', 'code_asked', 'wrong_code', 'throttled'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

/** The outcome that the log is asked for; what makes no sense is taken for all of them. */
export const outcomeFilter = z.enum(signInOutcomes).nullable().catch(null)

/** A try to sign in, as it is shown. */
export type SignInView = {
  id: string
  outcome: SignInOutcome
  address: string
  browser: string
  at: string
}

/** The same in the administrators' log; `user` is null when there is no such account. */
export type LoggedSignIn = SignInView & { user: { id: string; username: string } | null }
