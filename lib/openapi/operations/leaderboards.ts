import * as z from '@/lib/zod'
import { boardEntry, simpleBoardEntry } from '@/lib/openapi/answers'
import { operation, type Operation } from '@/lib/openapi/operation'
import { offset } from '@/lib/openapi/parameters'

const tag = 'Leaderboards'
const access = 'signed-in'
const board = {
  name: 'Leaderboard',
  schema: z.array(boardEntry),
  description: 'The members by points, the best first.',
  isPaged: true,
} as const

export const leaderboardOperations: readonly Operation[] = [
  operation({
    path: '/api/leaderboard',
    method: 'get',
    tag,
    summary: 'Read the all-time leaderboard',
    description: 'Without administrators.',
    access,
    query: { offset },
    answer: board,
  }),
  operation({
    path: '/api/users/leaderboard',
    method: 'get',
    tag,
    summary: 'Read the all-time leaderboard at its other address',
    description: 'Answers the same as /api/leaderboard.',
    access,
    query: { offset },
    answer: board,
  }),
  operation({
    path: '/api/users/simple-leaderboard',
    method: 'get',
    tag,
    summary: 'Read the leaderboard with administrators',
    access,
    query: { offset },
    answer: {
      name: 'SimpleLeaderboard',
      schema: z.array(simpleBoardEntry),
      description: 'Everybody by points, the best first.',
      isPaged: true,
    },
  }),
  operation({
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
  }),
]
