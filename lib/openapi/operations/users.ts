import * as z from '@/lib/zod'
import { setAvatarSchema } from '@/lib/avatars/schema'
import { profile, user } from '@/lib/openapi/answers'
import { avatarForm } from '@/lib/openapi/bodies'
import { operation, type Operation } from '@/lib/openapi/operation'
import { offset } from '@/lib/openapi/parameters'

const tag = 'Users'
const access = 'signed-in'
const count = z.int().min(0)

export const userOperations: readonly Operation[] = [
  operation({
    path: '/api/users/profile',
    method: 'get',
    tag,
    summary: 'Read your own profile',
    access,
    answer: { name: 'Profile', schema: profile, description: 'Your profile.' },
  }),
  operation({
    path: '/api/users/profile/{userId}',
    method: 'get',
    tag,
    summary: 'Read a profile',
    access,
    answer: { name: 'Profile', schema: profile, description: 'The profile.' },
  }),
  operation({
    path: '/api/users',
    method: 'get',
    tag,
    summary: 'List everybody',
    description: 'By username, at most 1,000 at once.',
    access,
    query: { offset },
    answer: { name: 'UserList', schema: z.array(user), description: 'The users.', isPaged: true },
  }),
  operation({
    path: '/api/users/{userId}/accepted-tasks-count',
    method: 'get',
    tag,
    summary: 'Count the accepted tasks of a user',
    access,
    answer: {
      name: 'AcceptedCount',
      schema: z.strictObject({ acceptedCount: count }),
      description: 'How many were accepted or completed.',
    },
  }),
  operation({
    path: '/api/users/{userId}/final-state-tasks-count',
    method: 'get',
    tag,
    summary: 'Count the decided tasks of a user',
    access,
    answer: {
      name: 'FinalStateCount',
      schema: z.strictObject({ finalStateCount: count }),
      description: 'How many were accepted, completed, rejected or expired.',
    },
  }),
  operation({
    path: '/api/users/{userId}/points-this-month',
    method: 'get',
    tag,
    summary: 'Read the points a user earned this month',
    access,
    answer: { name: 'MonthlyPoints', schema: z.strictObject({ points: z.int() }), description: 'The points.' },
  }),
  operation({
    path: '/api/upload/avatar',
    method: 'post',
    tag,
    summary: 'Upload a picture',
    description: 'It is kept for an hour, and for good once a profile shows it.',
    access,
    body: { name: 'AvatarForm', schema: avatarForm, type: 'multipart/form-data' },
    answer: { name: 'Uploaded', schema: z.strictObject({ url: z.string() }), description: 'Where it is.' },
    faults: { 429: 'Too many of your pictures wait to be shown.', 503: 'Pictures cannot be taken in just now.' },
  }),
  operation({
    path: '/api/users/{userId}/avatar',
    method: 'patch',
    tag,
    summary: 'Show an uploaded picture on a profile',
    description: 'Your own; administrators may change anybody’s.',
    access,
    body: { name: 'AvatarChoice', schema: setAvatarSchema },
    answer: {
      name: 'AvatarSet',
      schema: z.strictObject({ id: z.uuid(), avatar: z.string() }),
      description: 'The picture is shown.',
    },
  }),
]
