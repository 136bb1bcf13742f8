import { uploadAvatar } from '@/lib/avatars/commands'
import { uploadAvatarOperation } from '@/lib/avatars/operations'
import { route } from '@/lib/http/route'

export const POST = route(uploadAvatarOperation, async ({ scope, body }) => ({ url: await uploadAvatar(scope, body) }))
