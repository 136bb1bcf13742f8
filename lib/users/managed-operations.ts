import * as z from '@/lib/zod'
import { done, proofError } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'
import { offset, wholeParameter } from '@/lib/http/parameters'
import { managedUser, managedUserWhole } from '@/lib/users/answers'
import { longestUserList } from '@/lib/users/limits'
import { createUserSchema, nameQuery, updateUserSchema } from '@/lib/users/schema'

const tag = 'Administration'
const access = 'user:manage'
const taken = 'The username is taken'
const needsProof = 'The session requires a recent proof (`needsProof`).'

export const listManagedUsersOperation = operation({
  path: '/api/admin/users',
  method: 'get',
  tag,
  summary: 'List the users for administration',
  description: 'Sorted by username. For a search, an X-Total-Count of 1,001 means more than 1,000.',
  access,
  query: z.object({
    q: nameQuery.meta({ description: 'Only users whose names contain this text.' }),
    offset,
    limit: wholeParameter(1, longestUserList)
      .default(longestUserList)
      .meta({ description: `Maximum number of items; at most ${longestUserList.toLocaleString('en-US')}.` }),
  }),
  answer: { name: 'ManagedUserList', schema: z.array(managedUser), description: 'The users.', isPaged: true },
})

export const createUserOperation = operation({
  path: '/api/admin/users',
  method: 'post',
  tag,
  summary: 'Create a user',
  description: 'Creating or deleting an administrator requires a recent proof.',
  access,
  credentials: 'session',
  body: { name: 'NewUser', schema: createUserSchema },
  answer: { name: 'ManagedUser', schema: managedUser, status: 201, description: 'The user that was created.' },
  errors: { 403: needsProof, 409: `${taken}.` },
  error: proofError,
})

export const readManagedUserOperation = operation({
  path: '/api/admin/users/{userId}',
  method: 'get',
  tag,
  summary: 'Read a user, and what deleting them would delete',
  access,
  answer: { name: 'ManagedUserWhole', schema: managedUserWhole, description: 'The user.' },
})

export const updateUserOperation = operation({
  path: '/api/users/{userId}',
  method: 'patch',
  tag,
  summary: 'Change a user',
  description:
    'Fields that are left out do not change, nor does a blank password. A demotion or a new password ends the ' +
    'user’s sessions and access tokens. Promotions, demotions and a new password, username or e-mail address of ' +
    'an administrator require a recent proof. Access tokens cannot set a password or a role. You cannot change ' +
    'your own password or role here.',
  access,
  body: { name: 'UserChange', schema: updateUserSchema },
  answer: { name: 'ManagedUser', schema: managedUser, description: 'The updated user.' },
  errors: {
    403: `Access tokens cannot set a password or a role. ${needsProof} You cannot change the password or role of your own account here.`,
    409: `${taken}, the user is the last administrator, or they have not read a safeguarding report of the last 14 days.`,
  },
  error: proofError,
})

export const deleteUserOperation = operation({
  path: '/api/users/{userId}',
  method: 'delete',
  tag,
  summary: 'Delete a user and their data',
  description: 'Creating or deleting an administrator requires a recent proof.',
  access,
  credentials: 'session',
  answer: { name: 'Done', schema: done, description: 'The user is deleted.' },
  errors: {
    403: `${needsProof} You cannot delete your own account.`,
    409: 'The user is the last administrator, another administrator has an unread report about them, or they have an unread one.',
  },
  error: proofError,
})

export const managedUserOperations = [
  listManagedUsersOperation,
  createUserOperation,
  readManagedUserOperation,
  updateUserOperation,
  deleteUserOperation,
] as const
