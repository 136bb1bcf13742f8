import { setAvatar } from '@/lib/avatars/commands'
import { setAvatarOperation } from '@/lib/avatars/operations'
import { route } from '@/lib/http/route'

export const PATCH = route(setAvatarOperation, ({ scope, params, body }) => setAvatar(scope, { ...body, ...params }))
