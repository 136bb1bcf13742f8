import { noStore } from '@/lib/http/error-response.mjs'
import { pictureResponse } from '@/lib/http/file-response'
import { route } from '@/lib/http/route'
import { removePhoto } from '@/lib/photos/commands'
import { readPhotoOperation, removePhotoOperation } from '@/lib/photos/operations'
import { readPhoto } from '@/lib/photos/queries'

export const GET = route(readPhotoOperation, async ({ scope, params, query }) =>
  pictureResponse(await readPhoto(scope, { ...params, ...query }), 'photo.webp', noStore),
)

export const DELETE = route(removePhotoOperation, ({ scope, params }) => removePhoto(scope, params))
