'use server'

import { action } from '@/lib/http/action'
import { resendEmail, sendEmail } from '@/lib/emails/commands'
import { emailIdSchema, sendEmailSchema } from '@/lib/emails/schema'

// The list also shows failed e-mails.
export const sendEmailAction = action(sendEmailSchema, sendEmail, { isFailureSeen: true })
export const resendEmailAction = action(emailIdSchema, resendEmail)
