import { day, done, id } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'
import type { PauseJson } from '@/lib/pauses/json'
import { longestPauseName, pauseWindow } from '@/lib/pauses/limits'
import { createPauseSchema } from '@/lib/pauses/schema'
import * as z from '@/lib/zod'

const tag = 'Administration'
const access = 'task:manage'

const pause = exactly<PauseJson>()(
  z.strictObject({ id, memberId: id.nullable(), from: day, to: day, name: z.string().max(longestPauseName) }),
)

export const listPausesOperation = operation({
  path: '/api/admin/pauses',
  method: 'get',
  tag,
  summary: 'List the pauses of the family and its members',
  description: 'The latest first, past ones included.',
  access,
  answer: { name: 'PauseList', schema: z.array(pause), description: 'The pauses.' },
})

export const createPauseOperation = operation({
  path: '/api/admin/pauses',
  method: 'post',
  tag,
  summary: 'Pause the family or a member',
  description:
    `From ${pauseWindow.before} days ago at the earliest to ${pauseWindow.after} days ahead at the latest. No recurring ` +
    'task is made for the days of a pause unless its rule ignores pauses, they neither break nor lengthen a streak, and a task that is open on one ' +
    'expires later by the days of the pause. Points follow at once.',
  access,
  body: { name: 'NewPause', schema: createPauseSchema },
  answer: { name: 'Pause', schema: pause, status: 201, description: 'The pause that was added.' },
})

export const deletePauseOperation = operation({
  path: '/api/admin/pauses/{pauseId}',
  method: 'delete',
  tag,
  summary: 'Delete a pause',
  description:
    'Streaks, bonuses and expiries are what they would be without it, at once. Recurring tasks that it skipped from today ' +
    'on are created, unless another pause covers their day: to shorten a pause, add the shorter one, then delete this one.',
  access,
  answer: { name: 'Done', schema: done, description: 'The pause is deleted.' },
})

export const pauseOperations = [listPausesOperation, createPauseOperation, deletePauseOperation] as const
