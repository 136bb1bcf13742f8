import type { NeededProof } from '@/lib/auth/proof-needed'

/** Result of a server action: the command's result or an error. */
export type Result<T> = { ok: true; data: T } | FailedResult

export type FailedResult = {
  ok: false
  message: string
  fields?: Record<string, string[]>
  isSignedOut?: boolean
  /** The record does not exist, or no longer does. */
  isGone?: boolean
  /** The record has changed since it was shown. */
  isConflict?: boolean
  /** Proof of identity to request before retrying. */
  neededProof?: NeededProof
}
