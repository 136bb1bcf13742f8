import { fromDate, type Day } from '@/lib/calendar'
import type { Locale } from '@/lib/i18n/locale'
import type { MemberLevel } from '@/lib/users/level'
import { currentStreak } from '@/lib/points/streak'

/** Points and streak are null for a viewer who may not compare the user with others. */
export type Figure = number | null

/** The part of a user's row that others may see. */
export type UserRecord<F extends Figure = number> = {
  id: string
  username: string
  isAdmin: boolean
  points: F
  streak: F
  streakDay: Date | null
  avatar: string | null
  lastActivity: Date | null
  createdAt: Date
}

/** The streak as of today; null if it is not to be seen. */
export function streakOn<F extends Figure>(user: Pick<UserRecord<F>, 'streak' | 'streakDay'>, today: Day): F
export function streakOn(user: Pick<UserRecord<Figure>, 'streak' | 'streakDay'>, today: Day): Figure {
  if (user.streak === null) return null
  return currentStreak({ length: user.streak, lastDay: user.streakDay && fromDate(user.streakDay) }, today)
}

/** The user in a login response. */
export function sessionUserJson(user: UserRecord, today: Day, pointsThisMonth: number) {
  return {
    id: user.id,
    username: user.username,
    is_admin: user.isAdmin,
    points: user.points,
    streak: streakOn(user, today),
    avatar: user.avatar,
    points_this_month: pointsThisMonth,
  }
}

/** A user in a list of users. */
export function userJson<F extends Figure>(user: UserRecord<F>, today: Day) {
  return {
    id: user.id,
    username: user.username,
    is_admin: user.isAdmin,
    points: user.points,
    streak: streakOn(user, today),
    avatar: user.avatar,
    last_activity: user.lastActivity?.toISOString() ?? null,
  }
}

export type UserCard = {
  id: string
  username: string
  isAdmin: boolean
  points: Figure
  streak: Figure
  avatar: string | null
}

export function userCard(user: UserRecord<Figure>, today: Day): UserCard {
  const { id, username, isAdmin, points, avatar } = user
  return { id, username, isAdmin, points, avatar, streak: streakOn(user, today) }
}

type Settings = { level: MemberLevel | null; language?: Locale | null; spent?: number }

/** A user's profile; level, language and balance only for the user and administrators. */
export function profileJson(user: UserRecord<Figure> & Settings, today: Day, pointsThisMonth: Figure) {
  return {
    id: user.id,
    username: user.username,
    isAdmin: user.isAdmin,
    points: user.points,
    streak: streakOn(user, today),
    avatar: user.avatar,
    lastActivity: user.lastActivity?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    points_this_month: pointsThisMonth,
    ...(user.level && { level: user.level }),
    ...(user.language !== undefined && { language: user.language }),
    ...(user.spent !== undefined && user.points !== null && { balance: user.points - user.spent }),
  }
}

type ManagedUser = UserRecord & { email: string | null; level: MemberLevel; language: Locale | null }

/** A user as administrators see them in a list. */
export function managedUserJson(user: ManagedUser, today: Day) {
  const { email, level, language } = user
  return { ...userJson(user, today), email, level, language }
}

export type ManagedUserJson = ReturnType<typeof managedUserJson>

/** Counts of the data that would be deleted with a user, and of the rules that go on for their other members. */
export type Belongings = {
  tasks: number
  submissions: number
  pointEntries: number
  recurringRules: number
  rewardRequests: number
  sharedRules: number
}
