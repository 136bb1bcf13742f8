import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { isStorableText } from '@/lib/text'

/** What signing in takes. Long values are cut off before they cost a hash. */
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
  /** Of the second factor; blank is none. */
  code: z
    .string({ error: messageOf('account.codeWrong') })
    .trim()
    .max(64, messageOf('account.codeWrong'))
    .transform((text) => text || undefined)
    .optional(),
})

export type Credentials = z.output<typeof credentialsSchema>

/** A proof that the session is still its owner's; a blank code is none. */
export const proofSchema = z.strictObject({
  password: z
    .string({ error: messageOf('account.currentRequired') })
    .min(1, messageOf('account.currentRequired'))
    .max(1000, messageOf('account.currentWrong')),
  code: credentialsSchema.shape.code,
})

export type ProofInput = z.output<typeof proofSchema>
