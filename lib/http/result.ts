import type { NeededProof } from '@/lib/auth/proof-needed'

/** Result of a server action: the command's result or an error. */
export type Result<T> = { ok: true; data: T } | FailedResult

export type FailedResult = {
  ok: false
  message: string
  fields?: Record<string, string[]>
  isSignedOut?: boolean
  /** What the call names does not exist, or not any more. */
  isGone?: boolean
  /** What the call names is not as the screen shows it. */
  isConflict?: boolean
  /** Proof of identity to request before retrying. */
  neededProof?: NeededProof
}
