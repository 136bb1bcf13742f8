import * as z from '@/lib/zod'
import { locales } from '@/lib/i18n/locale'
import { messageOf } from '@/lib/i18n/message'
import { isStorableText } from '@/lib/text'
import { longestNameQuery, longestReason, maxPoints, maxStreak } from '@/lib/users/limits'
import { defaultLevel, memberLevels } from '@/lib/users/level'
import { passwordSchema } from '@/lib/users/password-schema'
import { isOfOneScript, isVisibleUsername, longestUsername, normaliseUsername } from '@/lib/users/username'

const isBlank = (text: string) => text.trim() === ''

const username = z
  .string({ error: messageOf('manageUsers.usernameRequired') })
  .refine((name) => normaliseUsername(name) !== '', messageOf('manageUsers.usernameRequired'))
  .refine((name) => isBlank(name) || isVisibleUsername(name), messageOf('manageUsers.usernameUnseen'))
  .refine(isOfOneScript, messageOf('manageUsers.usernameMixed'))
  .transform(normaliseUsername)
  .refine(
    (name) => [...name].length <= longestUsername,
    messageOf('manageUsers.usernameTooLong', { length: longestUsername }),
  )
  .meta({ minLength: 1, maxLength: longestUsername })

const whole = (min: number, max: number, error: string) =>
  z.number({ error }).int(error).min(min, error).max(max, error)

/** The user's language; null follows the family's, or else the browser. */
export const languageSchema = z
  .enum(locales, { error: messageOf('manageUsers.languageInvalid', { languages: locales.join(', ') }) })
  .nullable()

const fields = {
  username,
  password: passwordSchema,
  points: whole(0, maxPoints, messageOf('manageUsers.pointsRange')),
  streak: whole(0, maxStreak, messageOf('manageUsers.streakRange')),
  isAdmin: z.boolean(),
  /** How much detail the member's answers need. */
  level: z.enum(memberLevels, { error: messageOf('manageUsers.levelInvalid', { levels: memberLevels.join(', ') }) }),
  language: languageSchema,
  /** Blank means none. */
  email: z
    .string()
    .trim()
    .max(254, messageOf('manageUsers.emailInvalid'))
    .nullable()
    .transform((text) => text || null)
    .pipe(z.email(messageOf('manageUsers.emailInvalid')).nullable()),
  /** Why points were set; shown in the member's history. */
  reason: z
    .string()
    .trim()
    .max(longestReason, messageOf('manageUsers.reasonTooLong', { length: longestReason })),
}

/** A new user. Omitted fields take the form's defaults. */
export const createUserSchema = z.strictObject({
  username: fields.username,
  password: fields.password,
  points: fields.points.default(0),
  streak: fields.streak.default(0),
  isAdmin: fields.isAdmin.default(false),
  level: fields.level.default(defaultLevel),
  language: fields.language.default(null),
  email: fields.email.default(null),
})

/** A change to a user: omitted fields are unchanged, and so is the password if blank. */
export const updateUserSchema = z
  .strictObject({
    ...fields,
    password: z.union([
      z
        .string()
        .refine(isBlank)
        .transform(() => undefined)
        .meta({ pattern: String.raw`^\s*$` }),
      fields.password,
    ]),
  })
  .partial()

export const userIdSchema = z.strictObject({ userId: z.string() })
export const updateUserInput = updateUserSchema.extend(userIdSchema.shape)

export type CreateUser = z.output<typeof createUserSchema>
export type UpdateUser = z.output<typeof updateUserInput>

/** The part of a name to search for; blank means everybody. */
export const nameQuery = z
  .string()
  .trim()
  .max(longestNameQuery, messageOf('manageUsers.queryTooLong', { length: longestNameQuery }))
  .refine(isStorableText)
  .default('')

/** The part of a name from a screen's address; an invalid one is ignored. */
export const readNameQuery = (value: unknown): string => nameQuery.catch('').parse(value)
