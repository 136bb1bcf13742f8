'use server'

import { action } from '@/lib/http/action'
import { createToken, revokeToken } from '@/lib/tokens/commands'
import { createTokenSchema, revokeTokenSchema } from '@/lib/tokens/schema'

export const createTokenAction = action(createTokenSchema, createToken)
export const revokeTokenAction = action(revokeTokenSchema, revokeToken)
