import { optionalCodeSchema } from '@/lib/account/proof-schema'
import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { isStorableText } from '@/lib/text'
import { longestPassword } from '@/lib/users/limits'

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
    .max(longestPassword, messageOf('login.wrong')),
  code: optionalCodeSchema,
})

export type Credentials = z.output<typeof credentialsSchema>
