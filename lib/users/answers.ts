import { locales } from '@/lib/i18n/locale'
import * as z from '@/lib/zod'
import { count, id, instant } from '@/lib/http/answers'
import { exactly } from '@/lib/http/exact'
import type { Belongings, managedUserJson, profileJson, sessionUserJson, userJson } from '@/lib/users/json'
import { memberLevels } from '@/lib/users/level'

/** Fields common to every response about a user. */
const userParts = {
  id,
  username: z.string(),
  points: z.int(),
  streak: count,
  avatar: z.string().nullable(),
}

const kept = 'null if the family does not compare its members.'

export const shownCount = count.nullable().meta({ description: kept })
export const shownPoints = z.int().nullable().meta({ description: kept })

/** The same for a user whom the caller may not compare with others. */
export const shownUserParts = {
  ...userParts,
  points: shownPoints,
  streak: shownCount,
}

export const sessionUser = exactly<ReturnType<typeof sessionUserJson>>()(
  z.strictObject({ ...userParts, is_admin: z.boolean(), points_this_month: z.int() }),
)

const listedParts = { ...userParts, is_admin: z.boolean(), last_activity: instant.nullable() }

export const user = exactly<ReturnType<typeof userJson>>()(z.strictObject({ ...listedParts, ...shownUserParts }))

const level = z.enum(memberLevels)
const whenNull = 'null follows the family’s language, or else the browser.'
const language = z.enum(locales).nullable().meta({ description: whenNull })
const managedParts = { ...listedParts, email: z.string().nullable(), level, language }

export const managedUser = exactly<ReturnType<typeof managedUserJson>>()(z.strictObject(managedParts))

const belongings = exactly<Belongings>()(
  z.strictObject({
    ...{ tasks: count, submissions: count, pointEntries: count, recurringRules: count, rewardRequests: count },
    sharedRules: count.meta({ description: 'Recurring rules that go on for their other members.' }),
  }),
)

export const managedUserWhole = z.strictObject({ ...managedParts, belongings })

export const profile = exactly<ReturnType<typeof profileJson>>()(
  z.strictObject({
    ...shownUserParts,
    isAdmin: z.boolean(),
    lastActivity: instant.nullable(),
    createdAt: instant,
    points_this_month: shownPoints,
    level: level.optional().meta({ description: 'Only for the user and administrators.' }),
    language: language.optional().meta({ description: `Only for the user and administrators. ${whenNull}` }),
    balance: z.int().optional().meta({
      description: 'The points that are neither reserved nor spent on rewards. Only for the user and administrators.',
    }),
  }),
)
