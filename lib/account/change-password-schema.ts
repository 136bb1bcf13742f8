import { messageOf } from '@/lib/i18n/message'
import { fieldsOf } from '@/lib/record'
import { currentPasswordSchema, passwordSchema } from '@/lib/users/password-schema'
import * as z from '@/lib/zod'

/** A password change by the account's owner: the current password, and the new one twice. */
export const changePasswordSchema = z
  .strictObject({
    currentPassword: currentPasswordSchema,
    newPassword: passwordSchema,
    repeat: z.string(),
  })
  .refine(({ newPassword, repeat }) => newPassword === repeat, {
    path: ['repeat'],
    error: messageOf('account.repeatDiffers'),
    // Reported together with the other validation errors.
    when: ({ value }) => isTyped(value),
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    error: messageOf('account.passwordSame'),
    when: ({ issues }) => issues.length === 0,
  })

export type ChangePassword = z.output<typeof changePasswordSchema>

function isTyped(value: unknown): boolean {
  const { newPassword, repeat } = fieldsOf(value)
  return typeof newPassword === 'string' && typeof repeat === 'string'
}
