import * as z from '@/lib/zod'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'
import { offset } from '@/lib/http/parameters'
import type { entryJson, simpleEntryJson } from '@/lib/leaderboard/boards'
import { userParts } from '@/lib/users/answers'

const tag = 'Leaderboards'
const access = 'signed-in'

const boardEntry = exactly<ReturnType<typeof entryJson>>()(z.strictObject(userParts))

const simpleBoardEntry = exactly<ReturnType<typeof simpleEntryJson>>()(
  z.strictObject({ ...userParts, is_admin: z.boolean() }),
)

export const readBoardOperation = operation({
  path: '/api/leaderboard',
  method: 'get',
  tag,
  summary: 'Read the all-time leaderboard',
  description: 'Without administrators.',
  access,
  query: z.object({ offset }),
  answer: {
    name: 'Leaderboard',
    schema: z.array(boardEntry),
    description: 'The members by points, the best first.',
    isPaged: true,
  },
})

export const readSimpleBoardOperation = operation({
  path: '/api/users/simple-leaderboard',
  method: 'get',
  tag,
  summary: 'Read the leaderboard with administrators',
  access,
  query: z.object({ offset }),
  answer: {
    name: 'SimpleLeaderboard',
    schema: z.array(simpleBoardEntry),
    description: 'Everybody by points, the best first.',
    isPaged: true,
  },
})

export const readChampionOperation = operation({
  path: '/api/users/simple-leaderboard/top',
  method: 'get',
  tag,
  summary: 'Read the champion',
  access,
  answer: {
    name: 'Champion',
    schema: simpleBoardEntry.nullable(),
    description: 'The first of all; null when there is nobody.',
  },
})

export const leaderboardOperations = [
  readBoardOperation,
  {
    ...readBoardOperation,
    path: '/api/users/leaderboard',
    summary: 'Read the all-time leaderboard at its other address',
    description: 'Answers the same as /api/leaderboard.',
  },
  readSimpleBoardOperation,
  readChampionOperation,
] as const
