import { z } from 'zod'
import { messages } from '@/lib/messages'
import { isStorableText } from '@/lib/text'

const { usernameRequired, passwordRequired, wrong } = messages.login

/** What signing in takes. Long values are cut off before they cost a hash. */
export const credentialsSchema = z.object({
  username: z
    .string({ error: usernameRequired })
    .trim()
    .min(1, usernameRequired)
    .max(200, wrong)
    .refine(isStorableText, wrong),
  password: z.string({ error: passwordRequired }).min(1, passwordRequired).max(1000, wrong),
})

export type Credentials = z.infer<typeof credentialsSchema>
