import * as z from '@/lib/zod'
import { id } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import { operation } from '@/lib/http/operation'
import { offset } from '@/lib/http/parameters'
import { messageOf } from '@/lib/i18n/message'
import { boards, type BoardPage, type entryJson, type simpleEntryJson } from '@/lib/leaderboard/boards'
import { readCursor } from '@/lib/leaderboard/cursor'
import { shownUserParts } from '@/lib/users/answers'

const tag = 'Leaderboards'
const access = 'signed-in'

const unlessCompared =
  'If the family does not compare its members, they are sorted by username, with points and streak for ' +
  'yourself only.'

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
    description: 'The members, highest points first.',
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
    description: 'All members, highest points first.',
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
    description: 'The member with the most points; null if there is none or the family does not compare its members.',
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
    next: z.string().nullable().meta({ description: 'Pass it as `after` for the next page; null on the last page.' }),
  }),
)

export const readPlacesOperation = operation({
  path: '/api/leaderboard/places',
  method: 'get',
  tag,
  summary: 'Read the places of a board',
  description:
    'Without administrators. Only your own place if the family shows each member only that; empty if it has no leaderboards.',
  access,
  query: z.object({
    board: z.enum(boards).default('monthly').meta({ description: 'The board; monthly by default.' }),
    after: z
      .string()
      .max(1000)
      .refine((cursor) => readCursor(cursor) !== null, messageOf('leaderboard.afterInvalid'))
      .optional()
      .meta({ description: 'Only places after this cursor.' }),
  }),
  answer: { name: 'BoardPage', schema: boardPage, description: 'The places, best first.' },
})

export const leaderboardOperations = [
  readPlacesOperation,
  readBoardOperation,
  {
    ...readBoardOperation,
    path: '/api/users/leaderboard',
    summary: 'Read the all-time leaderboard (alias)',
    description: 'The same response as /api/leaderboard.',
  },
  readSimpleBoardOperation,
  readChampionOperation,
] as const
