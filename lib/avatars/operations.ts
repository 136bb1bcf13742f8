import * as z from '@/lib/zod'
import { readPictureForm } from '@/lib/pictures/form'
import { setAvatarSchema } from '@/lib/avatars/schema'
import { id } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'

const avatarForm = z.strictObject({
  avatar: z.string().meta({ format: 'binary', description: 'PNG, JPEG, GIF or WebP, at most 5 MB.' }),
})

export const uploadAvatarOperation = operation({
  path: '/api/upload/avatar',
  method: 'post',
  tag: 'Users',
  summary: 'Upload a picture',
  description: 'The picture is deleted after an hour unless a profile uses it.',
  access: 'signed-in',
  body: { name: 'AvatarForm', schema: avatarForm, type: 'multipart/form-data', read: readPictureForm('avatar') },
  answer: { name: 'Uploaded', schema: z.strictObject({ url: z.string() }), description: 'The picture’s address.' },
  errors: {
    429: 'Too many of your uploaded pictures are unused, or still being uploaded.',
    503: 'The picture storage is unavailable.',
  },
})

export const setAvatarOperation = operation({
  path: '/api/users/{userId}/avatar',
  method: 'patch',
  tag: 'Users',
  summary: 'Set a profile’s picture',
  description: 'Your own picture; administrators may change any user’s.',
  access: 'signed-in',
  body: { name: 'AvatarChoice', schema: setAvatarSchema },
  answer: {
    name: 'AvatarSet',
    schema: z.strictObject({ id, avatar: z.string() }),
    description: 'The profile’s picture.',
  },
  errors: { 403: 'The profile is another user’s, and you are not an administrator.' },
})

/** Where pictures are shown from; not part of the REST API. */
export const readAvatarOperation = operation({
  path: '/avatars/{name}',
  method: 'get',
  tag: 'Users',
  summary: 'Read a picture',
  access: 'avatar:read',
  credentials: 'none',
  answer: { type: 'image/webp', description: 'The picture.' },
})

export const avatarOperations = [uploadAvatarOperation, setAvatarOperation] as const
