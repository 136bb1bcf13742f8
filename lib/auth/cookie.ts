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

/**
 * Whether the original request used https, according to the proxy. The header is trusted from any sender, as next-auth
 * does for its own cookies: a client that forges it only makes its own cookie stricter.
 */
export function cameByHttps(headers: Pick<Headers, 'get'>): boolean {
  return headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
}
