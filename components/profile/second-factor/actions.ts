'use server'

import { requestCaller } from '@/lib/auth/caller'
import { renewSession } from '@/lib/auth/session'
import { action } from '@/lib/http/action'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '@/lib/second-factor/commands'
import {
  beginSecondFactorSchema,
  confirmSecondFactorSchema,
  renewCodesSchema,
  switchOffSchema,
} from '@/lib/second-factor/schema'

export const beginSecondFactorAction = action(
  beginSecondFactorSchema,
  async (scope, proof) => beginSecondFactor(scope, proof, await requestCaller()),
  { isUnseen: true },
)

// A change to the credentials ends every session, so this browser gets a new one.

export const confirmSecondFactorAction = action(confirmSecondFactorSchema, async (scope, proof) => {
  const { codes, session } = await confirmSecondFactor(scope, proof, await requestCaller())
  await renewSession(session)
  return codes
})

export const switchOffSecondFactorAction = action(switchOffSchema, async (scope, proof) => {
  await renewSession(await switchOffSecondFactor(scope, proof, await requestCaller()))
})

export const renewRecoveryCodesAction = action(renewCodesSchema, async (scope, proof) =>
  renewRecoveryCodes(scope, proof, await requestCaller()),
)
