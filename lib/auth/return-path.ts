const home = '/dashboard'
const base = 'http://laurel.invalid'

/**
 * Where to redirect after signing in: the requested path when it is local, else the dashboard. Browsers resolve
 * `//host`, `/\host` and control characters to another site, so these are not local.
 */
export function returnPath(asked: string | string[] | undefined): string {
  const path = Array.isArray(asked) ? asked[0] : asked
  if (!path?.startsWith('/') || !URL.canParse(path, base)) return home
  const url = new URL(path, base)
  const isOurs = url.origin === base && url.pathname !== '/login' && !url.pathname.startsWith('/api/')
  return isOurs && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : home
}
