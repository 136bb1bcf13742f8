import { AppError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locale'

/** Who asks: read from the database on every request, never from the request itself. */
export type Viewer = {
  readonly id: string
  readonly username: string
  readonly isAdmin: boolean
  /** The language they chose; without one the browser's is used. */
  readonly language?: Locale | null
  /** Which of the user's sessions they came with; nothing for an access token. */
  readonly sessionVersion?: number
  /** The session itself, to which a proof is bound; nothing for an access token. */
  readonly sessionId?: string
}

/** Nobody signed in, or the scheduler. */
export type Asker = Viewer | 'system' | null

type Owned = { readonly assigneeId: string }
type Someone = { readonly id: string }

const isMember = (asker: Asker): asker is Viewer => asker !== null && asker !== 'system'
const isAdmin = (asker: Asker) => isMember(asker) && asker.isAdmin
const isOwn = (asker: Asker, task: Owned) => isMember(asker) && asker.id === task.assigneeId

/** The one table of who may do what. */
const rules = {
  public: () => true,
  'signed-in': (asker: Asker) => isMember(asker),
  'task:read': (asker: Asker, task: Owned) => isAdmin(asker) || isOwn(asker, task),
  'task:submit': (asker: Asker, task: Owned) => isOwn(asker, task),
  'task:manage': (asker: Asker) => isAdmin(asker),
  'user:list': (asker: Asker) => isMember(asker),
  'user:read-tasks': (asker: Asker, user: Someone) => isAdmin(asker) || (isMember(asker) && asker.id === user.id),
  'user:manage': (asker: Asker) => isAdmin(asker),
  'email:send': (asker: Asker) => isAdmin(asker),
  'schedule:run': (asker: Asker) => asker === 'system' || isAdmin(asker),
  'user:read-points': (asker: Asker, user: Someone) => isAdmin(asker) || (isMember(asker) && asker.id === user.id),
  'user:read-level': (asker: Asker, user: Someone) => isAdmin(asker) || (isMember(asker) && asker.id === user.id),
  'second-factor:switch-on': (asker: Asker) => isAdmin(asker),
  'user:set-avatar': (asker: Asker, user: Someone) => isAdmin(asker) || (isMember(asker) && asker.id === user.id),
} as const

type Rules = typeof rules
export type Permission = keyof Rules
/** A permission that needs no subject, so that a door can ask for it before anything is loaded. */
export type GeneralPermission = {
  [P in Permission]: Parameters<Rules[P]> extends [Asker, unknown] ? never : P
}[Permission]
type Subject<P extends Permission> = Parameters<Rules[P]> extends [Asker, infer S] ? [subject: S] : []

/** Whether the asker may; for what a screen offers. */
export function can<P extends Permission>(asker: Asker, permission: P, ...subject: Subject<P>): boolean {
  const rule = rules[permission] as (asker: Asker, ...subject: Subject<P>) => boolean
  return rule(asker, ...subject)
}

/** Throws AppError: unauthenticated when nobody asks, forbidden when the asker may not. */
export function authorize<P extends Permission>(asker: Asker, permission: P, ...subject: Subject<P>): void {
  if (can(asker, permission, ...subject)) return
  if (asker === null) throw new AppError('unauthenticated', 'common.signInFirst')
  throw new AppError('forbidden', 'common.notAllowed')
}

/** The signed-in viewer; throws AppError unauthenticated when there is none. */
export function signedIn(asker: Asker): Viewer {
  if (!isMember(asker)) throw new AppError('unauthenticated', 'common.signInFirst')
  return asker
}
