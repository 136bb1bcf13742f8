const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether requests of this method may change state. */
export const isChange = (method: string): boolean => !reading.has(method)

/**
 * True when a browser's headers say that another site sent the request. API clients send neither header. `ownAddress`
 * is NEXTAUTH_URL: behind a proxy that rewrites Host and sets no X-Forwarded-Host, only it holds the public name.
 */
export function isForeign(headers: Pick<Headers, 'get'>, ownAddress: string | undefined): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  if (origin === null) return false
  const host = hostOf(origin)
  return host === '' || ![...hostsOf(headers), hostOf(ownAddress)].includes(host)
}

/**
 * The hosts that a request names: the one that the first proxy was asked for, and that of `Host`; blank where there is
 * none. Further proxies append to X-Forwarded-Host, so only its first value counts.
 */
export const hostsOf = (headers: Pick<Headers, 'get'>): string[] =>
  ['x-forwarded-host', 'host'].map((name) => headers.get(name)?.split(',')[0]?.trim() ?? '')

const hostOf = (address = '') => (URL.canParse(address) ? new URL(address).host : '')
