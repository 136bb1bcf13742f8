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
      .meta({ description: 'Yours; null if you gave none. What others gave is not answered.' }),
  }),
)

const given = exactly<GivenLeaf>()(
  z.strictObject({
    line: z.string(),
    isForReading: z.boolean().meta({ description: 'A grown-up reads the line, which was not given.' }),
  }),
)

export const shareTaskOperation = operation({
  path: '/api/tasks/{taskId}/sharing',
  method: 'put',
  tag,
  summary: 'Share an accepted task of yours with the family, or no longer',
  description:
    'While it is shared and accepted, others see its title and day on your profile, never a text, and may give a leaf. ' +
    'Leaves that were given stay when it is no longer shared; only you and administrators see them.',
  access,
  body: { name: 'Sharing', schema: sharingSchema },
  answer: { name: 'TaskSharing', schema: sharingSchema, description: 'Whether the task is shared now.' },
  errors: { 403: 'The task is somebody else’s.', 409: 'The task is not accepted.' },
})

export const readLeavesOperation = operation({
  path: '/api/tasks/{taskId}/leaves',
  method: 'get',
  tag,
  summary: 'Read what was given for a task',
  description: `Of your own task; to an administrator of everybody’s. The last ${leavesListed}.`,
  access,
  answer: { name: 'TaskLeaves', schema: leaves, description: 'Whether the task is shared, and its leaves.' },
})

export const giveLeafOperation = operation({
  path: '/api/tasks/{taskId}/leaf',
  method: 'put',
  tag,
  summary: 'Give a leaf for a shared task of another',
  description: 'One leaf of each giver: giving again changes its line. The member and administrators read the line.',
  access,
  body: { name: 'Leaf', schema: leafSchema },
  answer: { name: 'GivenLeaf', schema: given, description: 'The leaf is given.' },
  errors: { 403: 'The task is your own.', 404: 'There is no such task, or it is not shared.' },
})

export const takeBackLeafOperation = operation({
  path: '/api/tasks/{taskId}/leaf',
  method: 'delete',
  tag,
  summary: 'Take back the leaf that you gave',
  access,
  answer: { status: 204, description: 'The leaf is gone.' },
  errors: { 404: 'You gave none for this task.' },
})

export const removeLeafOperation = operation({
  path: '/api/tasks/{taskId}/leaves/{giverId}',
  method: 'delete',
  tag,
  summary: 'Remove what somebody gave for a task',
  description: 'From your own task; administrators from everybody’s, which is recorded.',
  access,
  answer: { status: 204, description: 'The leaf is gone.' },
  errors: { 404: 'There is no such task, or they gave none for it.' },
})

export const sharedTasksOperation = operation({
  path: '/api/users/{userId}/shared-tasks',
  method: 'get',
  tag,
  summary: 'List the tasks that a user shares',
  description: `The last ${sharedListed} that are accepted.`,
  access,
  answer: { name: 'SharedTasks', schema: z.array(sharedTask), description: 'The tasks, the last shared first.' },
})

export const leafOperations = [
  shareTaskOperation,
  readLeavesOperation,
  giveLeafOperation,
  takeBackLeafOperation,
  removeLeafOperation,
  sharedTasksOperation,
] as const
