/** Prefix of every access token, which makes it recognisable to people and secret scanners. */
const tokenPrefix = 'laurel_'

/** Random bytes per token. */
export const tokenBytes = 32

const tokenPattern = /^laurel_[A-Za-z0-9_-]{43}$/

/** Encodes 32 random bytes as a token, in base64url. */
export function writeToken(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return tokenPrefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Whether the text has the format of a token. */
export function isToken(text: string): boolean {
  return tokenPattern.test(text)
}

/** The end of a token, by which its owner recognises it. */
export function hintOf(token: string): string {
  return token.slice(-4)
}

/** What an Authorization header shows as a bearer; null for anything else. */
export function bearerIn(authorization: string | null): string | null {
  return /^bearer[ \t]+(.*)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null
}

/**
 * The access token in an Authorization header, well-formed or not; null for anything else. Existing clients send a
 * bearer value of their own beside the cookie, so only values with our prefix count.
 */
export function shownToken(authorization: string | null): string | null {
  const value = bearerIn(authorization)
  return value?.startsWith(tokenPrefix) ? value : null
}

/** Whether the method only reads, which is all that the scope `read` permits. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
