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
  description: 'It is kept for an hour, and for good once a profile shows it.',
  access: 'signed-in',
  body: { name: 'AvatarForm', schema: avatarForm, type: 'multipart/form-data', read: readPictureForm('avatar') },
  answer: { name: 'Uploaded', schema: z.strictObject({ url: z.string() }), description: 'Where it is.' },
  errors: { 429: 'Too many of your pictures wait to be shown.', 503: 'Pictures cannot be taken in just now.' },
})

export const setAvatarOperation = operation({
  path: '/api/users/{userId}/avatar',
  method: 'patch',
  tag: 'Users',
  summary: 'Show an uploaded picture on a profile',
  description: 'Your own; administrators may change anybody’s.',
  access: 'signed-in',
  body: { name: 'AvatarChoice', schema: setAvatarSchema },
  answer: {
    name: 'AvatarSet',
    schema: z.strictObject({ id, avatar: z.string() }),
    description: 'The picture is shown.',
  },
})

export const avatarOperations = [uploadAvatarOperation, setAvatarOperation] as const
