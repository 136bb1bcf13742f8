import { route } from '@/lib/http/route'
import { addPhoto } from '@/lib/photos/commands'
import { addPhotoOperation, listPhotosOperation } from '@/lib/photos/operations'
import { listPhotos } from '@/lib/photos/queries'

export const GET = route(listPhotosOperation, async ({ scope, params }) => ({
  photos: await listPhotos(scope, params.taskId),
}))

export const POST = route(addPhotoOperation, ({ scope, params, body }) => addPhoto(scope, { ...params, photo: body }))
