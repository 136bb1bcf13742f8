import type { NeededProof } from '@/lib/auth/proof-needed'

/** What a server action answers: the command's result, or what may be told of its failure. */
export type Result<T> =
  | { ok: true; data: T }
  | {
      ok: false
      message: string
      fields?: Record<string, string[]>
      isSignedOut?: boolean
      /** What to ask for before trying once more. */
      neededProof?: NeededProof
    }
