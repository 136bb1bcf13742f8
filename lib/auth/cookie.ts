/** How long a sign-in lasts, in seconds: thirty days. */
export const sessionSeconds = 30 * 24 * 60 * 60

/**
 * The session cookie's name. Browsers accept the `__Secure-` prefix over https only, so it follows the settings
 * and not the request: the cookie has to be found again.
 */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** Both names, for a guard that does not know the environment. */
export const sessionCookieNames = [sessionCookieName(false), sessionCookieName(true)] as const

/**
 * Whether the browser asked by https, as a proxy says. Taken from any sender, as next-auth takes it for its own
 * cookies: a client that invents the header makes only its own cookie stricter.
 */
export function cameByHttps(headers: Pick<Headers, 'get'>): boolean {
  return headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
}
