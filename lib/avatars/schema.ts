import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'

/** Input for setting a profile's picture. */
export const setAvatarSchema = z.strictObject({
  avatar: z
    .string({ error: messageOf('avatar.notYours') })
    .min(1, messageOf('avatar.notYours'))
    .max(2000, messageOf('avatar.notYours')),
})

/** The same as a server action's input. */
export const setAvatarInput = setAvatarSchema.extend({ userId: z.string() })

export type SetAvatar = z.infer<typeof setAvatarInput>
