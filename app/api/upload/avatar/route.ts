import { signedIn } from '@/lib/auth/policy'
import { uploadAvatar } from '@/lib/avatars/commands'
import { readAvatarForm } from '@/lib/avatars/form'
import { json, route } from '@/lib/http/route'

export const POST = route(
  async ({ scope, request }) => {
    signedIn(scope.viewer)
    return json({ url: await uploadAvatar(scope, await readAvatarForm(request)) })
  },
  { isStreamed: true },
)
