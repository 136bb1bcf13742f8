import * as z from '@/lib/zod'
import { done } from '@/lib/http/answers'
import { operation } from '@/lib/http/operation'
import { listedTask, task, taskSummary } from '@/lib/tasks/answers'
import { createTaskSchema, longestTaskList, taskListStart, updateTaskSchema } from '@/lib/tasks/schema'

const tag = 'Tasks'
const whole = { name: 'Task', schema: task } as const
const paging =
  `Newest day first, at most ${longestTaskList} tasks and 300 KB per response. For the next page, pass the number of ` +
  'tasks read so far as `offset`, or the date and id of the last one as `after`, until X-Total-Count is reached. Texts ' +
  'are truncated; read a single task for the full ones.'

export const listTasksOperation = operation({
  path: '/api/tasks',
  method: 'get',
  tag,
  summary: 'List the tasks that you can read in full',
  description: `Your own tasks; for administrators, those of the whole family. ${paging}`,
  access: 'signed-in',
  query: taskListStart,
  errors: { 400: '`offset` is above 10,000, or `after` is not a date and an id.' },
  answer: { name: 'TaskList', schema: z.array(listedTask), description: 'The tasks.', isPaged: true },
})

export const createTaskOperation = operation({
  path: '/api/tasks',
  method: 'post',
  tag,
  summary: 'Create a task',
  description:
    'Without `expiresAt` the task expires seven days from today, but not before the end of its own day; with ' +
    'null it never expires. An `expiresAt` before the end of its own day is refused with 400 and ' +
    '`fields.expiresAt`.',
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
    'Fields that are left out do not change. Points follow the status. A new date without `expiresAt` moves the ' +
    'planned expiry, to which pauses add, by the same number of days. `expiresAt` includes the days of pauses: an ' +
    'expiry within a pause moves to the first day after it. An expiry before the end of the task’s own day is ' +
    'refused with 400 and `fields.expiresAt`.',
  access: 'task:manage',
  body: { name: 'TaskChange', schema: updateTaskSchema },
  answer: { ...whole, description: 'The updated task.' },
  errors: { 403: 'Another administrator decides about your own work.' },
})

export const deleteTaskOperation = operation({
  path: '/api/tasks/{taskId}',
  method: 'delete',
  tag,
  summary: 'Delete a task',
  description: 'Its points stay.',
  access: 'task:manage',
  answer: { name: 'Done', schema: done, description: 'The task is deleted.' },
})

export const listTasksOfUserOperation = operation({
  path: '/api/users/{userId}/tasks',
  method: 'get',
  tag,
  summary: 'List the tasks on a user’s profile',
  description: `The same response as /api/tasks/user/{userId}. ${paging}`,
  access: 'signed-in',
  query: taskListStart,
  errors: { 400: '`offset` is above 10,000, or `after` is not a date and an id.' },
  answer: {
    name: 'TasksOfUser',
    schema: z.union([z.array(listedTask), z.array(taskSummary)]),
    description:
      'For their member and administrators the tasks with the beginnings of their texts; for others only titles, ' +
      'status, date and points.',
    isPaged: true,
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
] as const
