import * as z from '@/lib/zod'
import { count, id } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'
import type { PhotoJson } from '@/lib/photos/json'
import { mostPhotos } from '@/lib/photos/limits'
import { readPictureForm } from '@/lib/pictures/form'

const size = z.int().min(1)
const photo = exactly<PhotoJson>()(z.strictObject({ id, width: size, height: size, bytes: count }))

const photoForm = z.strictObject({
  photo: z.string().meta({ format: 'binary', description: 'PNG, JPEG, GIF or WebP, at most 5 MB.' }),
})

const closed = 'The task is accepted or expired and does not wait for a person'

export const listPhotosOperation = operation({
  path: '/api/tasks/{taskId}/photos',
  method: 'get',
  tag: 'Tasks',
  summary: 'List the photos of a solution',
  description: 'A member can list their own photos; an administrator, those of any member.',
  access: 'signed-in',
  answer: {
    name: 'Photos',
    schema: z.strictObject({ photos: z.array(photo).max(mostPhotos) }),
    description: 'The photos, oldest first.',
  },
})

export const addPhotoOperation = operation({
  path: '/api/tasks/{taskId}/photos',
  method: 'post',
  tag: 'Tasks',
  summary: 'Add a photo to a solution',
  description: 'The photo is re-encoded, without the metadata of its place and time.',
  access: 'signed-in',
  body: { name: 'PhotoForm', schema: photoForm, type: 'multipart/form-data', read: readPictureForm('photo') },
  answer: { name: 'Photo', schema: photo, status: 201, description: 'The photo as stored.' },
  errors: {
    409: `${closed}; or it already has ${mostPhotos} photos.`,
    429: 'Several of your pictures are still being uploaded; try again after `Retry-After`.',
    503: 'Many pictures are being uploaded right now; try again after `Retry-After`.',
  },
})

export const readPhotoOperation = operation({
  path: '/api/tasks/{taskId}/photos/{photoId}',
  method: 'get',
  tag: 'Tasks',
  summary: 'Read a photo',
  access: 'signed-in',
  query: z.object({
    size: z.enum(['large', 'small']).default('large').meta({ description: '`small` returns a thumbnail.' }),
  }),
  answer: { type: 'image/webp', description: 'The picture.' },
})

export const removePhotoOperation = operation({
  path: '/api/tasks/{taskId}/photos/{photoId}',
  method: 'delete',
  tag: 'Tasks',
  summary: 'Remove a photo',
  description: 'Administrators may do this at any time.',
  access: 'signed-in',
  answer: { status: 204, description: 'The photo is removed.' },
  errors: { 409: `${closed}.` },
})

export const photoOperations = [
  listPhotosOperation,
  addPhotoOperation,
  readPhotoOperation,
  removePhotoOperation,
] as const
