import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Principal, Viewer } from '@/lib/auth/policy'
import { readViewer } from '@/lib/auth/session'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { browserLocale, localeOf } from '@/lib/http/request-locale'
import { acceptedLocale } from '@/lib/i18n/accepted-locale'
import { defaultLocale, type Locale } from '@/lib/i18n/locale'
import { acceptToken } from '@/lib/tokens/commands'
import { bearerIn, shownToken } from '@/lib/tokens/token'

/** The caller and the current time: first argument of every command and query. */
export type Scope<A extends Principal = Principal> = {
  readonly viewer: A
  readonly now: Date
  readonly timeZone: string
  /** The language of messages to the caller. */
  readonly locale: Locale
  /** Set for calls with an access token, which cannot do what requires an interactive session. */
  readonly isByToken?: true
}

/** The current time in the family's zone, for code that needs no viewer. */
export type Moment = Pick<Scope, 'now' | 'timeZone'>

function scopeFor<A extends Principal>(viewer: A, locale: Locale): Scope<A> {
  return { viewer, now: now(), timeZone: env().FAMILY_TIME_ZONE, locale }
}

/** The scope of an unauthenticated call. */
export async function anonymousScope(): Promise<Scope<null>> {
  return scopeFor(null, await browserLocale())
}

/** The scope of the session cookie; the viewer is null when nobody is signed in. */
export async function requestScope(): Promise<Scope<Viewer | null>> {
  const viewer = await readViewer()
  return scopeFor(viewer, await localeOf(viewer))
}

/**
 * The scope of a REST request. An access token takes precedence over a cookie; any other Authorization header is
 * ignored. Throws AppError: unauthenticated when the token is invalid, forbidden when it is read-only and the method
 * changes something.
 */
export async function programScope(request: Request): Promise<Scope<Viewer | null>> {
  const token = shownToken(request.headers.get('authorization'))
  if (token === null) return requestScope()
  const viewer = await acceptToken(token, request.method, now())
  return { ...scopeFor(viewer, acceptedLocale(request.headers.get('accept-language'))), isByToken: true }
}

/** The scope of a page for signed-in users; redirects others to sign in and back. */
export async function pageScope(): Promise<Scope<Viewer>> {
  const viewer = await readViewer()
  if (viewer) return scopeFor(viewer, await localeOf(viewer))
  const path = (await headers()).get('x-path') ?? '/dashboard'
  redirect(`/login?callbackUrl=${encodeURIComponent(path)}`)
}

/** The scope of the server's own schedule. */
export function systemScope(): Scope<'system'> {
  return scopeFor('system', defaultLocale)
}

/**
 * The scope of a scheduled call, authenticated by the secret as a bearer token. Throws AppError unavailable while no
 * secret is configured, and unauthenticated when it is missing or wrong.
 */
export function cronScope(request: Request): Scope<'system'> {
  const { CRON_SECRET } = env()
  if (!CRON_SECRET) throw new AppError('unavailable', 'recurring.cronUnset')
  if (!hasBearer(request, CRON_SECRET)) throw new AppError('unauthenticated', 'recurring.cronWrong')
  return systemScope()
}

/**
 * The scope of the monitoring system, authenticated by METRICS_TOKEN as a bearer token. Throws AppError not_found while
 * there is none, and unauthenticated when it is missing or wrong.
 */
export function metricsScope(request: Request): Scope<'system'> {
  const { METRICS_TOKEN } = env()
  if (!METRICS_TOKEN) throw new AppError('not_found', 'common.metricsOff')
  if (!hasBearer(request, METRICS_TOKEN)) throw new AppError('unauthenticated', 'common.metricsTokenWrong')
  return systemScope()
}

/** Whether the secret is the request's bearer token. */
function hasBearer(request: Request, secret: string): boolean {
  const shown = bearerIn(request.headers.get('authorization')) ?? ''
  // Hashes have equal length, which a constant-time comparison requires.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(shown), digest(secret))
}
