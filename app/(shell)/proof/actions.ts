'use server'

import { requestCaller } from '@/lib/auth/caller'
import { proveSession } from '@/lib/auth/commands'
import { proofSchema } from '@/lib/auth/proof-schema'
import { action } from '@/lib/http/action'

export const proveAction = action(proofSchema, async (scope, proof) =>
  proveSession(scope, proof, await requestCaller()),
)
