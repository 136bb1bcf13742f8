import { readAvatarOperation } from '@/lib/avatars/operations'
import { readAvatar } from '@/lib/avatars/queries'
import { route } from '@/lib/http/route'

const headers = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'inline; filename="avatar.webp"',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // A stored file never changes: a new picture gets a new name.
  'Cache-Control': 'private, max-age=31536000, immutable',
}

export const GET = route(readAvatarOperation, async ({ scope, params }) => {
  const bytes = await readAvatar(scope, params)
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Length': String(bytes.byteLength) } })
})
