import * as z from '@/lib/zod'
import { activity, agreement, done, managedUser, managedUserWhole, proofProblem } from '@/lib/openapi/answers'
import { operation, type Operation } from '@/lib/openapi/operation'
import { userList } from '@/lib/openapi/parameters'
import { createUserSchema, updateUserSchema } from '@/lib/users/schema'

const tag = 'Administration'
const access = 'administrators'
const taken = 'The username is taken'
const refusal = { name: 'ProofProblem', schema: proofProblem }
const needsProof = 'The session needs a proof first (needsProof).'
const ownAccount = 'It is your own account'
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
    description: 'For an administrator the session needs a recent proof.',
    access,
    body: { name: 'NewUser', schema: createUserSchema },
    answer: { name: 'ManagedUser', schema: managedUser, status: 201, description: 'The user that was created.' },
    faults: { 403: needsProof, 409: `${taken}.` },
    refusal,
    isTokenRefused: true,
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
      'sessions and access tokens of the user. Promoting, demoting, and the password, username or e-mail address of an ' +
      'administrator need a recent proof. An access token can set no password and no role. Your own password and role ' +
      'are not changed here.',
    access,
    body: { name: 'UserChange', schema: updateUserSchema },
    answer: { name: 'ManagedUser', schema: managedUser, description: 'The user as they are now.' },
    faults: {
      403: `An access token was shown for a password or a role. ${needsProof} ${ownAccount}, and its password or role would change.`,
      409: `${taken}, or ${lastOne}.`,
    },
    refusal,
  }),
  operation({
    path: '/api/users/{userId}',
    method: 'delete',
    tag,
    summary: 'Delete a user with everything of theirs',
    description: 'For an administrator the session needs a recent proof.',
    access,
    answer: { name: 'Done', schema: done, description: 'The user is deleted.' },
    faults: {
      403: `${needsProof} ${ownAccount}.`,
      409: `For the last administrator: ${lastOne}.`,
    },
    refusal,
    isTokenRefused: true,
  }),
  operation({
    path: '/api/admin/activity',
    method: 'get',
    tag,
    summary: 'Read the activity log',
    description: 'The newest first. Pass `next` as `before` to read on.',
    access,
    query: {
      before: { description: 'Only entries with a lower id.', schema: z.int().min(1) },
      limit: { description: 'How many to answer; at most 100.', schema: z.int().min(1).max(100) },
    },
    answer: { name: 'Activity', schema: activity, description: 'Who did what to whom, and when.' },
  }),
  operation({
    path: '/api/admin/evaluation',
    method: 'get',
    tag,
    summary: 'Read how often people agreed with the evaluator',
    description: 'Per version of each evaluator, never per member.',
    access,
    answer: { name: 'AgreementList', schema: agreement, description: 'Decisions of people on evaluated submissions.' },
  }),
]
