import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { passwordSchema } from '@/lib/users/password-schema'

/** A code of the second factor; blank is none. */
export const codeSchema = z
  .string({ error: messageOf('account.codeWrong') })
  .trim()
  .max(64, messageOf('account.codeWrong'))
  .transform((text) => text || undefined)
  .optional()

/** A proof that the session is still its owner's; a blank code is none. */
export const proofSchema = z.strictObject({
  password: z
    .string({ error: messageOf('account.currentRequired') })
    .min(1, messageOf('account.currentRequired'))
    .max(1000, messageOf('account.currentWrong')),
  code: codeSchema,
})

export type ProofInput = z.output<typeof proofSchema>

/** A password that its owner changes: the one they have, and the one they want, twice. */
export const changePasswordSchema = z
  .strictObject({
    currentPassword: z
      .string()
      .min(1, messageOf('account.currentRequired'))
      .max(1000, messageOf('account.currentWrong')),
    newPassword: passwordSchema,
    repeat: z.string(),
  })
  .refine(({ newPassword, repeat }) => newPassword === repeat, {
    path: ['repeat'],
    error: messageOf('account.repeatDiffers'),
    // Said together with whatever else is wrong.
    when: ({ value }) => isTyped(value),
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    error: messageOf('account.passwordSame'),
    when: ({ issues }) => issues.length === 0,
  })

export type ChangePassword = z.output<typeof changePasswordSchema>

function isTyped(value: unknown): boolean {
  const { newPassword, repeat } = (value ?? {}) as Record<string, unknown>
  return typeof newPassword === 'string' && typeof repeat === 'string'
}
