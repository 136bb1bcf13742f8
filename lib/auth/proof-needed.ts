import { AppError } from '@/lib/errors'

/** What a screen needs to ask for a proof: whose password, and whether a code goes with it. */
export type NeededProof = { readonly username: string; readonly needsCode: boolean }

/** The session's last proof is too old for what was asked. */
export class ProofNeeded extends AppError {
  readonly needed: NeededProof

  constructor(needed: NeededProof) {
    super('forbidden', 'account.proofNeeded')
    this.needed = needed
  }
}
