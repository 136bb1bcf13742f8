import type { Visibility } from '@/lib/auth/visibility'
import { AppError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locale'

/** The user making the request, read from the database each time and never from the request itself. */
export type Viewer = {
  readonly id: string
  readonly username: string
  readonly isAdmin: boolean
  readonly avatar?: string | null
  /** What the family lets its members compare; without it they compare nothing. */
  readonly visibility?: Visibility | null
  /** Whether the family offers rewards. */
  readonly hasRewards?: boolean
  /** The language they chose; null falls back to the family's. */
  readonly language?: Locale | null
  /** The language that administrators chose for the family; null falls back to the browser's. */
  readonly familyLanguage?: Locale | null
  /** The family lets its members dictate. */
  readonly allowsDictation?: boolean | null
  /** They chose wider letters and lines. */
  readonly easyReading?: boolean
  /** Version of the session; undefined for an access token. */
  readonly sessionVersion?: number
  /** Id of the session that a proof is bound to; undefined for an access token. */
  readonly sessionId?: string
  /** When that session ends by itself. */
  readonly sessionEndsAt?: Date
}

/** The caller that the policy authorises: a user, the scheduler (`system`), or null when nobody is signed in. */
export type Principal = Viewer | 'system' | null

type Owned = { readonly assigneeId: string }
type Someone = { readonly id: string }

const isMember = (principal: Principal): principal is Viewer => principal !== null && principal !== 'system'
const isAdmin = (principal: Principal) => isMember(principal) && principal.isAdmin
const showsEverybody = (principal: Principal) =>
  isMember(principal) && (principal.isAdmin || principal.visibility === 'everyone')
const isOwn = (principal: Principal, task: Owned) => isMember(principal) && principal.id === task.assigneeId
const isSelf = (principal: Principal, user: Someone) => isMember(principal) && principal.id === user.id
const isSelfOrAdmin = (principal: Principal, user: Someone) => isAdmin(principal) || isSelf(principal, user)

/** The single table of permissions. */
const rules = {
  public: () => true,
  'signed-in': (principal: Principal) => isMember(principal),
  'task:read': (principal: Principal, task: Owned) => isAdmin(principal) || isOwn(principal, task),
  'task:submit': (principal: Principal, task: Owned) => isOwn(principal, task),
  'task:manage': (principal: Principal) => isAdmin(principal),
  'task:share': (principal: Principal, task: Owned) => isOwn(principal, task),
  'leaf:give': (principal: Principal, task: Owned) => isMember(principal) && !isOwn(principal, task),
  'leaf:remove': (principal: Principal, task: Owned) => isAdmin(principal) || isOwn(principal, task),
  'reward:manage': (principal: Principal) => isAdmin(principal),
  'user:list': (principal: Principal) => isMember(principal),
  'user:read-tasks': isSelfOrAdmin,
  'user:manage': (principal: Principal) => isAdmin(principal),
  /** Points, streaks, ranks and counts of that user. */
  'user:compare': (principal: Principal, user: Someone) => showsEverybody(principal) || isSelf(principal, user),
  'board:read': showsEverybody,
  'rank:read-own': (principal: Principal) =>
    showsEverybody(principal) || (isMember(principal) && principal.visibility === 'own'),
  'family:manage': (principal: Principal) => isAdmin(principal),
  'email:send': (principal: Principal) => isAdmin(principal),
  'schedule:run': (principal: Principal) => principal === 'system' || isAdmin(principal),
  'metrics:read': (principal: Principal) => principal === 'system',
  'user:read-points': isSelfOrAdmin,
  'user:read-level': isSelfOrAdmin,
  'calendar:make': isSelf,
  'calendar:revoke': isSelfOrAdmin,
  'user:export': isSelf,
  'second-factor:switch-on': (principal: Principal) => isAdmin(principal),
  /** The unguessable name of a picture grants access to it, as in any public file store. */
  'avatar:read': () => true,
  'user:set-avatar': isSelfOrAdmin,
}

type Rules = typeof rules
export type Permission = keyof Rules
/** A permission without a subject, which can be checked before any data is loaded. */
export type GeneralPermission = {
  [P in Permission]: Parameters<Rules[P]> extends [Principal, unknown] ? never : P
}[Permission]
type Subject<P extends Permission> = Parameters<Rules[P]> extends [Principal, infer S] ? [subject: S] : []

/** Whether the principal has the permission; also decides what a screen offers. */
export function can<P extends Permission>(principal: Principal, permission: P, ...subject: Subject<P>): boolean {
  const rule = rules[permission] as (principal: Principal, ...subject: Subject<P>) => boolean
  return rule(principal, ...subject)
}

/** Throws AppError: unauthenticated when nobody is signed in, forbidden without the permission. */
export function authorize<P extends Permission>(principal: Principal, permission: P, ...subject: Subject<P>): void {
  if (can(principal, permission, ...subject)) return
  if (principal === null) throw new AppError('unauthenticated', 'common.signInFirst')
  throw new AppError('forbidden', 'common.notAllowed')
}

/** The signed-in viewer; throws AppError unauthenticated when there is none. */
export function signedIn(principal: Principal): Viewer {
  if (!isMember(principal)) throw new AppError('unauthenticated', 'common.signInFirst')
  return principal
}
