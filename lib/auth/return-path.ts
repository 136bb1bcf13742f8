const home = '/dashboard'
const base = 'http://laurel.invalid'

/**
 * Where to go after signing in: the path that was asked for when it is one of ours, else the dashboard. A
 * browser reads `//host`, `/\host` and control characters as another site, so they are not ours.
 */
export function returnPath(asked: string | string[] | undefined): string {
  const path = Array.isArray(asked) ? asked[0] : asked
  if (!path?.startsWith('/') || !URL.canParse(path, base)) return home
  const url = new URL(path, base)
  const isOurs = url.origin === base && url.pathname !== '/login' && !url.pathname.startsWith('/api/')
  return isOurs && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : home
}
