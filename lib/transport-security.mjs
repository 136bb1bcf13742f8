// Plain JavaScript, so that the start scripts can import it as well.

/**
 * Whether the original request used HTTPS, according to the proxy. The header is trusted from any sender, as next-auth
 * does for its own cookies: a client that forges it only makes its own cookie and the answer to it stricter.
 *
 * @param {string | null | undefined} forwardedProto the request's X-Forwarded-Proto
 */
export const isForwardedHttps = (forwardedProto) => forwardedProto?.split(',')[0]?.trim() === 'https'

/**
 * The value of Strict-Transport-Security for this host, or null when the site is not served over HTTPS. Subdomains are
 * included only by a setting.
 *
 * @param {{ NEXTAUTH_URL?: string, HSTS_INCLUDE_SUBDOMAINS?: string }} settings the environment
 * @param {boolean} isHttps whether this request used HTTPS
 * @returns {string | null}
 */
export function transportSecurity({ NEXTAUTH_URL, HSTS_INCLUDE_SUBDOMAINS }, isHttps) {
  if (!isHttps && !NEXTAUTH_URL?.startsWith('https:')) return null
  return `max-age=63072000${HSTS_INCLUDE_SUBDOMAINS === '1' ? '; includeSubDomains' : ''}`
}
