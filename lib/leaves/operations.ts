import { day, id, instant } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'
import type { GivenLeaf, SharedTaskJson, TaskLeaves } from '@/lib/leaves/json'
import { leavesListed, sharedListed } from '@/lib/leaves/limits'
import { leafSchema, sharingSchema } from '@/lib/leaves/schema'
import * as z from '@/lib/zod'

const tag = 'Tasks'
const access = 'signed-in'

const leaves = exactly<TaskLeaves>()(
  z.strictObject({
    isShared: z.boolean(),
    leaves: z.array(
      z.strictObject({
        giverId: id,
        giver: z.string(),
        avatar: z.string().nullable(),
        line: z.string().meta({ description: 'Empty for a leaf without words.' }),
        givenAt: instant,
      }),
    ),
  }),
)

const sharedTask = exactly<SharedTaskJson>()(
  z.strictObject({
    id,
    title: z.string(),
    date: day,
    leaf: z
      .strictObject({ line: z.string() })
      .nullable()
      .meta({ description: 'Your own leaf; null if you gave none. Other members’ leaves are not included.' }),
  }),
)

const given = exactly<GivenLeaf>()(
  z.strictObject({
    line: z.string(),
    isForReading: z.boolean().meta({ description: 'Whether the line was withheld for an adult to read.' }),
  }),
)

export const shareTaskOperation = operation({
  path: '/api/tasks/{taskId}/sharing',
  method: 'put',
  tag,
  summary: 'Share your accepted task with the family, or stop sharing it',
  description:
    'While the task is shared and accepted, others see its title and day on your profile, never a text, and may ' +
    'give a leaf. Leaves stay when it is no longer shared, visible only to you and administrators.',
  access,
  body: { name: 'Sharing', schema: sharingSchema },
  answer: { name: 'TaskSharing', schema: sharingSchema, description: 'Whether the task is shared now.' },
  errors: { 403: 'The task belongs to another member.', 409: 'The task is not accepted.' },
})

export const readLeavesOperation = operation({
  path: '/api/tasks/{taskId}/leaves',
  method: 'get',
  tag,
  summary: 'List the leaves of a task',
  description: `For your own task, or any task if you are an administrator. At most ${leavesListed}, the newest ones.`,
  access,
  answer: { name: 'TaskLeaves', schema: leaves, description: 'Whether the task is shared, and its leaves.' },
})

export const giveLeafOperation = operation({
  path: '/api/tasks/{taskId}/leaf',
  method: 'put',
  tag,
  summary: 'Give a leaf for another member’s shared task',
  description: 'One leaf per giver: giving again replaces its line. The member and administrators can read the line.',
  access,
  body: { name: 'Leaf', schema: leafSchema },
  answer: { name: 'GivenLeaf', schema: given, description: 'The leaf is given.' },
  errors: {
    403: 'The task belongs to you.',
    404: 'The task is not shared.',
    429: 'Too many safeguarding reports within 24 hours; a grown-up will read them.',
  },
})

export const takeBackLeafOperation = operation({
  path: '/api/tasks/{taskId}/leaf',
  method: 'delete',
  tag,
  summary: 'Withdraw your leaf',
  access,
  answer: { status: 204, description: 'The leaf is removed.' },
  errors: { 404: 'You gave no leaf for this task.' },
})

export const removeLeafOperation = operation({
  path: '/api/tasks/{taskId}/leaves/{giverId}',
  method: 'delete',
  tag,
  summary: 'Remove another member’s leaf',
  description: 'A member can remove leaves from their own tasks; an administrator, from any task, which is logged.',
  access,
  answer: { status: 204, description: 'The leaf is removed.' },
  errors: { 404: 'There is no such task, or no such leaf for it.' },
})

export const sharedTasksOperation = operation({
  path: '/api/users/{userId}/shared-tasks',
  method: 'get',
  tag,
  summary: 'List the tasks that a user shares',
  description: `The ${sharedListed} most recent accepted tasks.`,
  access,
  answer: { name: 'SharedTasks', schema: z.array(sharedTask), description: 'The tasks, most recently shared first.' },
})

export const leafOperations = [
  shareTaskOperation,
  readLeavesOperation,
  giveLeafOperation,
  takeBackLeafOperation,
  removeLeafOperation,
  sharedTasksOperation,
] as const
