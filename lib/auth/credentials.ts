import { codeSchema } from '@/lib/auth/schema'
import { messageOf } from '@/lib/i18n/message'
import { isStorableText } from '@/lib/text'
import * as z from '@/lib/zod'

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
  code: codeSchema,
})

export type Credentials = z.output<typeof credentialsSchema>
