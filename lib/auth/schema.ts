import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { isStorableText } from '@/lib/text'

/** Sign-in input. Long values are truncated before hashing, to bound its cost. */
export const credentialsSchema = z.object({
  username: z
    .string({ error: messageOf('login.usernameRequired') })
    .trim()
    .min(1, messageOf('login.usernameRequired'))
    .max(200, messageOf('login.wrong'))
    .refine(isStorableText, messageOf('login.wrong')),
  password: z
    .string({ error: messageOf('login.passwordRequired') })
    .min(1, messageOf('login.passwordRequired'))
    .max(1000, messageOf('login.wrong')),
  /** Second-factor code; blank counts as none. */
  code: z
    .string({ error: messageOf('account.codeWrong') })
    .trim()
    .max(64, messageOf('account.codeWrong'))
    .transform((text) => text || undefined)
    .optional(),
})

export type Credentials = z.output<typeof credentialsSchema>

/** Proof-of-identity input; a blank code counts as none. */
export const proofSchema = z.strictObject({
  password: z
    .string({ error: messageOf('account.currentRequired') })
    .min(1, messageOf('account.currentRequired'))
    .max(1000, messageOf('account.currentWrong')),
  code: credentialsSchema.shape.code,
})

export type ProofInput = z.output<typeof proofSchema>
