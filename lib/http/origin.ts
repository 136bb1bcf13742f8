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
  const own = [headers.get('host'), headers.get('x-forwarded-host'), hostOf(ownAddress)]
  const host = hostOf(origin)
  return host === null || !own.includes(host)
}

function hostOf(address = ''): string | null {
  return URL.canParse(address) ? new URL(address).host : null
}
