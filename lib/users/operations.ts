import * as z from '@/lib/zod'
import { operation } from '@/lib/http/operation'
import { offset } from '@/lib/http/parameters'
import { profile, shownCount, shownPoints, user } from '@/lib/users/answers'

const tag = 'Users'
const access = 'signed-in'

export const readOwnProfileOperation = operation({
  path: '/api/users/profile',
  method: 'get',
  tag,
  summary: 'Read your own profile',
  access,
  answer: { name: 'Profile', schema: profile, description: 'Your profile.' },
})

export const readProfileOperation = operation({
  path: '/api/users/profile/{userId}',
  method: 'get',
  tag,
  summary: 'Read a profile',
  access,
  answer: { name: 'Profile', schema: profile, description: 'The profile.' },
})

export const listUsersOperation = operation({
  path: '/api/users',
  method: 'get',
  tag,
  summary: 'List the users',
  description: 'Sorted by username; at most 1,000 per response.',
  access,
  query: z.object({ offset }),
  answer: { name: 'UserList', schema: z.array(user), description: 'The users.', isPaged: true },
})

export const countAcceptedOperation = operation({
  path: '/api/users/{userId}/accepted-tasks-count',
  method: 'get',
  tag,
  summary: 'Count the accepted tasks of a user',
  access,
  answer: {
    name: 'AcceptedCount',
    schema: z.strictObject({ acceptedCount: shownCount }),
    description: 'The number of accepted and completed tasks.',
  },
})

export const countDecidedOperation = operation({
  path: '/api/users/{userId}/final-state-tasks-count',
  method: 'get',
  tag,
  summary: 'Count the tasks of a user in a final state',
  access,
  answer: {
    name: 'FinalStateCount',
    schema: z.strictObject({ finalStateCount: shownCount }),
    description: 'The number of accepted, completed, rejected and expired tasks.',
  },
})

export const readMonthlyPointsOperation = operation({
  path: '/api/users/{userId}/points-this-month',
  method: 'get',
  tag,
  summary: 'Read the points a user earned this month',
  access,
  answer: { name: 'MonthlyPoints', schema: z.strictObject({ points: shownPoints }), description: 'The points.' },
})

export const userOperations = [
  readOwnProfileOperation,
  readProfileOperation,
  listUsersOperation,
  countAcceptedOperation,
  countDecidedOperation,
  readMonthlyPointsOperation,
] as const
