'use server'

import { action } from '@/lib/http/action'
import { requestCaller } from '@/lib/auth/caller'
import { changePassword, proveSession } from '@/lib/auth/commands'
import { rememberDevice } from '@/lib/auth/device'
import { changePasswordSchema } from '@/lib/auth/change-password-schema'
import { proofSchema } from '@/lib/auth/schema'
import { renewSession } from '@/lib/auth/session'
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

export const proveAction = action(proofSchema, async (scope, proof) =>
  proveSession(scope, proof, await requestCaller()),
)

// A change to the credentials ends every session, so this browser gets a new one.

export const changePasswordAction = action(changePasswordSchema, async (scope, input) => {
  const session = await changePassword(scope, input, await requestCaller())
  await renewSession(session)
  // Changing the password removed this browser from the known devices.
  await rememberDevice(session, scope.now)
})

export const beginSecondFactorAction = action(beginSecondFactorSchema, async (scope, proof) =>
  beginSecondFactor(scope, proof, await requestCaller()),
)

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
