import { signedIn } from '@/lib/auth/policy'
import { setAvatar } from '@/lib/avatars/commands'
import { setAvatarSchema } from '@/lib/avatars/schema'
import { readJson } from '@/lib/http/body'
import { json, route } from '@/lib/http/route'

export const PATCH = route<{ userId: string }>(async ({ scope, request, params }) => {
  signedIn(scope.viewer)
  const { avatar } = setAvatarSchema.parse(await readJson(request))
  return json(await setAvatar(scope, { userId: params.userId, avatar }))
})
