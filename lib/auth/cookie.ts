import { isForwardedHttps } from '@/lib/transport-security.mjs'

/** Lifetime of a session, in seconds: 30 days. */
export const sessionSeconds = 30 * 24 * 60 * 60

/**
 * The session cookie's name. Browsers accept the `__Secure-` prefix over https only. The name follows the configuration
 * and not the request, so that every request finds the same cookie.
 */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** Both names, for guards that do not know the environment. */
export const sessionCookieNames = [sessionCookieName(false), sessionCookieName(true)] as const

/** Whether the original request used HTTPS, according to the proxy. */
export const cameByHttps = (headers: Pick<Headers, 'get'>) => isForwardedHttps(headers.get('x-forwarded-proto'))
