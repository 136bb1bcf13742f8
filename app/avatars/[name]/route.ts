import { readAvatarOperation } from '@/lib/avatars/operations'
import { readAvatar } from '@/lib/avatars/queries'
import { pictureResponse } from '@/lib/http/file-response'
import { route } from '@/lib/http/route'

// A stored file never changes: a new picture gets a new name.
const forever = { 'Cache-Control': 'private, max-age=31536000, immutable' }

export const GET = route(readAvatarOperation, async ({ scope, params }) =>
  pictureResponse(new Uint8Array(await readAvatar(scope, params)), 'avatar.webp', forever),
)
