'use server'

import { setAvatar } from '@/lib/avatars/commands'
import { setAvatarInput } from '@/lib/avatars/schema'
import { action } from '@/lib/http/action'

export const setAvatarAction = action(setAvatarInput, setAvatar)
