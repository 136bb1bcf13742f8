import * as z from '@/lib/zod'
import { done, proofNeededAnswer } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'
import { offset } from '@/lib/http/parameters'
import { managedUser, managedUserWhole } from '@/lib/users/answers'
import { createUserSchema, longestUserList, updateUserSchema, userListSchema } from '@/lib/users/schema'

const tag = 'Administration'
const access = 'user:manage'
const taken = 'The username is taken'
const error = { name: 'ProofError', schema: proofNeededAnswer } as const
const needsProof = 'The session needs a proof first (needsProof).'
const ownAccount = 'It is your own account'
const lastOne = 'nobody would be left to administer'

const { query, limit } = userListSchema.shape

export const listManagedUsersOperation = operation({
  path: '/api/admin/users',
  method: 'get',
  tag,
  summary: 'List the users with what administrators may know',
  description: 'By username. Of a search, X-Total-Count stops at 1,001, which means more than 1,000.',
  access,
  query: z.object({
    q: query.meta({ description: 'Only users whose names hold this.' }),
    offset,
    limit: limit.meta({ description: `How many to answer; at most ${longestUserList.toLocaleString('en-US')}.` }),
  }),
  answer: { name: 'ManagedUserList', schema: z.array(managedUser), description: 'The users.', isPaged: true },
})

export const createUserOperation = operation({
  path: '/api/admin/users',
  method: 'post',
  tag,
  summary: 'Create a user',
  description: 'For an administrator the session needs a recent proof.',
  access,
  credentials: 'session',
  body: { name: 'NewUser', schema: createUserSchema },
  answer: { name: 'ManagedUser', schema: managedUser, status: 201, description: 'The user that was created.' },
  errors: { 403: needsProof, 409: `${taken}.` },
  error,
})

export const readManagedUserOperation = operation({
  path: '/api/admin/users/{userId}',
  method: 'get',
  tag,
  summary: 'Read a user with what would be deleted along with them',
  access,
  answer: { name: 'ManagedUserWhole', schema: managedUserWhole, description: 'The user.' },
})

export const updateUserOperation = operation({
  path: '/api/users/{userId}',
  method: 'patch',
  tag,
  summary: 'Change a user',
  description:
    'Only what is named changes, and a blank password changes nothing. A demotion or a new password ends the ' +
    'sessions and access tokens of the user. Promoting, demoting, and the password, username or e-mail address of an ' +
    'administrator need a recent proof. An access token can set no password and no role. Your own password and role ' +
    'are not changed here.',
  access,
  body: { name: 'UserChange', schema: updateUserSchema },
  answer: { name: 'ManagedUser', schema: managedUser, description: 'The user as they are now.' },
  errors: {
    403: `An access token was shown for a password or a role. ${needsProof} ${ownAccount}, and its password or role would change.`,
    409: `${taken}, or ${lastOne}.`,
  },
  error,
})

export const deleteUserOperation = operation({
  path: '/api/users/{userId}',
  method: 'delete',
  tag,
  summary: 'Delete a user with everything of theirs',
  description: 'For an administrator the session needs a recent proof.',
  access,
  credentials: 'session',
  answer: { name: 'Done', schema: done, description: 'The user is deleted.' },
  errors: {
    403: `${needsProof} ${ownAccount}.`,
    409: `For the last administrator: ${lastOne}.`,
  },
  error,
})

export const managedUserOperations = [
  listManagedUsersOperation,
  createUserOperation,
  readManagedUserOperation,
  updateUserOperation,
  deleteUserOperation,
] as const
