import * as z from '@/lib/zod'
import { bulkImport } from '@/lib/openapi/bodies'
import { done, importResult, listedTask, task, taskSummary } from '@/lib/openapi/answers'
import { operation, type Operation } from '@/lib/openapi/operation'
import { offset } from '@/lib/openapi/parameters'
import { createTaskSchema, longestTaskList, updateTaskSchema } from '@/lib/tasks/schema'

const tag = 'Tasks'
const access = 'administrators'
const whole = { name: 'Task', schema: task }
const paging =
  `The newest day first, at most ${longestTaskList} tasks and 300 KB at once: ask for more with the number of those you ` +
  'have as offset, until it is X-Total-Count. Texts are cut; reading one task answers them whole.'
const tasksOf = {
  name: 'TasksOfUser',
  schema: z.union([z.array(listedTask), z.array(taskSummary)]),
  description:
    'To their member and to administrators the tasks with the beginnings of their texts; to others only what may be ' +
    'seen of them.',
  isPaged: true,
} as const

export const taskOperations: readonly Operation[] = [
  operation({
    path: '/api/tasks',
    method: 'get',
    tag,
    summary: 'List the tasks you may read whole',
    description: `Your own; to an administrator everybody’s. ${paging}`,
    access: 'signed-in',
    query: { offset },
    answer: { name: 'TaskList', schema: z.array(listedTask), description: 'The tasks.', isPaged: true },
  }),
  operation({
    path: '/api/tasks',
    method: 'post',
    tag,
    summary: 'Create a task',
    description:
      'It expires at the end of its own day or later, seven days from today or then if nothing is said, never if ' +
      'expiresAt is null. An earlier expiry answers 400 with fields.expiresAt.',
    access,
    body: { name: 'NewTask', schema: createTaskSchema },
    answer: { ...whole, status: 201, description: 'The task that was created.' },
  }),
  operation({
    path: '/api/tasks/{taskId}',
    method: 'get',
    tag,
    summary: 'Read a task',
    access: 'signed-in',
    answer: { ...whole, description: 'The task.' },
  }),
  operation({
    path: '/api/tasks/{taskId}',
    method: 'patch',
    tag,
    summary: 'Change a task',
    description:
      'Only what is named changes. Points follow the status. A new date alone moves the expiry by as many days; an ' +
      'expiry before the end of the task’s own day answers 400 with fields.expiresAt.',
    access,
    body: { name: 'TaskChange', schema: updateTaskSchema },
    answer: { ...whole, description: 'The task as it is now.' },
  }),
  operation({
    path: '/api/tasks/{taskId}',
    method: 'delete',
    tag,
    summary: 'Delete a task',
    description: 'What it earned stays earned.',
    access,
    answer: { name: 'Done', schema: done, description: 'The task is deleted.' },
  }),
  operation({
    path: '/api/tasks/user/{userId}',
    method: 'get',
    tag,
    summary: 'List the tasks of a user',
    description: paging,
    access: 'signed-in',
    query: { offset },
    answer: tasksOf,
  }),
  operation({
    path: '/api/users/{userId}/tasks',
    method: 'get',
    tag,
    summary: 'List the tasks of a user, as a profile does',
    description: `Answers the same as /api/tasks/user/{userId}. ${paging}`,
    access: 'signed-in',
    query: { offset },
    answer: tasksOf,
  }),
  operation({
    path: '/api/admin/tasks/bulk',
    method: 'post',
    tag,
    summary: 'Import tasks for many users',
    description:
      'Each entry is taken whole or not at all, and answered by one result: an entry at fault leaves the others ' +
      'alone. Tasks imported before are not added again. At most 1,000 tasks and 1 MB.',
    access,
    body: { name: 'BulkImport', schema: bulkImport },
    answer: {
      name: 'BulkResult',
      schema: z.strictObject({ results: z.array(importResult) }),
      description: 'One result for each entry.',
    },
  }),
]
