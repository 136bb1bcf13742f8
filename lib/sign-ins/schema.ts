import * as z from '@/lib/zod'

/** Outcomes of a sign-in attempt. */
export const signInOutcomes = ['signed_in', 'wrong_password', 'code_asked', 'wrong_code', 'throttled'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

/** Outcome filter of the log; invalid values select all. */
export const outcomeFilter = z.enum(signInOutcomes).nullable().catch(null)

/** A sign-in attempt as displayed. */
export type SignInView = {
  id: string
  outcome: SignInOutcome
  address: string
  browser: string
  at: string
}

/** The same in the administrators' log; `user` is null when there is no such account. */
export type LoggedSignIn = SignInView & { user: { id: string; username: string } | null }
