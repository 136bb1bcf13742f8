import { day, done, id } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'
import { offset } from '@/lib/http/parameters'
import type { PauseJson } from '@/lib/pauses/json'
import { longestPauseName, pausesPerResponse, pauseWindow } from '@/lib/pauses/limits'
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
  description: `Latest first, including past ones, at most ${pausesPerResponse} per response.`,
  access,
  query: z.object({ offset }),
  answer: { name: 'PauseList', schema: z.array(pause), description: 'The pauses.', isPaged: true },
})

export const createPauseOperation = operation({
  path: '/api/admin/pauses',
  method: 'post',
  tag,
  summary: 'Pause the family or a member',
  description:
    `Starts at most ${pauseWindow.before} days ago and ends at most ${pauseWindow.after} days ahead. During a pause no ` +
    'recurring tasks are created unless their rule ignores pauses, its days neither break nor lengthen a streak, and ' +
    'tasks that are open on one of them expire later by the days of the pause. Points are updated immediately.',
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
    'Streaks, bonuses and expiries become what they would have been without the pause. Recurring tasks that it ' +
    'skipped from today on are created unless another pause covers their day: to shorten a pause, add the ' +
    'shorter one, then delete this one.',
  access,
  answer: { name: 'Done', schema: done, description: 'The pause is deleted.' },
})

export const pauseOperations = [listPausesOperation, createPauseOperation, deletePauseOperation] as const
