import * as z from '@/lib/zod'
import { messages } from '@/lib/messages'
import { isStorableText } from '@/lib/text'
import { passwordSchema } from '@/lib/users/schema'

const { usernameRequired, passwordRequired, wrong } = messages.login
const { currentRequired, currentWrong, codeWrong, passwordSame, repeatDiffers } = messages.account

/** What signing in takes. Long values are cut off before they cost a hash. */
export const credentialsSchema = z.object({
  username: z
    .string({ error: usernameRequired })
    .trim()
    .min(1, usernameRequired)
    .max(200, wrong)
    .refine(isStorableText, wrong),
  password: z.string({ error: passwordRequired }).min(1, passwordRequired).max(1000, wrong),
  /** Of the second factor; blank is none. */
  code: z
    .string({ error: codeWrong })
    .trim()
    .max(64, codeWrong)
    .transform((text) => text || undefined)
    .optional(),
})

export type Credentials = z.output<typeof credentialsSchema>

/** A proof that the session is still its owner's; a blank code is none. */
export const proofSchema = z.strictObject({
  password: z.string({ error: currentRequired }).min(1, currentRequired).max(1000, currentWrong),
  code: credentialsSchema.shape.code,
})

export type ProofInput = z.output<typeof proofSchema>

/** A password that its owner changes: the one they have, and the one they want, twice. */
export const changePasswordSchema = z
  .strictObject({
    currentPassword: z.string().min(1, currentRequired).max(1000, currentWrong),
    newPassword: passwordSchema,
    repeat: z.string(),
  })
  .refine(({ newPassword, repeat }) => newPassword === repeat, {
    path: ['repeat'],
    error: repeatDiffers,
    // Said together with whatever else is wrong.
    when: ({ value }) => isTyped(value),
  })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    error: passwordSame,
    when: ({ issues }) => issues.length === 0,
  })

export type ChangePassword = z.output<typeof changePasswordSchema>

function isTyped(value: unknown): boolean {
  const { newPassword, repeat } = (value ?? {}) as Record<string, unknown>
  return typeof newPassword === 'string' && typeof repeat === 'string'
}
