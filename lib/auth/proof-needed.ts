import { AppError } from '@/lib/errors'

/** What a screen needs to request a proof: the username, and whether a code is required. */
export type NeededProof = { readonly username: string; readonly needsCode: boolean }

/** The session's last proof of identity is too old for the operation. */
export class ProofNeededError extends AppError {
  readonly needed: NeededProof

  constructor(needed: NeededProof) {
    super('forbidden', 'account.proofNeeded')
    this.needed = needed
  }
}
