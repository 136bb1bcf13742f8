import { messageOf } from '@/lib/i18n/message'
import { longestPassword, shortestPassword } from '@/lib/users/limits'
import * as z from '@/lib/zod'

/** A new password. */
export const passwordSchema = z
  .string({ error: messageOf('form.passwordRequired') })
  .min(1, messageOf('form.passwordRequired'))
  .min(shortestPassword, messageOf('form.passwordTooShort', { length: shortestPassword }))
  .max(longestPassword, messageOf('form.passwordTooLong'))
  .refine((text) => text.trim() !== '', messageOf('form.passwordRequired'))

/** The password of the signed-in user, asked for once more. */
export const currentPasswordSchema = z
  .string({ error: messageOf('proof.currentRequired') })
  .min(1, messageOf('proof.currentRequired'))
  .max(longestPassword, messageOf('proof.currentWrong'))
