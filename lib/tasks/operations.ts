import * as z from '@/lib/zod'
import { done } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'
import { listedTask, task, taskSummary } from '@/lib/tasks/answers'
import { decisionSchema } from '@/lib/tasks/decision-schema'
import { createTaskSchema, longestTaskList, taskListStart, updateTaskSchema } from '@/lib/tasks/schema'

const tag = 'Tasks'
const whole = { name: 'Task', schema: task } as const
const paging =
  `The newest day first, at most ${longestTaskList} tasks and 300 KB at once: ask for more with the number of those you ` +
  'have as offset, or with the date and id of the last one as after, until it is X-Total-Count. Texts are cut; reading ' +
  'one task answers them whole.'

export const listTasksOperation = operation({
  path: '/api/tasks',
  method: 'get',
  tag,
  summary: 'List the tasks you may read whole',
  description: `Your own; to an administrator everybody’s. ${paging}`,
  access: 'signed-in',
  query: taskListStart,
  errors: { 400: 'The offset is above 10,000, or after is not a date and an id.' },
  answer: { name: 'TaskList', schema: z.array(listedTask), description: 'The tasks.', isPaged: true },
})

export const createTaskOperation = operation({
  path: '/api/tasks',
  method: 'post',
  tag,
  summary: 'Create a task',
  description:
    'It expires at the end of its own day or later, seven days from today or then if nothing is said, never if ' +
    'expiresAt is null. An earlier expiry answers 400 with fields.expiresAt.',
  access: 'task:manage',
  body: { name: 'NewTask', schema: createTaskSchema },
  answer: { ...whole, status: 201, description: 'The task that was created.' },
})

export const readTaskOperation = operation({
  path: '/api/tasks/{taskId}',
  method: 'get',
  tag,
  summary: 'Read a task',
  access: 'signed-in',
  answer: { ...whole, description: 'The task.' },
})

export const updateTaskOperation = operation({
  path: '/api/tasks/{taskId}',
  method: 'patch',
  tag,
  summary: 'Change a task',
  description:
    'Only what is named changes. Points follow the status. A new date alone moves the expiry by as many days. An ' +
    'expiry is given as it is read, later by pauses: one in a pause becomes the first day after it, and one before the ' +
    'end of the task’s own day answers 400 with fields.expiresAt.',
  access: 'task:manage',
  body: { name: 'TaskChange', schema: updateTaskSchema },
  answer: { ...whole, description: 'The task as it is now.' },
})

export const deleteTaskOperation = operation({
  path: '/api/tasks/{taskId}',
  method: 'delete',
  tag,
  summary: 'Delete a task',
  description: 'What it earned stays earned.',
  access: 'task:manage',
  answer: { name: 'Done', schema: done, description: 'The task is deleted.' },
})

export const listTasksOfUserOperation = operation({
  path: '/api/users/{userId}/tasks',
  method: 'get',
  tag,
  summary: 'List the tasks of a user, as a profile does',
  description: `Answers the same as /api/tasks/user/{userId}. ${paging}`,
  access: 'signed-in',
  query: taskListStart,
  errors: { 400: 'The offset is above 10,000, or after is not a date and an id.' },
  answer: {
    name: 'TasksOfUser',
    schema: z.union([z.array(listedTask), z.array(taskSummary)]),
    description:
      'To their member and to administrators the tasks with the beginnings of their texts; to others only what may be ' +
      'seen of them.',
    isPaged: true,
  },
})

export const decideTaskOperation = operation({
  path: '/api/admin/tasks/{taskId}/decision',
  method: 'post',
  tag: 'Administration',
  summary: 'Decide about a task',
  description:
    'It takes the place of the evaluation’s verdict, or keeps that of a task that waits for review, and answers an open ' +
    'appeal. Points count for the day on which the text was submitted. The member reads the reason.',
  access: 'task:manage',
  body: { name: 'Decision', schema: decisionSchema },
  answer: { ...whole, description: 'The task as it is now.' },
  errors: {
    403: 'You asked about this task yourself.',
    409: 'The verdict is that already, and nothing waits for review.',
  },
})

export const taskOperations = [
  listTasksOperation,
  createTaskOperation,
  readTaskOperation,
  updateTaskOperation,
  deleteTaskOperation,
  {
    ...listTasksOfUserOperation,
    path: '/api/tasks/user/{userId}',
    summary: 'List the tasks of a user',
    description: paging,
  },
  listTasksOfUserOperation,
  decideTaskOperation,
] as const
