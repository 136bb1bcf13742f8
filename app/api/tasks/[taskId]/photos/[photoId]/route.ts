import { noStore } from '@/lib/http/error-response.mjs'
import { route } from '@/lib/http/route'
import { removePhoto } from '@/lib/photos/commands'
import { readPhotoOperation, removePhotoOperation } from '@/lib/photos/operations'
import { readPhoto } from '@/lib/photos/queries'

const headers = {
  ...noStore,
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'inline; filename="photo.webp"',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export const GET = route(readPhotoOperation, async ({ scope, params, query }) => {
  const bytes = await readPhoto(scope, { ...params, ...query })
  return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.byteLength) } })
})

export const DELETE = route(removePhotoOperation, ({ scope, params }) => removePhoto(scope, params))
