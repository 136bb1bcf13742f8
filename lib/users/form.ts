import { typedNumber } from '@/lib/typed-number'
import { formatList } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Translate } from '@/lib/i18n/message'
import type { Belongings, ManagedUserJson } from '@/lib/users/json'
import { defaultLevel, type MemberLevel } from '@/lib/users/level'
import type { createUserSchema, updateUserSchema } from '@/lib/users/schema'
import type * as z from '@/lib/zod'

/** State of the user form: numbers as typed. */
export type UserForm = {
  username: string
  password: string
  email: string
  points: string
  streak: string
  level: MemberLevel
  /** Blank follows the family's language, or else the browser's. */
  language: Locale | ''
  isAdmin: boolean
  reason: string
}

export const emptyUserForm: UserForm = {
  username: '',
  password: '',
  email: '',
  points: '0',
  streak: '0',
  level: defaultLevel,
  language: '',
  isAdmin: false,
  reason: '',
}

/** The form of an existing user. The password is never shown, so it starts blank. */
export function userFormOf(user: ManagedUserJson): UserForm {
  const { username, email, points, streak, level, language, is_admin: isAdmin } = user
  return {
    username,
    password: '',
    email: email ?? '',
    points: String(points),
    streak: String(streak),
    level,
    language: language ?? '',
    isAdmin,
    reason: '',
  }
}

/** The request to create the form's user. */
export function newUser({
  username,
  password,
  email,
  points,
  streak,
  level,
  language,
  isAdmin,
}: UserForm): z.input<typeof createUserSchema> {
  return {
    username,
    password,
    email,
    points: typedNumber(points, 0),
    streak: typedNumber(streak, 0),
    level,
    language: language || null,
    isAdmin,
  }
}

/**
 * The request to change a user: only fields changed in the form, so that concurrent changes, such as earned points, are
 * not overwritten.
 */
export function userChange(user: ManagedUserJson, form: UserForm): z.input<typeof updateUserSchema> {
  const before = userFormOf(user)
  return {
    ...(form.username !== before.username && { username: form.username }),
    ...(form.password.trim() !== '' && { password: form.password }),
    ...(form.email.trim() !== before.email && { email: form.email }),
    ...(form.points !== before.points && { points: typedNumber(form.points), reason: form.reason }),
    ...(form.streak !== before.streak && { streak: typedNumber(form.streak) }),
    ...(form.level !== before.level && { level: form.level }),
    ...(form.language !== before.language && { language: form.language || null }),
    ...(form.isAdmin !== before.isAdmin && { isAdmin: form.isAdmin }),
  }
}

/** A user's associated data as text: '2 tasks, 1 evaluation and 14 point entries'; empty when there is none. */
export function belongingsInWords(belongings: Belongings, locale: Locale, t: Translate<'manageUsers'>): string {
  const kinds = ['tasks', 'submissions', 'pointEntries', 'recurringRules', 'rewardRequests'] as const
  const parts = kinds
    .filter((kind) => belongings[kind] > 0)
    .map((kind) => t(`belongings.${kind}`, { count: belongings[kind] }))
  return formatList(parts, locale)
}
