import { messageOf } from '@/lib/i18n/message'
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
  password: z
    .string({ error: messageOf('proof.currentRequired') })
    .min(1, messageOf('proof.currentRequired'))
    .max(1000, messageOf('proof.currentWrong')),
  code: optionalCodeSchema,
})

export type ProofInput = z.output<typeof proofSchema>
