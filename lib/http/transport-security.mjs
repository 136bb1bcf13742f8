// Plain JavaScript, so that the start scripts can import it as well.

/**
 * The value of Strict-Transport-Security for a request that came over HTTPS, for this host; subdomains are included only
 * by a setting. Null for other requests. The header is trusted from any sender: it only makes the answer stricter.
 *
 * @param {string | null | undefined} forwardedProto the request's X-Forwarded-Proto
 * @param {boolean} [isHttps] whether the connection itself is encrypted
 * @returns {string | null}
 */
export function transportSecurity(forwardedProto, isHttps = false) {
  const { NEXTAUTH_URL, HSTS_INCLUDE_SUBDOMAINS } = process.env
  const isSecure = isHttps || isForwardedHttps(forwardedProto) || NEXTAUTH_URL?.startsWith('https:')
  if (!isSecure) return null
  return `max-age=63072000${HSTS_INCLUDE_SUBDOMAINS === '1' ? '; includeSubDomains' : ''}`
}

/** @param {string | null | undefined} forwardedProto */
const isForwardedHttps = (forwardedProto) => forwardedProto?.split(',')[0]?.trim() === 'https'
