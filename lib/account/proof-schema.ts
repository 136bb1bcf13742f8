import { messageOf } from '@/lib/i18n/message'
import { currentPasswordSchema } from '@/lib/users/password-schema'
import * as z from '@/lib/zod'

/** A second-factor code where one may be needed; blank counts as none. */
export const optionalCodeSchema = z
  .string({ error: messageOf('proof.codeWrong') })
  .trim()
  .max(64, messageOf('proof.codeWrong'))
  .transform((text) => text || undefined)
  .optional()

/** Proof-of-identity input. */
export const proofSchema = z.strictObject({
  password: currentPasswordSchema,
  code: optionalCodeSchema,
})

export type ProofInput = z.output<typeof proofSchema>
