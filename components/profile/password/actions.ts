'use server'

import { changePasswordSchema } from '@/lib/account/change-password-schema'
import { changePassword } from '@/lib/account/commands'
import { requestCaller } from '@/lib/auth/caller'
import { rememberDevice } from '@/lib/auth/device'
import { renewSession } from '@/lib/auth/session'
import { action } from '@/lib/http/action'

export const changePasswordAction = action(changePasswordSchema, async (scope, input) => {
  const session = await changePassword(scope, input, await requestCaller())
  // The change ends every session, so this browser gets a new one.
  await renewSession(session)
  // It also removed this browser from the known devices.
  await rememberDevice(session, scope.now)
})
