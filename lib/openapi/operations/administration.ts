import * as z from '@/lib/zod'
import { done, managedUser, managedUserWhole } from '@/lib/openapi/answers'
import { operation, type Operation } from '@/lib/openapi/operation'
import { userList } from '@/lib/openapi/parameters'
import { createUserSchema, updateUserSchema } from '@/lib/users/schema'

const tag = 'Administration'
const access = 'administrators'
const taken = 'The username is taken'
const lastOne = 'nobody would be left to administer'

export const administrationOperations: readonly Operation[] = [
  operation({
    path: '/api/admin/users',
    method: 'get',
    tag,
    summary: 'List the users with what administrators may know',
    access,
    query: userList,
    answer: { name: 'ManagedUserList', schema: z.array(managedUser), description: 'The users.', isPaged: true },
  }),
  operation({
    path: '/api/admin/users',
    method: 'post',
    tag,
    summary: 'Create a user',
    access,
    body: { name: 'NewUser', schema: createUserSchema },
    answer: { name: 'ManagedUser', schema: managedUser, status: 201, description: 'The user that was created.' },
    faults: { 409: `${taken}.` },
  }),
  operation({
    path: '/api/admin/users/{userId}',
    method: 'get',
    tag,
    summary: 'Read a user with what would be deleted along with them',
    access,
    answer: { name: 'ManagedUserWhole', schema: managedUserWhole, description: 'The user.' },
  }),
  operation({
    path: '/api/users/{userId}',
    method: 'patch',
    tag,
    summary: 'Change a user',
    description:
      'Only what is named changes, and a blank password changes nothing. A demotion or a new password ends the ' +
      'sessions and access tokens of the user. An access token cannot set a password.',
    access,
    body: { name: 'UserChange', schema: updateUserSchema },
    answer: { name: 'ManagedUser', schema: managedUser, description: 'The user as they are now.' },
    faults: { 409: `${taken}, or ${lastOne}.` },
  }),
  operation({
    path: '/api/users/{userId}',
    method: 'delete',
    tag,
    summary: 'Delete a user with everything of theirs',
    access,
    answer: { name: 'Done', schema: done, description: 'The user is deleted.' },
    faults: { 409: `For the last administrator: ${lastOne}.` },
  }),
]
