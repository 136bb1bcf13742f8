'use server'

import { refresh } from 'next/cache'
import { action } from '@/lib/http/action'
import { authorize } from '@/lib/auth/policy'
import { resendEmail, sendEmail } from '@/lib/emails/commands'
import { emailIdSchema, sendEmailSchema } from '@/lib/emails/schema'

export const sendEmailAction = action(sendEmailSchema, async (scope, email) => {
  authorize(scope.viewer, 'email:send')
  // The list also shows failed e-mails.
  refresh()
  return sendEmail(scope, email)
})

export const resendEmailAction = action(emailIdSchema, resendEmail)
