import * as z from '@/lib/zod'
import { id } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'
import { offset } from '@/lib/http/parameters'
import { boards, type BoardPage, type entryJson, type simpleEntryJson } from '@/lib/leaderboard/boards'
import { shownUserParts } from '@/lib/users/answers'

const tag = 'Leaderboards'
const access = 'signed-in'

const unlessCompared =
  'Where the family does not compare its members, everybody by username, points and streak only of yourself.'

const boardEntry = exactly<ReturnType<typeof entryJson>>()(z.strictObject(shownUserParts))

const simpleBoardEntry = exactly<ReturnType<typeof simpleEntryJson>>()(
  z.strictObject({ ...shownUserParts, is_admin: z.boolean() }),
)

export const readBoardOperation = operation({
  path: '/api/leaderboard',
  method: 'get',
  tag,
  summary: 'Read the all-time leaderboard',
  description: `Without administrators. ${unlessCompared}`,
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
  description: unlessCompared,
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
    description: 'The first of all; null when there is nobody, or where the family does not compare its members.',
  },
})

const boardPage = exactly<BoardPage>()(
  z.strictObject({
    places: z.array(
      z.strictObject({
        id,
        username: z.string(),
        avatar: z.string().nullable(),
        value: z.int().meta({ description: 'Points of the month, all points, or days of the streak.' }),
        rank: z.int().min(1),
      }),
    ),
    next: z.string().nullable().meta({ description: 'Pass it as `after` to read on; null at the end.' }),
  }),
)

export const readPlacesOperation = operation({
  path: '/api/leaderboard/places',
  method: 'get',
  tag,
  summary: 'Read the places of a board',
  description: 'Without administrators. No places where the family does not compare its members.',
  access,
  query: z.object({
    board: z.enum(boards).catch('monthly').meta({ description: 'The board; monthly by default.' }),
    after: z.string().max(1000).optional().catch(undefined).meta({ description: 'Only places after that cursor.' }),
  }),
  answer: { name: 'BoardPage', schema: boardPage, description: 'The places, the best first.' },
})

export const leaderboardOperations = [
  readPlacesOperation,
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
