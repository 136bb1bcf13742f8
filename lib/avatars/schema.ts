import * as z from '@/lib/zod'
import { messages } from '@/lib/messages'

/** Which uploaded picture a profile shows. */
export const setAvatarSchema = z.strictObject({
  avatar: z
    .string({ error: messages.avatar.notYours })
    .min(1, messages.avatar.notYours)
    .max(2000, messages.avatar.notYours),
})

export type SetAvatar = z.infer<typeof setAvatarSchema> & { userId: string }
