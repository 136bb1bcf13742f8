/** How long a sign-in lasts, in seconds: thirty days. */
export const sessionSeconds = 30 * 24 * 60 * 60

/** The session cookie's name. Browsers accept the `__Secure-` prefix over https only. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
}

/** Both names, for a guard that does not know the environment. */
export const sessionCookieNames = [sessionCookieName(false), sessionCookieName(true)] as const
