import { messageOf } from '@/lib/i18n/message'
import { shortestPassword } from '@/lib/users/limits'
import * as z from '@/lib/zod'

export const passwordSchema = z
  .string({ error: messageOf('form.passwordRequired') })
  .min(1, messageOf('form.passwordRequired'))
  .min(shortestPassword, messageOf('form.passwordTooShort', { length: shortestPassword }))
  .max(1000, messageOf('form.passwordTooLong'))
  .refine((text) => text.trim() !== '', messageOf('form.passwordRequired'))
