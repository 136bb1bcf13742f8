import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'

/** Which uploaded picture a profile shows. */
export const setAvatarSchema = z.strictObject({
  avatar: z
    .string({ error: messageOf('avatar.notYours') })
    .min(1, messageOf('avatar.notYours'))
    .max(2000, messageOf('avatar.notYours')),
})

export type SetAvatar = z.infer<typeof setAvatarSchema> & { userId: string }
