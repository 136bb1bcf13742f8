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

const closed = 'The task is accepted or has expired, and does not wait for a person'

export const listPhotosOperation = operation({
  path: '/api/tasks/{taskId}/photos',
  method: 'get',
  tag: 'Tasks',
  summary: 'List the photos beside a solution',
  description: 'The member’s own; administrators may list anybody’s.',
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
  summary: 'Put a photo beside a solution',
  description: 'It is stored as a new picture without what the file says of its place and time.',
  access: 'signed-in',
  body: { name: 'PhotoForm', schema: photoForm, type: 'multipart/form-data', read: readPictureForm('photo') },
  answer: { name: 'Photo', schema: photo, status: 201, description: 'The photo as it is stored.' },
  errors: {
    409: `${closed}; or it has ${mostPhotos} photos.`,
    503: 'Pictures cannot be taken in just now.',
  },
})

export const readPhotoOperation = operation({
  path: '/api/tasks/{taskId}/photos/{photoId}',
  method: 'get',
  tag: 'Tasks',
  summary: 'Read a photo',
  access: 'signed-in',
  query: z.object({
    size: z.enum(['large', 'small']).catch('large').default('large').meta({ description: 'A thumbnail when `small`.' }),
  }),
  answer: { type: 'image/webp', description: 'The picture.' },
})

export const removePhotoOperation = operation({
  path: '/api/tasks/{taskId}/photos/{photoId}',
  method: 'delete',
  tag: 'Tasks',
  summary: 'Remove a photo',
  description: 'Administrators may at any time.',
  access: 'signed-in',
  answer: { status: 204, description: 'It is gone.' },
  errors: { 409: `${closed}.` },
})

export const photoOperations = [
  listPhotosOperation,
  addPhotoOperation,
  readPhotoOperation,
  removePhotoOperation,
] as const
