import { intlTags, type Locale } from '@/lib/i18n/locale'
import type { Translate } from '@/lib/i18n/message'
import type { Belongings, ManagedUserJson } from '@/lib/users/json'
import { defaultLevel, type MemberLevel } from '@/lib/users/level'
import type { createUserSchema, updateUserSchema } from '@/lib/users/schema'
import type * as z from '@/lib/zod'

/** What the user form holds: numbers as they are typed. */
export type UserForm = {
  username: string
  password: string
  email: string
  points: string
  streak: string
  level: MemberLevel
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
  isAdmin: false,
  reason: '',
}

/** The form of somebody who is there already. The password is never shown, so it begins blank. */
export function userFormOf(user: ManagedUserJson): UserForm {
  const { username, email, points, streak, level, is_admin: isAdmin } = user
  return {
    username,
    password: '',
    email: email ?? '',
    points: String(points),
    streak: String(streak),
    level,
    isAdmin,
    reason: '',
  }
}

/** The whole number that a text begins with, else `otherwise`. See docs/rules.md, fixed values. */
export function wholeNumber(text: string, otherwise = 0): number {
  const number = Number.parseInt(text, 10)
  return Number.isSafeInteger(number) ? number : otherwise
}

/** What is sent to create the user of the form. */
export function newUser({
  username,
  password,
  email,
  points,
  streak,
  level,
  isAdmin,
}: UserForm): z.input<typeof createUserSchema> {
  return { username, password, email, points: wholeNumber(points), streak: wholeNumber(streak), level, isAdmin }
}

/**
 * What is sent to change a user: only what the form has changed, so that what happened meanwhile, points earned
 * for instance, is not undone. A number that cannot be read changes nothing.
 */
export function userChange(user: ManagedUserJson, form: UserForm): z.input<typeof updateUserSchema> {
  const before = userFormOf(user)
  const points = wholeNumber(form.points, user.points)
  const streak = wholeNumber(form.streak, user.streak)
  return {
    ...(form.username !== before.username && { username: form.username }),
    ...(form.password.trim() !== '' && { password: form.password }),
    ...(form.email.trim() !== before.email && { email: form.email }),
    ...(points !== user.points && { points, reason: form.reason }),
    ...(streak !== user.streak && { streak }),
    ...(form.level !== before.level && { level: form.level }),
    ...(form.isAdmin !== before.isAdmin && { isAdmin: form.isAdmin }),
  }
}

/** What goes with a user, in words: '2 tasks, 1 evaluation and 14 point entries'; empty when there is nothing. */
export function belongingsInWords(belongings: Belongings, locale: Locale, t: Translate<'manageUsers'>): string {
  const kinds = ['tasks', 'submissions', 'pointEntries', 'recurringRules'] as const
  const parts = kinds
    .filter((kind) => belongings[kind] > 0)
    .map((kind) => t(`belongings.${kind}`, { count: belongings[kind] }))
  return new Intl.ListFormat(intlTags[locale]).format(parts)
}
