'use server'

import { proveSession } from '@/lib/account/commands'
import { proofSchema } from '@/lib/account/proof-schema'
import { requestCaller } from '@/lib/auth/caller'
import { action } from '@/lib/http/action'

export const proveAction = action(proofSchema, async (scope, proof) =>
  proveSession(scope, proof, await requestCaller()),
)
